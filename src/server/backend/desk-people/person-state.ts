import { and, count, eq, isNull } from 'drizzle-orm'
import type { AccountKind } from '#contract/account.ts'
import { deskPeopleLimits } from '#contract/desk-people.ts'
import type { FactorRemovalState } from '#contract/factor-removal.ts'
import type { MailStopReason } from '#contract/mail-stop.ts'
import { maskPhone } from '#contract/phone.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { deliveriesTo, type MailDelivery } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { createDeletions } from '#server/backend/security/deletions.ts'
import {
  createFactorRemovalRows,
  type FactorRemovalRow,
} from '#server/backend/security/factor-removal-rows.ts'
import { createRecoveryCodes } from '#server/backend/security/recovery-codes.ts'
import { createSignInPhones } from '#server/backend/security/sign-in-security.ts'
import type { Count } from '#server/ports/limit-counts.ts'
import type { People } from '#server/ports/people.ts'
import type { OpenRateLimits } from '#server/ports/rate-limits.ts'

export type RemovalState = {
  state: FactorRemovalState
  dueAt: Date | null
  startedAt: Date
  /** The admin who asks started it. */
  own: boolean
}

/** How an account is, and nothing of what its person wrote or does. Numbers are masked. */
export type PersonState = {
  uid: string
  kind: AccountKind
  /** The admin who asks. */
  oneself: boolean
  createdAt: Date
  /** Null: the provider has nobody of this id any more. */
  atProvider: { emailVerified: boolean; hasPassword: boolean; factors: readonly string[] } | null
  signInPhone: string | null
  recoveryCodesLeft: number
  openSessions: number
  deletionDueAt: Date | null
  mailStop: { reason: MailStopReason; at: Date } | null
  mails: readonly MailDelivery[]
  counts: readonly Count[]
  removal: RemovalState | null
  frozenUntil: Date | null
}

export const removalStateOf = (row: FactorRemovalRow, admin: string): RemovalState => ({
  state: row.state,
  dueAt: row.dueAt,
  startedAt: row.createdAt,
  own: row.askedBy === admin,
})

type Dependencies = {
  database: Database
  people: Pick<People, 'find'>
  rateLimits: Pick<OpenRateLimits, 'countsOf'>
  now: () => Date
}

/** The account of one person, for the admin who asks; null: there is none. */
export const readPersonState = async (
  { database, people, rateLimits, now }: Dependencies,
  { uid, admin }: { uid: string; admin: string },
): Promise<PersonState | null> => {
  const [own] = await database.select().from(account).where(eq(account.uid, uid))
  if (own === undefined) return null
  const { email, kind, createdAt } = own
  const removals = createFactorRemovalRows(database)
  const [
    person,
    phone,
    recoveryCodesLeft,
    sessions,
    deletionDueAt,
    stops,
    mails,
    counts,
    removal,
    frozenUntil,
  ] = await Promise.all([
    people.find(uid),
    createSignInPhones(database).find(uid),
    createRecoveryCodes(database).left(uid),
    database
      .select({ open: count() })
      .from(session)
      .where(and(eq(session.uid, uid), isNull(session.revokedAt))),
    createDeletions(database).dueAt(uid),
    database
      .select({ reason: mailStop.reason, at: mailStop.at })
      .from(mailStop)
      .where(and(eq(mailStop.email, email), isNull(mailStop.liftedAt))),
    deliveriesTo(database, email, deskPeopleLimits.mails),
    rateLimits.countsOf([uid, email]),
    removals.openOf(uid),
    removals.frozenUntil(uid, now()),
  ])
  return {
    uid,
    kind,
    oneself: uid === admin,
    createdAt,
    atProvider:
      person === null
        ? null
        : {
            emailVerified: person.emailVerified,
            hasPassword: person.hasPassword,
            factors: person.factors.map((factor) => maskPhone(factor.phone ?? '')),
          },
    signInPhone: phone === null ? null : maskPhone(phone),
    recoveryCodesLeft,
    openSessions: sessions[0]?.open ?? 0,
    deletionDueAt,
    mailStop: stops[0] ?? null,
    mails,
    counts,
    removal: removal === null ? null : removalStateOf(removal, admin),
    frozenUntil,
  }
}
