import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

/** A sign-in on one device. The browser holds only the secret whose hash is here; the provider's tokens stay here, sealed. */
export const session = pgTable(
  'session',
  {
    id: id(),
    /** SHA-256 of the secret in the cookie, hex. */
    secretHash: text('secret_hash').notNull(),
    /** The hash that it replaced: who still comes with that one is answered that there is no session, and keeps the cookie. */
    replacedSecretHash: text('replaced_secret_hash'),
    uid: text('uid').notNull(),
    /** Browser and system in words, for the person's own list. */
    device: text('device').notNull(),
    /** Identity and refresh token, encrypted under AUTH_SECRET; null once the session was ended from elsewhere. */
    tokens: text('tokens'),
    /** Counts the changes of `tokens`: a writer that read an older one loses. */
    generation: integer('generation').notNull().default(0),
    /** Claims of the identity token, so that reading a session decrypts nothing. */
    email: text('email'),
    emailVerified: boolean('email_verified').notNull(),
    secondFactor: boolean('second_factor').notNull(),
    /** An SMS alone signed in. Rows from before the column say so at their next renewal, which is minutes away. */
    byPhone: boolean('by_phone').notNull().default(false),
    authTime: instant('auth_time').notNull(),
    tokenExpiresAt: instant('token_expires_at').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('session_secret_hash').on(table.secretHash),
    index('session_replaced_secret_hash')
      .on(table.replacedSecretHash)
      .where(sql`${table.replacedSecretHash} is not null`),
    index('session_uid').on(table.uid, table.lastSeenAt),
    index('session_last_seen').on(table.lastSeenAt),
    check('session_secret_hash_form', sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`),
    check('session_ended', sql`(${table.revokedAt} is null) = (${table.tokens} is not null)`),
  ],
)
