import type { AuditAction } from '#contract/audit-actions.ts'
import { eq } from 'drizzle-orm'
import type { DeskRefusal, DeskStep } from '#contract/desk.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { deskPeopleLimits } from '#contract/desk-people.ts'
import { homeOfPeople } from '#contract/account-way.ts'
import { createMailLimits } from '#server/backend/accounts/account-limits.ts'
import { cancelEmailChange } from '#server/backend/accounts/email-change-rows.ts'
import { sessionEnds } from '#server/backend/accounts/session-rows.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import type { DeskActs, DeskOutcome } from '#server/backend/desk/acts.ts'
import { createMailStopCommands } from '#server/backend/mail-stops/mail-stops.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { createAccountDeletion } from '#server/backend/security/account-deletion.ts'
import { createFactorRemovals } from '#server/backend/security/factor-removals.ts'
import { linkTask } from '#server/backend/tasks/mail-task.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import type { People } from '#server/ports/people.ts'
import type { OpenRateLimits } from '#server/ports/rate-limits.ts'

type Person = { uid: string; email: string }
type Given = { uid: string; reason: string }
type Run = (work: Work, person: Person) => Promise<DeskRefusal | null>

type Dependencies = {
  act: DeskActs
  database: Database
  people: People
  rateLimits: OpenRateLimits
  mailKeys: readonly string[]
  origin: string
  now: () => Date
}

const refused = (refusal: DeskRefusal): DeskOutcome => ({ kind: 'refused', refusal, words: null })

/** What an operator does for one person, never for themselves. Each has its reason in the audit log. */
export const createPersonActs = (dependencies: Dependencies) => {
  const { act, database, people, rateLimits, origin } = dependencies
  const limits = createMailLimits(rateLimits)

  const personOf = async (uid: string): Promise<Person | null> => {
    const [found] = await database
      .select({ uid: account.uid, email: account.email })
      .from(account)
      .where(eq(account.uid, uid))
    return found ?? null
  }

  const on = async (
    by: string,
    { uid, step }: { uid: string; step: DeskStep },
    run: Run,
  ): Promise<DeskOutcome> => {
    if (by === uid) return refused('oneself')
    const person = await personOf(uid)
    if (person === null) return refused('unknown')
    return act<DeskRefusal | null>({
      uid: by,
      thing: null,
      step,
      run: (work) => run(work, person),
      refusalOf: (refusal) => (refusal === null ? null : { refusal }),
    })
  }

  const line = (action: AuditAction, { uid, reason }: Given) => ({
    action,
    subject: `account:${uid}`,
    detail: { reason },
  })

  const removals = (work: Work) => createFactorRemovals({ ...dependencies, work })

  return {
    /** The mail that verifies the address; its link is made when it is sent. */
    resendVerification: (by: string, given: Given) =>
      on(by, { uid: given.uid, step: 'send' }, async (work, { uid, email }) => {
        const known = await people.find(uid)
        if (known === null) return 'unknown'
        if (known.emailVerified) return 'verified'
        const to = known.email ?? email
        if ((await limits.byPerson('verifyEmail', uid, to)).kind === 'limited') return 'limited'
        await work({ kind: 'person', uid: by }, async ({ audit, send }) => {
          const continueUrl = `${origin}${homeOfPeople}`
          send(linkTask({ mode: 'verifyEmail', email: to, continueUrl, browser: null }))
          audit(line('verification.resent', given))
        })
        return null
      }),

    /** Mails go again. After a complaint only where the person asked for it. */
    liftStop: (by: string, given: Given & { requested: boolean }) =>
      on(by, { uid: given.uid, step: 'send' }, async (work, { email }) => {
        const { reason, requested } = given
        const answer = await createMailStopCommands({ database, work }).liftFor(
          { kind: 'person', uid: by },
          { email, reason, requested },
        )
        return answer === 'lifted' ? null : answer
      }),

    /** What is counted of the person and their address is counted from the beginning. */
    unlock: (by: string, given: Given) =>
      on(by, { uid: given.uid, step: 'send' }, async (work, { uid, email }) => {
        await work({ kind: 'person', uid: by }, async ({ audit }) => audit(line('limits.cleared', given)))
        // Counts are elsewhere, so that they are cleared once that is noted.
        await rateLimits.clear([uid, email])
        return null
      }),

    /** A few times a day: who is signed out again and again could not undo what is done meanwhile. */
    endSignIns: (by: string, { step, ...given }: Given & { step: DeskStep }) =>
      on(by, { uid: given.uid, step }, async (work, person) => {
        const { uid } = person
        if (step === 'send') {
          const rule = { limit: deskPeopleLimits.signInEnds, seconds: 24 * 60 * 60 }
          const counted = await rateLimits.hit('desk sign-in ends', `${by} ${uid}`, rule)
          if (counted.kind === 'limited') return 'limited'
        }
        // The provider first: a session that is renewed meanwhile would go on.
        if (step === 'send') await people.revokeAll(uid)
        await work({ kind: 'person', uid: by }, async (unit: Unit) => {
          await sessionEnds(unit.database).revokeAll(uid, null, unit.at)
          await cancelEmailChange(unit, uid)
          unit.purge(cacheTags.person(uid))
          unit.audit(line('sign_ins.ended', given))
          const kind = 'sign-ins-ended'
          unit.tell(...newsTo([person], securityNews.happened(kind), { kind, data: {} }))
        })
        return null
      }),

    /** As the person would ask for it: due in seven days, told, and taken back by them until then. */
    requestDeletion: (by: string, { step, ...given }: Given & { step: DeskStep }) =>
      on(by, { uid: given.uid, step }, async (work, person) => {
        const deletion = createAccountDeletion({ database, work, people, rateLimits })
        const answer = await deletion.requestFor(by, person, given.reason)
        return answer === 'requested' ? null : answer
      }),

    /** For somebody whose account was taken: a thief asks for the deletion, and the person can't sign in. */
    cancelDeletion: (by: string, { step, ...given }: Given & { step: DeskStep }) =>
      on(by, { uid: given.uid, step }, async (work, person) => {
        const deletion = createAccountDeletion({ database, work, people, rateLimits })
        return (await deletion.cancelFor(by, person, given.reason)) ? null : 'no_deletion'
      }),

    startRemoval: (by: string, { step, ...given }: Given & { step: DeskStep }) =>
      on(by, { uid: given.uid, step }, async (work) => {
        const answer = await removals(work).start({ by, ...given })
        return answer === 'started' ? null : answer
      }),

    confirmRemoval: (by: string, { step, ...given }: Given & { step: DeskStep }) =>
      on(by, { uid: given.uid, step }, async (work) => {
        const answer = await removals(work).confirm({ by, ...given })
        return answer === 'confirmed' ? null : answer
      }),

    stopRemoval: (by: string, { step, ...given }: Given & { step: DeskStep }) =>
      on(by, { uid: given.uid, step }, async (work) =>
        (await removals(work).stop({ by, ...given })) ? null : 'unknown',
      ),
  }
}
