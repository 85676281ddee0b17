import { notificationKindNames } from '#contract/notification.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

export const addNotificationKind = (builder: Builder) =>
  builder.enumType('NotificationKind', {
    values: notificationKindNames,
    description: 'What people are told of.',
  })

export type NotificationKindEnum = ReturnType<typeof addNotificationKind>
