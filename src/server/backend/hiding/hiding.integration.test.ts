import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hidingLimits } from '#contract/hiding-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { hiddenCompany, hiddenJobPost } from '#server/backend/database/schema/hidden.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createHiding, type Hiding } from './hiding.ts'

let opened: DatabaseHandle
let hiding: Hiding
let companyId = ''
beforeAll(async () => {
  opened = await openTestDatabase()
  companyId = await insertCompany(opened.database)
  hiding = createHiding(
    opened.database,
    createTestWork(opened, () => testNow),
  )
  for (const uid of ['hanako', 'taro', 'jiro']) await insertPerson(opened.database, { uid })
})
afterAll(() => opened.close())

const newAd = (given: Parameters<typeof insertJobPost>[2] = {}) =>
  insertJobPost(opened.database, companyId, given)
const statesOf = async (uid: string, jobPostIds: string[], companyIds: string[] = []) => {
  const { any, jobPosts, withCompany, companies } = await hiding.states(uid, { jobPostIds, companyIds })
  return { any, jobPosts, withCompany, companies }
}

test('what one person hides, and shows again, is so for them alone', async () => {
  const [one, other] = [await newAd(), await newAd()]
  expect(await hiding.hideJobPost('hanako', one)).toBe('hidden')
  expect(await hiding.hideJobPost('hanako', one)).toBe('hidden')
  expect(await statesOf('hanako', [one, other])).toEqual({
    any: true,
    jobPosts: [one],
    withCompany: [],
    companies: [],
  })
  expect((await statesOf('taro', [one, other], [companyId])).any).toBe(false)
  expect(await hiding.hideCompany('hanako', companyId)).toBe('hidden')
  expect(await statesOf('hanako', [one, other], [companyId])).toEqual({
    any: true,
    jobPosts: [one],
    withCompany: expect.toSatisfy(
      (ids: string[]) => ids.toSorted().join() === [one, other].toSorted().join(),
    ),
    companies: [companyId],
  })
  const own = await hiding.own('hanako')
  expect([own.jobPosts.length, own.companies.length]).toEqual([1, 1])
  expect(await hiding.showCompany('taro', companyId)).toBe(false)
  expect(await hiding.showCompany('hanako', companyId)).toBe(true)
  expect(await hiding.showJobPost('hanako', one)).toBe(true)
  expect(await hiding.showJobPost('hanako', one)).toBe(false)
  expect(await hiding.hidesAny('hanako')).toBe(false)
})

test('what nobody may see can’t be hidden; what was hidden before it was taken down can be shown', async () => {
  const draft = await newAd({ status: 'draft', publishAt: null })
  expect(await hiding.hideJobPost('taro', draft)).toBe('not_there')
  expect(await hiding.hideJobPost('taro', newId())).toBe('not_there')
  expect(await hiding.hideCompany('taro', newId())).toBe('not_there')
  const ad = await newAd()
  const gone = await insertCompany(opened.database)
  expect(await hiding.hideJobPost('taro', ad)).toBe('hidden')
  expect(await hiding.hideCompany('taro', gone)).toBe('hidden')
  await opened.database
    .update(jobPost)
    .set({ status: 'removed', closedAt: testNow, closeReason: 'violation' })
    .where(eq(jobPost.id, ad))
  await opened.database.update(company).set({ status: 'suspended' }).where(eq(company.id, gone))
  expect(await hiding.hideCompany('jiro', gone)).toBe('not_there')
  expect(await hiding.showJobPost('taro', ad)).toBe(true)
  expect(await hiding.showCompany('taro', gone)).toBe(true)
})

test('there is room for so many and no more', async () => {
  const { database } = opened
  const one = await newAd()
  const { rows: ads } = await database.execute<{ id: string }>(sql`
    insert into job_post
    select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
    from job_post p cross join generate_series(1, ${hidingLimits.jobPosts}) where p.id = ${one}
    returning id`)
  await database.insert(hiddenJobPost).values(ads.map(({ id }) => ({ uid: 'jiro', jobPostId: id })))
  expect(await hiding.hideJobPost('jiro', one)).toBe('full')
  expect(await hiding.hideJobPost('jiro', ads[0]?.id ?? '')).toBe('hidden')
  const companies: string[] = []
  for (let left = hidingLimits.companies; left > 0; left -= 1) companies.push(await insertCompany(database))
  await database.insert(hiddenCompany).values(companies.map((id) => ({ uid: 'jiro', companyId: id })))
  expect(await hiding.hideCompany('jiro', companyId)).toBe('full')
  expect(await hiding.showCompany('jiro', companies[0] ?? '')).toBe(true)
  expect(await hiding.hideCompany('jiro', companyId)).toBe('hidden')
})
