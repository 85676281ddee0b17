import { bigint, index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt } from './columns.ts'

export const liveKind = pgEnum('live_kind', ['notifications', 'thread'])

/** The last sequence number of a person's changes; its row is locked until the commit, so that numbers are seen in order. */
export const liveCursor = pgTable('live_cursor', {
  uid: text('uid')
    .primaryKey()
    .references(() => account.uid, { onDelete: 'cascade' }),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
})

/** That something of a person's changed, never what; open pages catch up by it. Kept for a day. */
export const liveChange = pgTable(
  'live_change',
  {
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    kind: liveKind('kind').notNull(),
    threadId: uuid('thread_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.sequence] }),
    index('live_change_created').on(table.createdAt),
  ],
)
