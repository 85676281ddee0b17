import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { notificationLimits, type NotificationKind } from '#contract/notification.ts'
import type { Database } from '#server/backend/database/open.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'

/** One line of the list: `count` unread ones of one kind and subject, told in the words of the newest; or one that was read. */
export type NotificationLine = typeof notification.$inferSelect & { count: number }

/** Where a page of the list begins: behind this one of the unread lines, or of those that were read. */
export type NotificationPlace = { of: 'unread' | 'read'; id: string }

export type NotificationList = {
  uid: string
  lines: readonly NotificationLine[]
  /** Null: there are no more. */
  next: NotificationPlace | null
  /** The newest unread one; null: nothing is unread. What comes later is not marked with it. */
  newestUnread: string | null
}

type Wanted = { kind: NotificationKind | null; after: NotificationPlace | null }

const more = alias(notification, 'more')
const sameGroup = and(
  eq(more.uid, notification.uid),
  eq(more.kind, notification.kind),
  eq(more.subject, notification.subject),
  more.shown,
  isNull(more.readAt),
)
/** One more than is counted at the most. */
const counted = sql.raw(String(notificationLimits.count + 1))

const shownOf = (uid: string, kind: NotificationKind | null) =>
  and(eq(notification.uid, uid), notification.shown, kind === null ? undefined : eq(notification.kind, kind))
const isUnread = isNull(notification.readAt)
const behind = (place: NotificationPlace | null) =>
  place === null ? undefined : lt(notification.id, place.id)

type Page = { uid: string; kind: NotificationKind | null; after: NotificationPlace | null; most: number }

/**
 * The newest of each group that is unread, newest first. One look at what the person has not read finds the groups, whatever
 * else is in the table; ids compare as their texts, of which alone every Postgres knows the greatest.
 */
const unreadLines = (database: Database, { uid, kind, after, most }: Page): Promise<NotificationLine[]> => {
  const newest = sql<string>`max(${notification.id}::text collate "C")::uuid`
  const page = database
    .select({ newest: newest.as('newest') })
    .from(notification)
    .where(and(shownOf(uid, kind), isUnread))
    .groupBy(notification.kind, notification.subject)
    .having(after === null ? undefined : sql`${newest} < ${after.id}::uuid`)
    .orderBy(sql`${newest} desc`)
    .limit(most)
    .as('page')
  return database
    .select({
      ...getTableColumns(notification),
      count: sql<number>`(select count(*)::int from (select from ${notification} as more where ${sameGroup} limit ${counted}) as few)`,
    })
    .from(page)
    .innerJoin(notification, eq(notification.id, page.newest))
    .orderBy(desc(notification.id))
}

const readLines = async (
  database: Database,
  { uid, kind, after, most }: Page,
): Promise<NotificationLine[]> => {
  const rows = await database
    .select()
    .from(notification)
    .where(and(shownOf(uid, kind), isNotNull(notification.readAt), behind(after)))
    .orderBy(desc(notification.id))
    .limit(most)
  return rows.map((row) => ({ ...row, count: 1 }))
}

/** Marks what `where` leaves, and lets the person's open pages know. Answers how many. */
const mark = async ({ database, at, signal }: Unit, uid: string, where: ReturnType<typeof and>) => {
  const marked = await database
    .update(notification)
    .set({ readAt: at })
    .where(and(where, isUnread))
    .returning({ id: notification.id })
  if (marked.length > 0) signal({ uid, kind: 'notifications' })
  return marked.length
}

/** What people were told on the site. Each sees and marks their own; another's is answered like what is not there. */
export const createNotifications = ({ database, work }: { database: Database; work: Work }) => ({
  /** A page of lines: unread first, then what was read; each newest first. */
  list: async (uid: string, { kind, after }: Wanted): Promise<NotificationList> => {
    const most = notificationLimits.page + 1
    const unread = after?.of === 'read' ? [] : await unreadLines(database, { uid, kind, after, most })
    const room = most - unread.length
    const read =
      room === 0
        ? []
        : await readLines(database, { uid, kind, after: after?.of === 'read' ? after : null, most: room })
    const all = [...unread, ...read]
    const lines = all.slice(0, notificationLimits.page)
    const last = lines.at(-1)
    const [newest] =
      after === null
        ? unread
        : await database
            .select({ id: notification.id })
            .from(notification)
            .where(and(shownOf(uid, kind), isUnread))
            .orderBy(desc(notification.id))
            .limit(1)
    return {
      uid,
      lines,
      next:
        last === undefined || all.length <= lines.length
          ? null
          : { of: last.readAt === null ? 'unread' : 'read', id: last.id },
      newestUnread: newest?.id ?? null,
    }
  },

  /** Unread ones; one more than `notificationLimits.count` stands for all that are more. */
  countUnread: async (uid: string): Promise<number> => {
    const few = database
      .select({ id: notification.id })
      .from(notification)
      .where(and(shownOf(uid, null), isUnread))
      .limit(notificationLimits.count + 1)
      .as('few')
    return database.$count(few)
  },

  /** Marks one with all before it of its kind and subject. Answers where it leads; null: it is not theirs, or is gone. */
  markRead: (uid: string, id: string): Promise<string | null> =>
    work({ kind: 'person', uid }, async (unit) => {
      const [row] = await unit.database
        .select()
        .from(notification)
        .where(and(shownOf(uid, null), eq(notification.id, id)))
      if (row === undefined) return null
      const { kind, subject, href } = row
      await mark(
        unit,
        uid,
        and(shownOf(uid, kind), eq(notification.subject, subject), lte(notification.id, id)),
      )
      return href
    }),

  /** Marks everything up to one, so that what came meanwhile stays unread; of one kind, or of all. Answers how many. */
  markAllRead: (
    uid: string,
    { upTo, kind }: { upTo: string; kind: NotificationKind | null },
  ): Promise<number> =>
    work({ kind: 'person', uid }, (unit) =>
      mark(unit, uid, and(shownOf(uid, kind), lte(notification.id, upTo))),
    ),
})

export type Notifications = ReturnType<typeof createNotifications>
