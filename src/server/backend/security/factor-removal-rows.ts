import { and, asc, eq, gt, inArray, isNotNull, lt, lte, max } from 'drizzle-orm'
import { factorConfirmDays, factorFreezeDays, factorRemovalHours } from '#contract/factor-removal.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { emailChange } from '#server/backend/database/schema/account-security.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { session } from '#server/backend/database/schema/session.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import type { MailContent } from '#server/ports/mails.ts'

export type FactorRemovalRow = typeof factorRemoval.$inferSelect

const hourMilliseconds = 60 * 60 * 1000
const hoursFrom = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMilliseconds)

/** Days for which an ended removal is kept. */
const keptDays = 30

const cancellable = inArray(factorRemoval.state, ['asked', 'waiting'])
const open = inArray(factorRemoval.state, ['asked', 'waiting', 'begun'])

/** When a removal that begins to wait now is due. */
export const removalDueAt = (at: Date): Date => hoursFrom(at, factorRemovalHours)

/** Removals of second factors. What writes is the part of a unit that its caller begins. */
export const createFactorRemovalRows = (database: Database) => ({
  find: async (id: string): Promise<FactorRemovalRow | null> => {
    const [row] = await database.select().from(factorRemoval).where(eq(factorRemoval.id, id))
    return row ?? null
  },
  /** The one that is not over; null: there is none. */
  openOf: async (uid: string): Promise<FactorRemovalRow | null> => {
    const [row] = await database
      .select()
      .from(factorRemoval)
      .where(and(eq(factorRemoval.uid, uid), open))
    return row ?? null
  },
  /** All that are not over, those that wait for a second admin last. */
  allOpen: (most: number): Promise<readonly FactorRemovalRow[]> =>
    database
      .select()
      .from(factorRemoval)
      .where(open)
      .orderBy(asc(factorRemoval.dueAt), asc(factorRemoval.id))
      .limit(most),

  /** Until when a removal keeps this person's account as it is; null: it can be changed. */
  frozenUntil: async (uid: string, at: Date): Promise<Date | null> => {
    const [row] = await database
      .select({ until: max(factorRemoval.frozenUntil) })
      .from(factorRemoval)
      .where(and(eq(factorRemoval.uid, uid), gt(factorRemoval.frozenUntil, at)))
    return row?.until ?? null
  },

  due: async (at: Date): Promise<readonly string[]> => {
    const rows = await database
      .select({ id: factorRemoval.id })
      .from(factorRemoval)
      .where(and(inArray(factorRemoval.state, ['waiting', 'begun']), lte(factorRemoval.dueAt, at)))
      .orderBy(asc(factorRemoval.dueAt), asc(factorRemoval.id))
      .limit(1000)
    return rows.map(({ id }) => id)
  },

  /** From here on it can't be cancelled, and the account stays as it is. Null: it was cancelled, or is not due. */
  begin: async (id: string, at: Date): Promise<FactorRemovalRow | null> => {
    const [row] = await database
      .update(factorRemoval)
      .set({ state: 'begun', frozenUntil: hoursFrom(at, factorFreezeDays * 24) })
      .where(
        and(
          eq(factorRemoval.id, id),
          inArray(factorRemoval.state, ['waiting', 'begun']),
          lte(factorRemoval.dueAt, at),
        ),
      )
      .returning()
    return row ?? null
  },

  /** Somebody signed in with the factor since the removal was started. */
  wasFactorUsed: async ({ uid, createdAt }: FactorRemovalRow): Promise<boolean> =>
    (await database.$count(
      session,
      and(eq(session.uid, uid), eq(session.secondFactor, true), gt(session.authTime, createdAt)),
    )) > 0,

  /** Whose removal no second admin confirmed in time. */
  unconfirmed: async (at: Date): Promise<readonly string[]> => {
    const rows = await database
      .select({ uid: factorRemoval.uid })
      .from(factorRemoval)
      .where(
        and(
          eq(factorRemoval.state, 'asked'),
          lt(factorRemoval.createdAt, hoursFrom(at, -factorConfirmDays * 24)),
        ),
      )
      .orderBy(asc(factorRemoval.id))
      .limit(100)
    return rows.map(({ uid }) => uid)
  },

  /** Answers how many were over long ago. */
  removeOld: async (at: Date): Promise<number> => {
    const old = await database
      .delete(factorRemoval)
      .where(lt(factorRemoval.endedAt, hoursFrom(at, -keptDays * 24)))
      .returning({ id: factorRemoval.id })
    return old.length
  },
})

/** What is kept of them, for the copy of everything kept about a person. */
export const exportFactorRemovals = (database: Database, uid: string) =>
  database
    .select({
      state: factorRemoval.state,
      startedAt: factorRemoval.createdAt,
      dueAt: factorRemoval.dueAt,
      endedAt: factorRemoval.endedAt,
      frozenUntil: factorRemoval.frozenUntil,
    })
    .from(factorRemoval)
    .where(eq(factorRemoval.uid, uid))
    .orderBy(asc(factorRemoval.id))

/** Every address that reaches the person: the account's, and those that can still undo a change of it. */
export const addressesOf = async (
  { database, at }: Pick<Unit, 'database' | 'at'>,
  uid: string,
): Promise<readonly string[]> => {
  const own = await database.select({ email: account.email }).from(account).where(eq(account.uid, uid))
  const before = await database
    .select({ email: emailChange.oldEmail })
    .from(emailChange)
    .where(and(eq(emailChange.uid, uid), isNotNull(emailChange.appliedAt), gt(emailChange.dueAt, at)))
  return [...new Set([...own, ...before].map(({ email }) => email.toLowerCase()))]
}

/** Sends a mail to each address, and tells the person on the site. */
export const tellEverywhere = async (
  unit: Unit,
  uid: string,
  what: Parameters<typeof securityNews.happened>[0],
  { addresses, mail }: { addresses: readonly string[]; mail: (to: string) => MailContent },
): Promise<void> => {
  unit.tell({ uid, ...securityNews.happened(what) })
  unit.send(...addresses.map((to) => mailTask({ ...mail(to), to })))
}

/**
 * Who ended a removal: the person at the site, the link in a mail, a sign-in or a change of the factor, an admin, or time, since
 * no second admin confirmed it.
 */
export type CancelledBy = 'person' | 'link' | 'factor' | 'operator' | 'unconfirmed'

/** Ends the removal that waits, and tells every address of the person. False: none waited, or it has begun. */
export const cancelFactorRemoval = async (
  unit: Unit,
  uid: string,
  { by, reason }: { by: CancelledBy; reason?: string },
): Promise<boolean> => {
  const gone = await unit.database
    .update(factorRemoval)
    .set({ state: 'cancelled', endedAt: unit.at })
    .where(and(eq(factorRemoval.uid, uid), cancellable))
    .returning({ id: factorRemoval.id })
  if (gone.length === 0) return false
  unit.audit({
    action: 'factor_removal.cancelled',
    subject: `account:${uid}`,
    detail: { by, ...(reason !== undefined && { reason }) },
  })
  const addresses = await addressesOf(unit, uid)
  await tellEverywhere(unit, uid, 'factor-removal-cancelled', {
    addresses,
    mail: () => ({ kind: 'factor-removal-cancelled', data: { by } }),
  })
  return true
}
