import { eq } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import { homeOfPeople } from '#contract/account-way.ts'
import type { EmailChangeAnswer, EmailLinkAnswer } from '#contract/account-security.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { linkTask } from '#server/backend/tasks/mail-task.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import type { People, PersonAtProvider } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createMailLimits } from './account-limits.ts'
import { createFactorRemovalRows } from '#server/backend/security/factor-removal-rows.ts'
import { forgetWaysInSince, removeWaysInSince } from '#server/backend/security/ways-in-since.ts'
import { cancelEmailChange, createEmailChangeRows, type EmailChangeRow } from './email-change-rows.ts'
import { sessionEnds } from './session-rows.ts'
import { createVerificationCodeRows } from './verification-code-rows.ts'
import { createWaitingSignUpRows } from './waiting-sign-up-rows.ts'

type Dependencies = {
  database: Database
  work: Work
  people: Pick<
    People,
    'find' | 'findByEmail' | 'changeEmail' | 'forgetPassword' | 'remove' | 'removeFactors' | 'removePhone'
  >
  rateLimits: RateLimits
  origin: string
  now: () => Date
}

/** People whom the sweep asks the provider about at a time. */
const atOnce = 10

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()
const instantOf = (at: Date | null) => at?.getTime() ?? null

/**
 * `void`: everything was signed out, or password or address were changed, since it was asked for; or the address was verified, whose
 * owner may be somebody else than who asked.
 */
const stateOf = (row: EmailChangeRow, person: PersonAtProvider | null): 'changed' | 'stands' | 'void' => {
  if (person === null) return 'void'
  // The provider did it, and nobody wrote it down: a process died between the two.
  if (same(person.email, row.newEmail)) return 'changed'
  const stands =
    same(person.email, row.oldEmail) &&
    instantOf(person.signInsValidFrom) === instantOf(row.signInsValidFrom) &&
    (row.oldVerified || !person.emailVerified)
  return stands ? 'stands' : 'void'
}

/** The address that the provider has now, and no sign-in from before. */
const followProvider = async ({ database, at, purge }: Unit, uid: string, email: string): Promise<void> => {
  await database
    .update(account)
    .set({ email: email.toLowerCase(), emailVerifiedAt: at, updatedAt: at })
    .where(eq(account.uid, uid))
  await sessionEnds(database).revokeAll(uid, null, at)
  purge(cacheTags.person(uid))
}

/**
 * Changes of e-mail addresses by links of our own: the provider makes no code for them, so that what is cancelled here
 * cannot be done there. The provider's changes are repeatable and come before what is written down about them.
 */
