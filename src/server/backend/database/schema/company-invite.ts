import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account, companyRole } from './account.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { company } from './company.ts'

/** People asked to join a company. Gone once accepted, withdrawn, or when whoever asked is no owner of it any more. */
export const companyInvite = pgTable(
  'company_invite',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Small letters; whoever has it verified may accept. */
    email: text('email').notNull(),
    role: companyRole('role').notNull(),
    invitedByUid: text('invited_by_uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    /** SHA-256 of the newest link's token, hex. Null: no mail was made yet. */
    tokenHash: text('token_hash'),
    /** Until then it can be accepted. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Also what a company's list reads.
    uniqueIndex('company_invite_once').on(table.companyId, table.email),
    uniqueIndex('company_invite_token').on(table.tokenHash),
    index('company_invite_email').on(table.email),
    index('company_invite_by').on(table.invitedByUid),
    index('company_invite_expires').on(table.expiresAt),
    check('company_invite_email', sql`length(${table.email}) between 3 and 254`),
    check('company_invite_lower', sql`${table.email} = lower(${table.email})`),
  ],
)
