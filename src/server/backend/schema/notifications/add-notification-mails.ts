import type { NotificationMail } from '#server/backend/notifications/notification-mails.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { addNotificationChoices } from './add-notification-choices.ts'
import type { NotificationEnums } from './notification-enums.ts'

/** The links in mails of notifications. Whoever has one reads the mailbox it went to. */
export const addNotificationMails = (
  builder: Builder,
  { Topic }: NotificationEnums,
  Choice: ReturnType<typeof addNotificationChoices>,
): void => {
  const Subject = builder.objectRef<NotificationMail>('NotificationMail').implement({
    fields: (t) => ({
      topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
      choices: t.field({
        type: [Choice],
        description: 'The kinds that the topic stands for now.',
        resolve: ({ choices }) => choices,
      }),
    }),
  })
  builder.queryFields((t) => ({
    notificationMail: t.field({
      type: Subject,
      nullable: true,
      description: 'What the link of a mail is about; looking changes nothing. Null: it is none of these.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, { services }) => services.notificationMails.look(token),
    }),
  }))
}
