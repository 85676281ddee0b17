import { and, asc, inArray, isNotNull, isNull, lte, not, or } from 'drizzle-orm'
import { company } from '#server/backend/database/schema/company.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { neverActive, wasActive, withoutMembers } from './company-lists.ts'

/** Days that a company which never was active is kept without a member. */
export const unownedDays = 30
const dayMilliseconds = 24 * 60 * 60 * 1000
/** Companies that one run removes at most; the next one goes on. */
const removedMost = 500

/** Companies of which the last account was removed. */
export const createUnownedCompanies = ({ work }: { work: Work }) => ({
  /**
   * Notes since when a company that never was active has no member, and removes it with all it holds when that is 30 days.
   * What is or was active stays: the operator decides. Answers how many were removed; for the nightly sweep.
   */
  removeDue: (): Promise<number> =>
    work({ kind: 'task', name: 'unowned-companies' }, async ({ database, at, audit }) => {
      const alone = withoutMembers(database)
      await database
        .update(company)
        .set({ unownedSince: null })
        .where(and(isNotNull(company.unownedSince), or(wasActive, not(alone))))
      await database
        .update(company)
        .set({ unownedSince: at })
        .where(and(isNull(company.unownedSince), neverActive, alone))
      const since = new Date(at.getTime() - unownedDays * dayMilliseconds)
      const due = await database
        .select({ id: company.id })
        .from(company)
        .where(lte(company.unownedSince, since))
        .orderBy(asc(company.unownedSince), asc(company.id))
        .limit(removedMost)
        .for('update')
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return 0
      await database.delete(company).where(inArray(company.id, ids))
      for (const id of ids)
        audit({ action: 'company.removed', subject: `company:${id}`, detail: { reason: 'unowned' } })
      return ids.length
    }),
})
