import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt, id, instant } from './columns.ts'
import { notificationKind } from './notification.ts'
import { session } from './session.ts'

/** A browser that a person wants to be told in. It goes with the sign-in that it was made in. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: id(),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Address of the push service; who has it can try to ring, so that nobody is shown it. */
    endpoint: text('endpoint').notNull(),
    kinds: notificationKind('kinds').array().notNull(),
    createdAt: createdAt(),
    deliveredAt: instant('delivered_at'),
    /** Tries that failed since the last delivery. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint').on(table.endpoint),
    uniqueIndex('push_subscription_session').on(table.sessionId),
    index('push_subscription_uid').on(table.uid, table.createdAt),
    check('push_subscription_endpoint_length', sql`length(${table.endpoint}) between 1 and 1000`),
    check('push_subscription_kinds', sql`cardinality(${table.kinds}) > 0`),
  ],
)
