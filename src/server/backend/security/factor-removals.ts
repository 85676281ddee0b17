import { and, eq } from 'drizzle-orm'
import type { FactorLinkAnswer, FactorRemovalState } from '#contract/factor-removal.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { cancelEmailChange } from '#server/backend/accounts/email-change-rows.ts'
import { sessionEnds } from '#server/backend/accounts/session-rows.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { issueMailToken, mailPath, readMailToken } from '#server/backend/mail-links/mail-token.ts'
import { newId } from '#server/platform/ids.ts'
import type { People } from '#server/ports/people.ts'
import {
  addressesOf,
  cancelFactorRemoval,
  createFactorRemovalRows,
  removalDueAt,
  tellEverywhere,
  type FactorRemovalRow,
} from './factor-removal-rows.ts'
import { wasTold } from './factor-removal-notice.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

export type StartAnswer = 'started' | 'unknown' | 'oneself' | 'no_factor' | 'waits'
export type ConfirmAnswer = 'confirmed' | 'unknown' | 'oneself' | 'own_act'

/** One admin, about one person. */
type Deed = { by: string; uid: string; reason: string }

type Dependencies = {
  database: Database
  work: Work
  people: Pick<People, 'find' | 'keepNewestFactor' | 'removeFactors' | 'revokeAll'>
  /** Seal the links; the first makes new ones. */
  mailKeys: readonly string[]
  now: () => Date
}

const subject = (uid: string) => `account:${uid}`

/**
 * Second factors that the operator takes away from people who lost theirs: three days after every address of the person was
 * told, unless anybody who reads one of them, or has the factor, cancels it.
 */
