import { count, desc, inArray } from 'drizzle-orm'
import { consentDocuments, type ConsentDocument } from '#contract/account.ts'
import { createAdminChanges } from '#server/backend/accounts/admin-changes.ts'
import { createAdminLists } from '#server/backend/accounts/admin-lists.ts'
import { refusedLimits } from '#server/backend/accounts/limit-refusals.ts'
import type { DeskStep } from '#contract/desk.ts'
import type { AdminChangeKind } from '#contract/desk-admins.ts'
import type { Database } from '#server/backend/database/open.ts'
import { consentRecord } from '#server/backend/database/schema/account.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createSweepRecords } from '#server/backend/tasks/sweep-records.ts'
import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createPersonSearch } from '#server/backend/desk-people/person-search.ts'
import type { DeskActs, DeskOutcome } from './acts.ts'
import type { DeskOperations } from './operations.ts'

export type ConsentCount = { document: ConsentDocument; version: string; people: number }

type Dependencies = {
  database: Database
  work: Work
  people: Pick<People, 'find' | 'findByEmail'>
  rateLimits: RateLimits
  act: DeskActs
  operations: DeskOperations
  now: () => Date
}

const refusalOf = ({ kind }: Awaited<ReturnType<ReturnType<typeof createAdminChanges>['ask']>>) =>
  kind === 'done' ? null : { refusal: kind }

/** The site itself, at the desk: its admins, its work in the background, who agreed to what. */
export const createDeskSite = (dependencies: Dependencies) => {
  const { database, work, people, act, operations, now } = dependencies
  const search = createPersonSearch(dependencies)
  const changeAdmins = (
    uid: string,
    step: DeskStep,
    run: (
      changes: ReturnType<typeof createAdminChanges>,
    ) => ReturnType<ReturnType<typeof createAdminChanges>['ask']>,
  ) =>
    act({
      uid,
      thing: null,
      step,
      run: (within) => run(createAdminChanges({ work: within, people })),
      refusalOf,
    })
  return {
    admins: {
      ...createAdminLists(database),
      ask: async (
        uid: string,
        { step, ...asked }: { kind: AdminChangeKind; email: string; reason: string; step: DeskStep },
      ): Promise<DeskOutcome> => {
        const searched = await search(uid, 'address', async () => {
          const found = await people.findByEmail(asked.email)
          return found?.uid ?? null
        })
        if (searched.kind === 'limited') return { kind: 'refused', refusal: 'limited', words: null }
        return changeAdmins(uid, step, (changes) => changes.ask(uid, asked))
      },
      confirm: (uid: string, { id, step }: { id: string; step: DeskStep }) =>
        changeAdmins(uid, step, (changes) => changes.confirm(uid, id)),
      cancel: (uid: string, { id, step }: { id: string; step: DeskStep }) =>
        changeAdmins(uid, step, (changes) => changes.cancel(uid, id)),
    },

    sweeps: createSweepRecords(database),
    refusedLimits: () => refusedLimits(database, now()),

    /** False: it is not among the failed ones any more. */
    retryTask: async (uid: string, id: string): Promise<boolean> => {
      if ((await operations.tasks.retry([id])) === 0) return false
      await work({ kind: 'person', uid }, async (unit) => {
        unit.audit({ action: 'task.retried', subject: `task:${id}` })
      })
      return true
    },

    /** How many agreed to which version of the terms and the privacy policy, the newest version first. */
    consents: async (): Promise<readonly ConsentCount[]> => {
      const rows = await database
        .select({ document: consentRecord.document, version: consentRecord.version, people: count() })
        .from(consentRecord)
        .where(inArray(consentRecord.document, [...consentDocuments]))
        .groupBy(consentRecord.document, consentRecord.version)
        .orderBy(desc(consentRecord.version))
        .limit(100)
      return rows.flatMap(({ document, ...row }) => {
        const known = consentDocuments.find((each) => each === document)
        return known === undefined ? [] : [{ ...row, document: known }]
      })
    },
  }
}

export type DeskSite = ReturnType<typeof createDeskSite>
