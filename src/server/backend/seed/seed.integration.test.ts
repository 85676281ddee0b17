import { asc, count, eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { indexJobPosts } from '#server/backend/database/job-search-row.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { jobSearch, jobSearchText } from '#server/backend/database/schema/job-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createReplyCounts } from '#server/backend/applications/reply-counts.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { seedAdOf, seedDatabase } from './seed-database.ts'
import { demoSize, seedDemo } from './seed-demo.ts'

const base = { seed: 'テスト', now: new Date('2026-11-21T03:00:00Z') }
const size = { companies: 5, jobs: 40 }

const open = async (): Promise<DatabaseHandle> => {
  const handle = await openTestDatabase()
  onTestFinished(() => handle.close())
  return handle
}

const contents = async ({ database }: DatabaseHandle) => ({
  companies: await database.select().from(company).orderBy(asc(company.id)),
  ads: await database.select().from(jobPost).orderBy(asc(jobPost.id)),
  workplaces: await database
    .select()
    .from(jobPostWorkplace)
    .orderBy(asc(jobPostWorkplace.jobPostId), asc(jobPostWorkplace.scope), asc(jobPostWorkplace.position)),
  search: await database.select().from(jobSearch).orderBy(asc(jobSearch.jobPostId)),
  texts: await database.select().from(jobSearchText).orderBy(asc(jobSearchText.jobPostId)),
  infos: await database.select().from(info).orderBy(asc(info.id)),
})

test('what is read back is what was made, twice the same', async () => {
  const [first, second] = [await open(), await open()]
  const progress: number[] = []
  await seedDatabase(first, base, size, ({ jobs }) => progress.push(jobs))
  await seedDatabase(second, base, size, () => {})
  expect(progress.at(-1)).toBe(size.jobs)

  const stored = await contents(first)
  expect(await contents(second)).toEqual(stored)
  const seconds = (time: string | null) => (time === null ? null : `${time}:00`)
  const made = Array.from({ length: size.jobs }, (_, index) => seedAdOf(base, size, index).row)
    .map((row) => ({ ...row, startsAt: seconds(row.startsAt), endsAt: seconds(row.endsAt) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(stored.ads).toEqual(made)
})

test('only ads on the list have search rows, and indexing one again changes nothing', async () => {
  const handle = await open()
  await seedDatabase(handle, base, size, () => {})
  const { ads, companies, search, texts } = await contents(handle)
  const active = new Set(companies.filter(({ status }) => status === 'active').map(({ id }) => id))
  const listed = ads.filter(({ status, companyId }) => status === 'published' && active.has(companyId))
  expect(listed.length).toBeGreaterThan(0)
  expect(search.map(({ jobPostId }) => jobPostId)).toEqual(listed.map(({ id }) => id))
  expect(texts.length).toBe(listed.length)
  // Nothing is left in the list that every search reads through.
  const pages = sql`select gin_clean_pending_list('job_search_terms')::int as pages`
  expect((await handle.database.execute(pages)).rows).toEqual([{ pages: 0 }])

  await handle.transaction((transaction) =>
    indexJobPosts(
      transaction,
      ads.map(({ id }) => id),
    ),
  )
  expect(await contents(handle)).toEqual({ ads, companies, search, texts, ...(await rest(handle)) })

  const [one] = listed
  await handle.database.update(jobPost).set({ status: 'paused' }).where(eq(jobPost.id, one!.id))
  await handle.transaction((transaction) => indexJobPosts(transaction, [one!.id]))
  expect(await handle.database.$count(jobSearch, eq(jobSearch.jobPostId, one!.id))).toBe(0)
  expect(await handle.database.$count(jobSearchText, eq(jobSearchText.jobPostId, one!.id))).toBe(0)
})

const rest = async (handle: DatabaseHandle) => {
  const { workplaces, infos } = await contents(handle)
  return { workplaces, infos }
}

test('reply numbers are those of the applications that are there, and counting them again changes nothing', async () => {
  const handle = await open()
  await seedDatabase(handle, base, { companies: 12, jobs: 40 }, () => {})
  const before = (await contents(handle)).companies
  expect(before.some(({ replyAnsweredPercent }) => replyAnsweredPercent === null)).toBe(true)
  expect(before.some(({ replyAnsweredPercent }) => (replyAnsweredPercent ?? 0) > 0)).toBe(true)
  const { count: countReplies } = createReplyCounts(createTestWork(handle, () => base.now))
  for (const { id } of before) await countReplies({ companyId: id })
  expect((await contents(handle)).companies).toEqual(before)
})

test('the demo is loaded once', async () => {
  const handle = await open()
  expect(await seedDemo(handle, base.now)).toBe(true)
  expect(await seedDemo(handle, base.now)).toBe(false)
  const [counted] = await handle.database.select({ count: count() }).from(jobPost)
  expect(counted).toEqual({ count: demoSize.jobs })
})

test('the same seed a second time is refused whole', async () => {
  const handle = await open()
  await seedDatabase(handle, base, size, () => {})
  const before = await contents(handle)
  await expect(seedDatabase(handle, base, size, () => {})).rejects.toThrow('duplicate key')
  expect(await contents(handle)).toEqual(before)
})
