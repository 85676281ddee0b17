import { and, asc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import type { AccountKind, ConsentDocument } from '#contract/account.ts'
import { leaveApplications } from '#server/backend/applications/erase-applications.ts'
import { dropDeliveries } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { dropMailStop } from '#server/backend/mail-stops/mail-stop-rows.ts'
import { dropInvitesTo } from '#server/backend/members/invite-rows.ts'
import { leaveThreads } from '#server/backend/messages/end-threads.ts'
import { leaveReports } from '#server/backend/reports/own-reports.ts'
import { eraseNewsOf } from '#server/backend/news/erase-news.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, consentRecord } from '#server/backend/database/schema/account.ts'
import {
  accountDeletion,
  emailChange,
  verificationCode,
  waitingSignUp,
} from '#server/backend/database/schema/account-security.ts'
import { session } from '#server/backend/database/schema/session.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { subjectOf } from '#server/domain/news/words.ts'
import { newId } from '#server/platform/ids.ts'

export type NewAccount = {
  uid: string
  /** As the identity provider verified or claims it. */
  email: string
  emailVerified: boolean
  /** Nobody signs up as admin: that is granted. */
  kind: Exclude<AccountKind, 'admin'>
  /** Versions of the documents that were agreed to. */
  consents: Readonly<Record<ConsentDocument, string>>
  /** Who agreed to it, where the person is not 18 yet. */
  guardianName?: string | null
}

/** Makes the account with its proof of consent. `exists`: this person already has one, which stays as it is. */
export const insertAccount = async (
  { database, at, audit }: Unit,
  { uid, kind, email, emailVerified, consents, guardianName = null }: NewAccount,
): Promise<'created' | 'exists'> => {
  const made = await database
    .insert(account)
    .values({
      uid,
      kind,
      email: email.toLowerCase(),
      emailVerifiedAt: emailVerified ? at : null,
      guardianName,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ uid: account.uid })
  if (made.length === 0) return 'exists'
  await database
    .insert(consentRecord)
    .values([
      { id: newId(), uid, document: 'terms', version: consents.terms, createdAt: at },
      { id: newId(), uid, document: 'privacy', version: consents.privacy, createdAt: at },
    ])
    .onConflictDoNothing()
  audit({ action: 'account.created', subject: `account:${uid}`, detail: { kind } })
  return 'created'
}

/** Why an account goes. `gone`: the identity provider no longer knows the person; `rejected`: their address is somebody else's. */
export type RemovalReason = 'unverified' | 'asked' | 'gone' | 'rejected'

/** Deletes an account with its memberships, invitations, sessions, changes of address, messages, what it sent to companies and what others were told of it; proofs of consent and the audit log stay, and its reports of ads without it. */
export const deleteAccount = async (unit: Unit, uid: string, reason: RemovalReason): Promise<void> => {
  const { database, audit, send } = unit
  await leaveApplications(unit, uid)
  await leaveThreads(unit, uid)
  await eraseNewsOf(database, [subjectOf.member(uid)])
  await database.delete(session).where(eq(session.uid, uid))
  await database.delete(emailChange).where(eq(emailChange.uid, uid))
  await database.delete(verificationCode).where(eq(verificationCode.uid, uid))
  await database.delete(waitingSignUp).where(eq(waitingSignUp.uid, uid))
  const removed = await database
    .delete(account)
    .where(eq(account.uid, uid))
    .returning({ email: account.email, emailVerifiedAt: account.emailVerifiedAt })
  for (const own of removed) {
    // An address that nobody verified may be somebody else's, who is still to accept.
    if (own.emailVerifiedAt !== null) {
      await dropInvitesTo(database, own.email)
      await dropMailStop(database, own.email)
      await dropDeliveries(database, own.email)
    }
    await leaveReports(database, { uid, ...own })
  }
  send({ name: 'publish-live', data: { uid }, key: uid })
  if (removed.length > 0) audit({ action: 'account.removed', subject: `account:${uid}`, detail: { reason } })
}

/** Accounts in Postgres, by the identity provider's uid. */
export const createAccounts = (database: Database, { work, now }: { work: Work; now: () => Date }) => ({
  /** Null: this person has none. */
  kindOf: async (uid: string): Promise<AccountKind | null> => {
    const [row] = await database.select({ kind: account.kind }).from(account).where(eq(account.uid, uid))
    return row?.kind ?? null
  },

  /** Takes over what the provider says of the e-mail; nothing happens when it is the same, or without an account. */
  confirmEmail: async ({
    uid,
    email,
    emailVerified,
  }: Pick<NewAccount, 'uid' | 'email' | 'emailVerified'>) => {
    const at = now()
    const address = email.toLowerCase()
    const verifiedAt = emailVerified
      ? sql`case when ${account.email} = ${address} then coalesce(${account.emailVerifiedAt}, ${at.toISOString()}::timestamptz) else ${at.toISOString()}::timestamptz end`
      : sql`null`
    await database
      .update(account)
      .set({ email: address, emailVerifiedAt: verifiedAt, updatedAt: at })
      .where(
        and(
          eq(account.uid, uid),
          sql`(${account.email}, ${account.emailVerifiedAt} is not null) is distinct from (${address}, ${emailVerified})`,
        ),
      )
  },

  /** Deletes the account of somebody whom the provider no longer has. `task`: whose work it is. */
  remove: (uid: string, reason: Exclude<RemovalReason, 'asked' | 'rejected'>, task: string): Promise<void> =>
    work({ kind: 'task', name: task }, (unit) => deleteAccount(unit, uid, reason)),

  /**
   * At most `most` people, first those whom the provider was not asked about for longest. Whose deletion has begun is left
   * to its task, which also tells them.
   */
  longestUnasked: async (most: number): Promise<readonly string[]> => {
    const begun = database
      .select({ uid: accountDeletion.uid })
      .from(accountDeletion)
      .where(and(eq(accountDeletion.uid, account.uid), isNotNull(accountDeletion.begunAt)))
    const rows = await database
      .select({ uid: account.uid })
      .from(account)
      .where(notExists(begun))
      .orderBy(sql`${account.foundAt} asc nulls first`, asc(account.uid))
      .limit(most)
    return rows.map(({ uid }) => uid)
  },

  /** Writes down that the provider was asked about these people and has them. */
  markFound: async (uids: readonly string[]): Promise<void> => {
    await work({ kind: 'task', name: 'gone-people' }, async (unit) => {
      await unit.database
        .update(account)
        .set({ foundAt: unit.at })
        .where(inArray(account.uid, [...uids]))
    })
  },
})
