import { accountKinds } from '#contract/account.ts'
import { markAllSchema, notificationIdSchema } from '#contract/notification-input.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account } from '#server/domain/access-row.ts'

export const markNotificationRead = procedure({
  name: 'markNotificationRead',
  actions: ['notifications.markRead'],
  who: account(accountKinds, 'second_factor'),
  description:
    'Marks one, with those before it of its kind and thing. Answers the path that it leads to; null: not the caller’s.',
  input: notificationIdSchema,
  answer: 'String',
  run: ({ services, caller }, { id }) => services.notifications.markRead(caller.uid, id),
})

export const markNotificationsRead = procedure({
  name: 'markNotificationsRead',
  actions: ['notifications.markAllRead'],
  who: account(accountKinds, 'second_factor'),
  description: 'Marks all up to one, of one kind or of all. Answers how many were unread.',
  input: markAllSchema,
  types: { upTo: 'ID!', kind: 'NotificationKind' },
  answer: 'Int!',
  run: ({ services, caller }, what) => services.notifications.markAllRead(caller.uid, what),
})
