import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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

/**
 * The number that opens a person's sessions by SMS alone. The provider may have another one, or have it without a row
 * here: whoever holds a token can link one there.
 */
export const signInPhone = pgTable(
  'sign_in_phone',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => account.uid, { onDelete: 'cascade' }),
    /** E.164, as the provider told it when the person linked it. */
    phone: text('phone').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('sign_in_phone_form', sql`${table.phone} ~ '^\\+[1-9][0-9]{1,14}$'`)],
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

/**
 * Changes of an e-mail address: one that waits for the link to the new address, and applied ones while the old address
 * can undo them. No reference: who has no account here may change their address too. Links only as hashes.
 */
export const emailChange = pgTable(
  'email_change',
  {
    id: id(),
    uid: text('uid').notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /**
     * Whether the provider had the old address as verified when it was asked for. One that was not may be mistyped, and somebody
     * else's, who is told nothing of the change and undoes none.
     */
    oldVerified: boolean('old_verified').notNull().default(true),
    /** The provider's `signInsValidFrom` when it was asked for: once it moves, the change is void. */
    signInsValidFrom: instant('sign_ins_valid_from'),
    /** SHA-256 of the newest link's token, hex; to the new address while it waits, then to the old. Null: none is out. */
    tokenHash: text('token_hash'),
    createdAt: createdAt(),
    /** Null: waits. */
    appliedAt: instant('applied_at'),
    /** Until then the newest link can be used. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_change_token').on(table.tokenHash),
    uniqueIndex('email_change_waiting')
      .on(table.uid)
      .where(sql`${table.appliedAt} is null`),
    index('email_change_uid').on(table.uid),
    index('email_change_due').on(table.dueAt),
  ],
)

/**
 * Codes of verification mails, one for each person: a newer one takes its place. No reference: the mail may be asked for
 * before there is an account.
 */
export const verificationCode = pgTable(
  'verification_code',
  {
    uid: text('uid').primaryKey(),
    /** Where it was sent; another address of the person is not verified by it. */
    email: text('email').notNull(),
    /** HMAC-SHA-256 of person, address and code under a key that is not in the database, hex. */
    hash: text('hash').notNull(),
    /** The id of the session whose page takes it; null: any of the person's, as the operator had the mail sent. */
    browser: text('browser'),
    tries: integer('tries').notNull(),
    createdAt: createdAt(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('verification_code_due').on(table.dueAt)],
)

/**
 * Sign-ups that wait for the code of their mail, one for each browser. A row looks the same whether the address has an
 * account already: then its code is sent to nobody.
 */
export const waitingSignUp = pgTable(
  'waiting_sign_up',
  {
    /** SHA-256 of the secret of the browser, hex. */
    browser: text('browser').primaryKey(),
    email: text('email').notNull(),
    /** Of the person whom the provider makes for it, with the first mail. */
    uid: text('uid').notNull(),
    /** The code and, until the person was made, the password, encrypted under a key that is not in the database. */
    sealed: text('sealed').notNull(),
    callbackUrl: text('callback_url').notNull(),
    tries: integer('tries').notNull(),
    /** When it was seen that the provider has the address as verified; null: not yet. */
    verifiedAt: instant('verified_at'),
    createdAt: createdAt(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('waiting_sign_up_due').on(table.dueAt), index('waiting_sign_up_uid').on(table.uid)],
)