export const createEmailChanges = ({ database, work, people, rateLimits, origin, now }: Dependencies) => {
  const limits = createMailLimits(rateLimits)
  const rows = createEmailChangeRows(database)
  const isFrozen = async (uid: string): Promise<boolean> =>
    (await createFactorRemovalRows(database).frozenUntil(uid, now())) !== null

  const finish = (row: EmailChangeRow): Promise<void> =>
    work({ kind: 'person', uid: row.uid }, async (unit) => {
      const changes = createEmailChangeRows(unit.database)
      if (!row.oldVerified) await changes.remove(row.id)
      else if (!(await changes.apply(row, unit.at))) return
      await followProvider(unit, row.uid, row.newEmail)
      unit.audit({ action: 'email.changed', subject: `account:${row.uid}` })
      // Its mail has a link, whose token is made when it is sent.
      if (row.oldVerified)
        unit.send({ name: 'send-email-change', data: { changeId: row.id, to: 'old address' } })
      unit.tell({ uid: row.uid, ...securityNews.happened('email-changed') })
    })

  const cancelVoid = (uid: string): Promise<boolean> =>
    work({ kind: 'task', name: 'ended-email-changes' }, (unit) => cancelEmailChange(unit, uid))

  const drop = (row: EmailChangeRow): Promise<void> =>
    work({ kind: 'person', uid: row.uid }, ({ database: within }) =>
      createEmailChangeRows(within).remove(row.id),
    )

  /** Whoever registered the address without ever reading its mail stands in the way of the one who does. */
  const restore = async ({ uid, oldEmail }: EmailChangeRow) => {
    const answer = await people.changeEmail(uid, oldEmail)
    if (answer !== 'taken') return answer
    const holder = await people.findByEmail(oldEmail)
    if (holder === null || holder.emailVerified || holder.uid === uid) return answer
    await people.remove(holder.uid)
    return people.changeEmail(uid, oldEmail)
  }

  return {
    /** A notice to the old address, where it was verified, and one mail to the new one, whether somebody has that or not. */
    request: async (
      { uid, email }: { uid: string; email: string },
      newEmail: string,
    ): Promise<EmailChangeAnswer> => {
      if (same(newEmail, email)) return 'same'
      if (await isFrozen(uid)) return 'frozen'
      if ((await limits.byPerson('changeEmail', uid, newEmail)).kind === 'limited') return 'limited'
      const person = await people.find(uid)
      const signInsValidFrom = person?.signInsValidFrom ?? null
      const oldVerified = person?.emailVerified === true
      await work({ kind: 'person', uid }, async ({ database: within, at, audit, send, tell }) => {
        const wanted = { uid, oldEmail: email, oldVerified, newEmail, signInsValidFrom }
        const changeId = await createEmailChangeRows(within).request(wanted, at)
        audit({ action: 'email.change_requested', subject: `account:${uid}` })
        send({ name: 'send-email-change', data: { changeId, to: 'new address' } })
        const kind = 'email-change-requested'
        const news = securityNews.happened(kind)
        if (oldVerified) tell(...newsTo([{ uid, email }], news, { kind, data: { newEmail } }))
        else tell({ uid, ...news })
      })
      return 'sent'
    },

    /** On the person's word. False: none waited. */
    cancel: (uid: string): Promise<boolean> =>
      work({ kind: 'person', uid }, (unit) => cancelEmailChange(unit, uid)),

    /** What the link to the new address would do; nothing happens. Null: it is void. */
    look: (token: string) => rows.find(token, 'new address', now()),
    /** The same for the link to the old address. */
    lookAtUndo: (token: string) => rows.find(token, 'old address', now()),

    /** Gives the person the new address and ends all their sign-ins. A change that became void is cancelled. */
    confirm: async (token: string): Promise<EmailLinkAnswer> => {
      const row = await rows.find(token, 'new address', now())
      if (row === null || (await isFrozen(row.uid))) return 'invalid'
      const state = stateOf(row, await people.find(row.uid))
      if (state === 'void') {
        await cancelVoid(row.uid)
        return 'invalid'
      }
      const answer = await people.changeEmail(row.uid, row.newEmail)
      if (answer !== 'changed') {
        await drop(row)
        return answer === 'taken' ? 'taken' : 'invalid'
      }
      await finish(row)
      return 'done'
    },

    /**
     * Gives the person the old address again, ends all sign-ins, and takes every change since then away, with the number,
     * the second factor and the codes that were set since, and a deletion that was asked for. The password becomes one that
     * nobody knows, and the mail that sets a new one is on its way.
     */
    undo: async (token: string): Promise<EmailLinkAnswer> => {
      const row = await rows.find(token, 'old address', now())
      if (row === null) return 'invalid'
      await people.forgetPassword(row.uid)
      const answer = await restore(row)
      if (answer === 'taken') return 'taken'
      // Nobody is signed in any more who could set them again.
      const since = row.createdAt
      const removed = await removeWaysInSince(people, database, { uid: row.uid, since })
      await work({ kind: 'person', uid: row.uid }, async (unit) => {
        await createEmailChangeRows(unit.database).removeSince(row)
        if (answer === 'gone') return
        await followProvider(unit, row.uid, row.oldEmail)
        await forgetWaysInSince(unit, { uid: row.uid, email: row.oldEmail }, since, removed)
        unit.audit({ action: 'email.change_undone', subject: `account:${row.uid}` })
        const continueUrl = `${origin}${homeOfPeople}`
        unit.send(linkTask({ mode: 'resetPassword', email: row.oldEmail, continueUrl }))
        unit.tell({ uid: row.uid, ...securityNews.happened('email-change-undone') })
      })
      return answer === 'gone' ? 'invalid' : 'done'
    },

    /**
     * For the sweep: a reset, a changed password and a sign-out everywhere happen at the provider, which says so only when
     * asked. Cancels what they made void. Answers how many.
     */
    cancelEnded: async (): Promise<number> => {
      let cancelled = 0
      const settle = async (row: EmailChangeRow) => {
        const state = stateOf(row, await people.find(row.uid))
        if (state === 'changed') await finish(row)
        else if (state === 'void' && (await cancelVoid(row.uid))) cancelled += 1
      }
      const waiting = await rows.waiting()
      for (let from = 0; from < waiting.length; from += atOnce)
        await Promise.all(waiting.slice(from, from + atOnce).map(settle))
      return cancelled
    },

    /** For the sweep: what can neither be done nor undone any more, and codes that ended. Answers how many changes. */
    forgetOld: (): Promise<number> =>
      work({ kind: 'task', name: 'old-email-changes' }, async ({ database: within, at }) => {
        await createVerificationCodeRows(within).removeOld(at)
        await createWaitingSignUpRows(within).removeOld(at)
        return createEmailChangeRows(within).removeOld(at)
      }),
  }
}

export type EmailChanges = ReturnType<typeof createEmailChanges>
