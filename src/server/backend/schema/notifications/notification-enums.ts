import { mailTopics } from '#contract/notification-choice.ts'
import { mailChoices } from '#contract/notification.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { NotificationKindEnum } from './kind-enum.ts'

export const addNotificationEnums = (builder: Builder, Kind: NotificationKindEnum) => ({
  Kind,
  Mail: builder.enumType('MailChoice', {
    values: mailChoices,
    description: 'daily, weekly: gathered in one mail.',
  }),
  Topic: builder.enumType('MailTopic', {
    values: mailTopics,
    description: 'A kind, or the mails that gather what is told daily and weekly.',
  }),
})

export type NotificationEnums = ReturnType<typeof addNotificationEnums>
