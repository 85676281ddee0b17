import { asc, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { jobSearch, jobSearchText } from '#server/backend/database/schema/job-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { loadBatches, seedDatabase } from './seed-database.ts'

const base = { seed: '続き', now: new Date('2026-11-21T03:00:00Z') }
/** Two batches, and more than indexes are kept for while they come in. */
const size = { companies: 30, jobs: 1_100 }

const open = async (): Promise<DatabaseHandle> => {
  const handle = await openTestDatabase()
  onTestFinished(() => handle.close())
  return handle
}

/** Every index and every constraint, as the database writes them. */
const rulesOf = async ({ database }: DatabaseHandle): Promise<string[]> => {
  const { rows } = await database.execute<{ rule: string }>(sql`
    select indexdef as rule from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    order by 1`)
  return rows.map(({ rule }) => rule)
}

const contents = async ({ database }: DatabaseHandle) => ({
  companies: await database.select().from(company).orderBy(asc(company.id)),
  ads: await database.select().from(jobPost).orderBy(asc(jobPost.id)),
  workplaces: await database.$count(jobPostWorkplace),
  applications: await database.$count(application),
  infos: await database.$count(info),
  search: await database.select().from(jobSearch).orderBy(asc(jobSearch.jobPostId)),
  texts: await database.select().from(jobSearchText).orderBy(asc(jobSearchText.jobPostId)),
})

/** Loads the last batch alone, then ends. */
const interrupted = (handle: DatabaseHandle): Promise<void> =>
  seedDatabase(handle, base, size, () => {}, {
    load: async (starts, loaded) => {
      await loadBatches(handle, base, size, starts.slice(1), loaded)
      throw new Error('interrupted')
    },
  })

test('a load that ended halfway goes on where it was, and leaves what a whole one leaves', async () => {
  const [whole, resumed] = [await open(), await open()]
  const rules = await rulesOf(whole)
  await seedDatabase(whole, base, size, () => {})
  await expect(interrupted(resumed)).rejects.toThrow('interrupted')
  expect(await resumed.database.$count(jobPost)).toBe(100)

  const told: number[] = []
  await seedDatabase(resumed, base, size, ({ jobs }) => told.push(jobs), { resume: true })
  expect(told).toEqual([1_100])
  expect(await contents(resumed)).toEqual(await contents(whole))
  for (const handle of [whole, resumed]) expect(await rulesOf(handle)).toEqual(rules)
})

test('what a load took away before its process died is made by the next one', async () => {
  const handle = await open()
  const rules = await rulesOf(handle)
  await expect(interrupted(handle)).rejects.toThrow('interrupted')
  // As it stands while rows come in.
  await handle.database.execute(sql`create table seed_owed (place int primary key, make text not null)`)
  await handle.database.execute(
    sql`insert into seed_owed select 0, indexdef from pg_indexes where indexname = 'job_search_terms'`,
  )
  await handle.database.execute(sql`drop index job_search_terms`)
  expect(await rulesOf(handle)).not.toEqual(rules)

  await seedDatabase(handle, base, size, () => {}, { resume: true, load: async () => {} })
  expect(await rulesOf(handle)).toEqual(rules)
})