export const createFactorRemovals = ({ database, work, people, mailKeys, now }: Dependencies) => {
  /** From here on time runs. */
  const announce = async (unit: Unit, { id, uid }: { id: string; uid: string }): Promise<void> => {
    const dueAt = removalDueAt(unit.at).toISOString()
    const link = (to: string) => mailPath(issueMailToken(mailKeys, { kind: 'factor_removal', id }, to))
    await tellEverywhere(unit, uid, 'factor-removal-started', {
      addresses: await addressesOf(unit, uid),
      mail: (to) => ({ kind: 'factor-removal-started', data: { dueAt, link: link(to) } }),
    })
  }

  const byLink = async (token: string): Promise<FactorRemovalRow | null> => {
    const opened = readMailToken(mailKeys, token)
    // Whichever address it went to: one that is not the account's any more must be able to cancel it, too.
    return opened?.kind === 'factor_removal' ? createFactorRemovalRows(database).find(opened.id) : null
  }

  /**
   * Takes away what was enrolled before the removal was due. True: the person enrolled another factor since, as somebody does
   * whose old one an earlier try took, and it stays with its codes.
   */
  const removeOldFactors = async ({ uid, dueAt }: FactorRemovalRow): Promise<boolean> => {
    const factors = (await people.find(uid))?.factors ?? []
    const isNewer = factors.some(
      ({ enrolledAt }) => enrolledAt !== null && dueAt !== null && enrolledAt > dueAt,
    )
    if (isNewer) await people.keepNewestFactor(uid)
    else await people.removeFactors(uid)
    return isNewer
  }

  return {
    /** Identity was looked at before, and nothing of it is kept. A second admin confirms it for members and admins. */
    start: async ({ by, uid, reason }: Deed): Promise<StartAnswer> => {
      if (by === uid) return 'oneself'
      const person = await people.find(uid)
      if (person === null) return 'unknown'
      if (person.factors.length === 0) return 'no_factor'
      return work<StartAnswer>({ kind: 'person', uid: by }, async (unit) => {
        const [own] = await unit.database
          .select({ kind: account.kind })
          .from(account)
          .where(eq(account.uid, uid))
          .for('no key update')
        if (own === undefined) return 'unknown'
        if ((await createFactorRemovalRows(unit.database).openOf(uid)) !== null) return 'waits'
        const id = newId()
        const waits = own.kind === 'student'
        await unit.database.insert(factorRemoval).values({
          id,
          uid,
          state: waits ? 'waiting' : 'asked',
          askedBy: by,
          createdAt: unit.at,
          dueAt: waits ? removalDueAt(unit.at) : null,
        })
        unit.audit({
          action: 'factor_removal.started',
          subject: subject(uid),
          detail: { removal: id, identityLookedAt: true, reason },
        })
        if (waits) await announce(unit, { id, uid })
        return 'started'
      })
    },

    /** By another admin than the one who started it. */
    confirm: ({ by, uid, reason }: Deed): Promise<ConfirmAnswer> =>
      work<ConfirmAnswer>({ kind: 'person', uid: by }, async (unit) => {
        if (by === uid) return 'oneself'
        const [row] = await unit.database
          .select()
          .from(factorRemoval)
          .where(and(eq(factorRemoval.uid, uid), eq(factorRemoval.state, 'asked')))
          .for('update')
        if (row === undefined || row.askedBy === null) return 'unknown'
        if (row.askedBy === by) return 'own_act'
        await unit.database
          .update(factorRemoval)
          .set({ state: 'waiting', confirmedBy: by, dueAt: removalDueAt(unit.at) })
          .where(eq(factorRemoval.id, row.id))
        unit.audit({
          action: 'factor_removal.confirmed',
          subject: subject(uid),
          detail: { removal: row.id, reason },
        })
        await announce(unit, row)
        return 'confirmed'
      }),

    /** By an admin. False: none waited. */
    stop: ({ by, uid, reason }: Deed): Promise<boolean> =>
      work({ kind: 'person', uid: by }, (unit) => cancelFactorRemoval(unit, uid, { by: 'operator', reason })),

    /** On the person's word at the site. False: none waited, or it has begun. */
    cancel: (uid: string): Promise<boolean> =>
      work({ kind: 'person', uid }, (unit) => cancelFactorRemoval(unit, uid, { by: 'person' })),

    /** What the link of a notice is about; nothing happens. Null: it is no such link. */
    look: async (token: string): Promise<{ state: FactorRemovalState; dueAt: Date | null } | null> => {
      const row = await byLink(token)
      return row === null ? null : { state: row.state, dueAt: row.dueAt }
    },

    /** Without a sign-in, however often. */
    cancelByLink: async (token: string): Promise<FactorLinkAnswer> => {
      const row = await byLink(token)
      if (row === null) return 'invalid'
      return work<FactorLinkAnswer>({ kind: 'guest' }, async (unit) => {
        // The one that the link is about, and none that was started since.
        const [held] = await unit.database
          .select({ state: factorRemoval.state })
          .from(factorRemoval)
          .where(eq(factorRemoval.id, row.id))
          .for('update')
        if (held === undefined) return 'invalid'
        if (held.state === 'cancelled') return 'cancelled'
        if (held.state === 'begun' || held.state === 'done') return 'late'
        await cancelFactorRemoval(unit, row.uid, { by: 'link' })
        return 'cancelled'
      })
    },

    /** Until when the account stays as it is; null: it can be changed. */
    frozenUntil: (uid: string): Promise<Date | null> =>
      createFactorRemovalRows(database).frozenUntil(uid, now()),

    /** Puts a task in line for each that is due; for the sweep. Answers how many. */
    findDue: (): Promise<number> =>
      work({ kind: 'task', name: 'due-factor-removals' }, async ({ database: within, at, send }) => {
        const due = await createFactorRemovalRows(within).due(at)
        send(
          ...due.map((removalId) => ({
            name: 'remove-second-factor' as const,
            data: { removalId },
            key: removalId,
          })),
        )
        return due.length
      }),

    /**
     * Takes the factor away, for the task, which tries again after a failure. Whoever used the factor meanwhile keeps it, and so
     * does whom no notice could be delivered to.
     */
    carryOut: async (id: string): Promise<void> => {
      const actor = { kind: 'task', name: 'remove-second-factor' } as const
      const begun = await work<FactorRemovalRow | null>(actor, async (unit) => {
        const rows = createFactorRemovalRows(unit.database)
        const row = await rows.find(id)
        if (row === null) return null
        if (row.state === 'waiting' && (await rows.wasFactorUsed(row))) {
          await cancelFactorRemoval(unit, row.uid, { by: 'factor' })
          return null
        }
        if (row.state === 'waiting' && !(await wasTold(unit, row))) return null
        return rows.begin(id, unit.at)
      })
      if (begun === null) return
      const { uid, frozenUntil } = begun
      const hasNewer = await removeOldFactors(begun)
      await people.revokeAll(uid)
      await work(actor, async (unit) => {
        const done = await unit.database
          .update(factorRemoval)
          .set({ state: 'done', endedAt: unit.at })
          .where(and(eq(factorRemoval.id, id), eq(factorRemoval.state, 'begun')))
          .returning({ id: factorRemoval.id })
        if (done.length === 0) return
        await sessionEnds(unit.database).revokeAll(uid, null, unit.at)
        if (!hasNewer) await createRecoveryCodes(unit.database).clear(uid)
        await cancelEmailChange(unit, uid)
        unit.purge(cacheTags.person(uid))
        unit.audit({ action: 'factor_removal.done', subject: subject(uid), detail: { removal: id } })
        const data = { frozenUntil: (frozenUntil ?? unit.at).toISOString() }
        await tellEverywhere(unit, uid, 'factor-removal-done', {
          addresses: await addressesOf(unit, uid),
          mail: () => ({ kind: 'factor-removal-done', data }),
        })
      })
    },

    /** For the sweep: ends those that were never confirmed, whose people are told. Answers how many, with those over long ago. */
    forgetOld: (): Promise<number> =>
      work({ kind: 'task', name: 'old-factor-removals' }, async (unit) => {
        const rows = createFactorRemovalRows(unit.database)
        const unconfirmed = await rows.unconfirmed(unit.at)
        for (const uid of unconfirmed) await cancelFactorRemoval(unit, uid, { by: 'unconfirmed' })
        return unconfirmed.length + (await rows.removeOld(unit.at))
      }),
  }
}

export type FactorRemovals = ReturnType<typeof createFactorRemovals>
