import { index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { claimableKinds } from '#contract/desk.ts'
import { account } from './account.ts'
import { instant } from './columns.ts'

export const claimableKind = pgEnum('claimable_kind', claimableKinds)

/** What an operator has taken, so that the other one leaves it alone. Void after `claimMinutes`. */
export const deskClaim = pgTable(
  'desk_claim',
  {
    kind: claimableKind('kind').notNull(),
    subject: uuid('subject').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    // The removal of an account.
    index('desk_claim_uid').on(table.uid),
  ],
)
