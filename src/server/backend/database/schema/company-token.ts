import { sql } from 'drizzle-orm'
import {
  char,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { tokenScopes } from '#contract/company-api.ts'
import { companyMember } from './account.ts'
import { createdAt, id, instant } from './columns.ts'
import { company } from './company.ts'

export const companyTokenScope = pgEnum('company_token_scope', tokenScopes)

/** What a company's own system shows itself with. Goes with the membership of the owner who made it. */
export const companyToken = pgTable(
  'company_token',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Whose rights it has. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => companyMember.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scope: companyTokenScope('scope').notNull(),
    /** SHA-256 of the token, hex: by it the row is found. The token itself is kept nowhere. */
    secretHash: char('secret_hash', { length: 64 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_token_secret').on(table.secretHash),
    index('company_token_company').on(table.companyId),
    index('company_token_member').on(table.memberId),
    check('company_token_secret_hash', sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** The answer to a call with an `Idempotency-Key`, told again to whoever repeats the call. */
export const companyTokenAnswer = pgTable(
  'company_token_answer',
  {
    tokenId: uuid('token_id')
      .notNull()
      .references(() => companyToken.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of method, address and body, hex: another call with the key is refused. */
    callHash: char('call_hash', { length: 64 }).notNull(),
    /** Null while the call is carried out. */
    status: integer('status'),
    headers: text('headers'),
    body: text('body'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenId, table.key] }),
    index('company_token_answer_created').on(table.createdAt),
  ],
)
