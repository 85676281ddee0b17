import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt, id, instant } from './columns.ts'

/** Codes that stand in for a lost phone. Only hashes: the codes are shown once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: id(),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    /** SHA-256 of uid and code, hex; a code has 78 bits, so that it needs no slow hash. */
    hash: text('hash').notNull(),
    /** Null: can be used still. */
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('recovery_code_hash').on(table.uid, table.hash)],
)

/** Accounts whose people asked for their deletion; gone with the account. */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => account.uid, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Until then it can be taken back. */
    dueAt: instant('due_at').notNull(),
    /** When the deletion began, which nothing takes back; null: it can be. */
    begunAt: instant('begun_at'),
  },
  (table) => [index('account_deletion_due').on(table.dueAt)],
)
