import { desc, eq } from 'drizzle-orm'
import type { output } from 'zod/v4/core'
import type { DeskRefusal } from '#contract/desk.ts'
import { isId } from '#contract/id.ts'
import { leakLimits, type saveLeakSchema, type startLeakSchema } from '#contract/leak-report.ts'
import type { Database } from '#server/backend/database/open.ts'
import { leakReport } from '#server/backend/database/schema/desk-site.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { newId } from '#server/platform/ids.ts'
import type { DeskOutcome } from './acts.ts'

export type LeakRow = typeof leakReport.$inferSelect

export const leakStamp = ({ updatedAt }: Pick<LeakRow, 'updatedAt'>): string => updatedAt.toISOString()

const refused = (refusal: DeskRefusal): DeskOutcome => ({ kind: 'refused', refusal, words: null })

/** Records of leaks of personal data. They are kept until somebody removes them from the database. */
export const createLeakReports = ({ database, work }: { database: Database; work: Work }) => ({
  /** The newest first. */
  list: (): Promise<readonly LeakRow[]> =>
    database.select().from(leakReport).orderBy(desc(leakReport.id)).limit(leakLimits.listed),

  find: async (id: string): Promise<LeakRow | null> => {
    if (!isId(id)) return null
    return (await database.select().from(leakReport).where(eq(leakReport.id, id)))[0] ?? null
  },

  /** Answers the id of the new record. */
  start: (uid: string, { title, learnedOn, kind }: output<typeof startLeakSchema>): Promise<string> =>
    work({ kind: 'person', uid }, async (unit) => {
      const id = newId()
      const times = { createdAt: unit.at, updatedAt: unit.at }
      await unit.database
        .insert(leakReport)
        .values({ id, title, learnedOn, wrongful: kind === 'wrongful', ...times })
      unit.audit({ action: 'leak.saved', subject: `leak_report:${id}` })
      return id
    }),

  save: (
    uid: string,
    { id, read, kind, firstOn, finalOn, ...texts }: output<typeof saveLeakSchema>,
  ): Promise<DeskOutcome> =>
    work<DeskOutcome>({ kind: 'person', uid }, async (unit) => {
      const [row] = await unit.database.select().from(leakReport).where(eq(leakReport.id, id)).for('update')
      if (row === undefined) return refused('unknown')
      if (leakStamp(row) !== read) return refused('changed')
      await unit.database
        .update(leakReport)
        .set({
          ...texts,
          wrongful: kind === 'wrongful',
          firstOn: firstOn === '' ? null : firstOn,
          finalOn: finalOn === '' ? null : finalOn,
          updatedAt: unit.at,
        })
        .where(eq(leakReport.id, id))
      unit.audit({ action: 'leak.saved', subject: `leak_report:${id}` })
      return { kind: 'done' }
    }),
})

export type LeakReports = ReturnType<typeof createLeakReports>
