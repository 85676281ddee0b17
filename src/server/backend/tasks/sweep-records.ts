import { asc } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { sweepRun } from '#server/backend/database/schema/desk-site.ts'
import type { Sweep } from './sweeps.ts'

export type SweepRunRow = typeof sweepRun.$inferSelect

/** Sweeps that write down when they ran and what they found: one row each, whoever runs them. */
export const recordSweeps = (
  sweeps: Readonly<Record<string, Sweep>>,
  { database, now }: { database: Database; now: () => Date },
): Readonly<Record<string, Sweep>> => {
  const record = async (name: string, ranAt: Date, found: number | null) => {
    const row = { ranAt, milliseconds: Math.max(0, now().getTime() - ranAt.getTime()), found }
    const last = { ...row, ...(found === null && { failedAt: ranAt }) }
    await database
      .insert(sweepRun)
      .values({ name, ...last })
      .onConflictDoUpdate({ target: sweepRun.name, set: last })
  }
  return Object.fromEntries(
    Object.entries(sweeps).map(([name, { cron, run }]) => [
      name,
      {
        cron,
        run: async () => {
          const ranAt = now()
          let found: number | null = null
          try {
            found = await run()
            return found
          } finally {
            await record(name, ranAt, found)
          }
        },
      },
    ]),
  )
}

/** The last run of each sweep, the longest ago first. */
export const createSweepRecords = (database: Database) => ({
  all: (): Promise<readonly SweepRunRow[]> => database.select().from(sweepRun).orderBy(asc(sweepRun.ranAt)),
})
