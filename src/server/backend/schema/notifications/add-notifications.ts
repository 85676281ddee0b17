import type {
  NotificationLine,
  NotificationList,
  NotificationPlace,
} from '#server/backend/news/notifications.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { isUuid, readCursor, writeCursor } from '#server/backend/schema/list-window.ts'
import type { NotificationKindEnum } from './kind-enum.ts'

const cursorName = 'notifications'

const readPlace = (cursor: string | null | undefined): NotificationPlace | null => {
  if (cursor === null || cursor === undefined) return null
  const [of, id = ''] = readCursor(cursorName, cursor, 2)
  if ((of !== 'unread' && of !== 'read') || !isUuid(id)) throw inputError('after is no cursor of this list')
  return { of, id }
}

/** What the caller was told on the site. */
export const addNotifications = (builder: Builder, Kind: NotificationKindEnum): void => {
  const Notification = builder.objectRef<NotificationLine>('Notification').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      text: t.exposeString('text', { description: 'One line; of several, of the newest.' }),
      href: t.exposeString('href', { description: 'A path of this site.' }),
      count: t.exposeInt('count', {
        description: 'Unread ones of the same kind and thing that the line stands for; 100 is 100 and more.',
      }),
      read: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
      toldAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    }),
  })
  const List = builder.objectRef<NotificationList>('NotificationList').implement({
    fields: (t) => ({
      lines: t.field({ type: [Notification], resolve: ({ lines }) => [...lines] }),
      next: t.string({
        nullable: true,
        description: 'For `after`; null: there are no more.',
        resolve: ({ next }) => (next === null ? null : writeCursor(cursorName, [next.of, next.id])),
      }),
      newestUnread: t.id({ nullable: true, resolve: ({ newestUnread }) => newestUnread }),
    }),
  })
  builder.queryFields((t) => ({
    notifications: t.field({
      type: List,
      description: 'Unread ones first, 30 lines a page; of one kind, or of all.',
      args: { kind: t.arg({ type: Kind }), after: t.arg.string() },
      resolve: (_parent, { kind, after }, context) => {
        const wanted = { kind: kind ?? null, after: readPlace(after) }
        return context.services.notifications.list(callerOf(context).uid, wanted)
      },
    }),
    notificationCount: t.int({
      nullable: true,
      description: 'Unread ones; 100 is 100 and more. Null for who has no account.',
      resolve: (_parent, _args, context) => context.services.notifications.countUnread(callerOf(context).uid),
    }),
  }))
}
