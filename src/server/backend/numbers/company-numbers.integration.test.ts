import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { jobPostView } from '#server/backend/database/schema/job-post-view.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createReplyComparison } from './reply-comparison.ts'

const identity = identityOf(async (uid) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 3_600_000),
}))

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
const ids = { A: '', B: '', busy: '', calm: '', draft: '', old: '', ofB: '' }

const see = (jobPostId: string, day: string, source: string, views: number) =>
  handle.database.insert(jobPostView).values({ jobPostId, day, source, views })
const keep = (jobPostId: string, uid: string, at: string) =>
  handle.database.insert(bookmark).values({ jobPostId, uid, revision: 1, createdAt: new Date(at) })

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  ids.A = await insertCompany(database, { replyAnsweredPercent: 80, replyMedianDays: 2.5 })
  ids.B = await insertCompany(database)
  await insertMember(database, ids.A, 'viewer', 'viewer')
  ids.busy = await insertJobPost(database, ids.A, { title: '営業' })
  ids.calm = await insertJobPost(database, ids.A, { title: '事務' })
  ids.draft = await insertJobPost(database, ids.A, { title: '下書き', status: 'draft', publishAt: null })
  ids.old = await insertJobPost(database, ids.A, {
    title: '終わった求人',
    status: 'closed',
    closeReason: 'filled',
    closedAt: testNow,
  })
  ids.ofB = await insertJobPost(database, ids.B)
  for (const uid of ['one', 'two', 'three']) await insertPerson(database, { uid })
  // The first day of a fortnight that ends on 21 November is the 8th.
  await see(ids.busy, '2026-11-07', '(site)', 1000)
  await see(ids.busy, '2026-11-08', '(site)', 7)
  await see(ids.busy, '2026-11-21', '(none)', 5)
  await see(ids.busy, '2026-11-21', 'google.com', 3)
  await see(ids.old, '2026-11-21', 'google.com', 1)
  await see(ids.ofB, '2026-11-21', 'example.com', 500)
  await keep(ids.busy, 'one', '2026-11-07T14:59:59Z')
  await keep(ids.busy, 'two', '2026-11-07T15:00:00Z')
  await keep(ids.old, 'two', '2026-11-20T15:00:00Z')
  await keep(ids.ofB, 'two', '2026-11-20T15:00:00Z')
  const sent = (uid: string, at: string) => ({ uid, submittedAt: new Date(at) })
  await insertApplication(database, ids.busy, sent('one', '2026-11-07T14:59:59Z'))
  await insertApplication(database, ids.busy, {
    ...sent('two', '2026-11-20T14:59:59Z'),
    status: 'withdrawn',
    closedAt: testNow,
    eraseAt: testNow,
    reason: '',
  })
  await insertApplication(database, ids.old, sent('three', '2026-11-20T15:00:00Z'))
  await insertApplication(database, ids.ofB, sent('three', '2026-11-20T15:00:00Z'))
  const unsent = { status: 'draft', submittedAt: null, replyDueAt: null, submitKey: null } as const
  await insertApplication(database, ids.busy, { uid: 'three', ...unsent })
  site = createTestBackend(handle, { identity })
})
afterAll(() => handle.close())

const ask = async (query: string, uid = 'viewer') =>
  (await (await site.post({ query }, { authorization: `Bearer ${uid}` })).json()) as GraphqlAnswer
const numbers = async (more: string, fields: string) => {
  const { data, errors } = await ask(`{ companyNumbers(companyId: "${ids.A}"${more}) { ${fields} } }`)
  expect(errors).toBeUndefined()
  return data?.companyNumbers
}

test('a fortnight of all ads, by day in Japan', async () => {
  const found = (await numbers(
    '',
    'views bookmarks applications days { day views bookmarks applications }',
  )) as {
    days: { day: string }[]
  }
  expect(found).toMatchObject({ views: 16, bookmarks: 2, applications: 2 })
  expect(found.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, index) => `2026-11-${String(8 + index).padStart(2, '0')}`),
  )
  expect(found.days[0]).toEqual({ day: '2026-11-08', views: 7, bookmarks: 1, applications: 0 })
  expect(found.days[1]).toEqual({ day: '2026-11-09', views: 0, bookmarks: 0, applications: 0 })
  expect(found.days.at(-2)).toEqual({ day: '2026-11-20', views: 0, bookmarks: 0, applications: 1 })
  expect(found.days.at(-1)).toEqual({ day: '2026-11-21', views: 9, bookmarks: 1, applications: 1 })
  expect(await numbers(', days: 30', 'views bookmarks applications')).toEqual({
    views: 1016,
    bookmarks: 3,
    applications: 3,
  })
})

test('ads with most first, also those without any and those that ended; drafts are none', async () => {
  expect(await numbers('', 'moreAds ads { title views bookmarks applications }')).toEqual({
    moreAds: 0,
    ads: [
      { title: '営業', views: 15, bookmarks: 1, applications: 1 },
      { title: '終わった求人', views: 1, bookmarks: 1, applications: 1 },
      { title: '事務', views: 0, bookmarks: 0, applications: 0 },
    ],
  })
})

test('where views came from, those that are not told apart last', async () => {
  expect(await numbers('', 'sources { kind host views }')).toEqual({
    sources: [
      { kind: 'site', host: null, views: 7 },
      { kind: 'none', host: null, views: 5 },
      { kind: 'host', host: 'google.com', views: 4 },
    ],
  })
  await see(ids.calm, '2026-11-01', '(other)', 100)
  for (let host = 0; host < 12; host += 1) await see(ids.calm, '2026-11-01', `${host}.example`, 20 - host)
  const { sources } = (await numbers(
    `, days: 30, jobPostId: "${ids.calm}"`,
    'sources { kind host views }',
  )) as {
    sources: unknown[]
  }
  expect(sources).toHaveLength(11)
  expect(sources.at(-2)).toEqual({ kind: 'host', host: '9.example', views: 11 })
  expect(sources.at(-1)).toEqual({ kind: 'other', host: null, views: 100 + 10 + 9 })
})

test('one ad has its own numbers; what is not the company’s is none', async () => {
  expect(
    await numbers(`, jobPostId: "${ids.busy}"`, 'title status views bookmarks applications ads { id }'),
  ).toEqual({ title: '営業', status: 'published', views: 15, bookmarks: 1, applications: 1, ads: [] })
  for (const id of [ids.ofB, ids.B, 'x', "' or 1=1"])
    expect(await numbers(`, jobPostId: "${id}"`, 'views')).toBeNull()
  const ofB = await ask(`{ companyNumbers(companyId: "${ids.B}") { views } }`)
  expect(ofB.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const odd = await ask(`{ companyNumbers(companyId: "${ids.A}", days: 13) { views } }`)
  expect(odd.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
})

test('the list of ads tells the views of a fortnight', async () => {
  const { data } = await ask(`{ ownJobPost(companyId: "${ids.A}", id: "${ids.busy}") { views } }`)
  expect(data).toEqual({ ownJobPost: { views: 15 } })
})

test('replies are compared with ten companies at least', async () => {
  const fields =
    'replies { answeredPercent medianDays place companies lowerPercent middlePercent upperPercent middleDays }'
  expect(await numbers('', fields)).toEqual({
    replies: {
      answeredPercent: 80,
      medianDays: 2.5,
      place: null,
      companies: null,
      lowerPercent: null,
      middlePercent: null,
      upperPercent: null,
      middleDays: null,
    },
  })
  const { database } = handle
  for (let company = 1; company <= 9; company += 1)
    await insertCompany(database, { replyAnsweredPercent: company * 10, replyMedianDays: company })
  // Neither who has no numbers nor who was suspended is compared with.
  await insertCompany(database, { replyAnsweredPercent: 100, replyMedianDays: 30, status: 'suspended' })
  let at = testNow
  const compare = createReplyComparison({ database, now: () => at })
  const others = { companies: 10, lower: 30, middle: 50, upper: 80, middleDays: 4 }
  expect(await compare(ids.A)).toMatchObject({ answeredPercent: 80, place: 'upper_quarter', others })
  expect(await compare(ids.B)).toEqual({
    companyId: ids.B,
    answeredPercent: null,
    medianDays: null,
    place: null,
    others,
  })
  await insertCompany(database, { replyAnsweredPercent: 100 })
  expect((await compare(ids.A)).others?.companies).toBe(10)
  at = new Date(at.getTime() + 3_600_000)
  expect((await compare(ids.A)).others?.companies).toBe(11)
})

test('as many queries for three ads as for a hundred', async () => {
  const { client, database } = handle
  const target: { query: (...args: never[]) => unknown } =
    client.kind === 'pglite' ? client.pglite : client.pool
  const query = target.query.bind(target)
  let queries = 0
  target.query = (...args) => {
    queries += 1
    return query(...args)
  }
  const count = async () => {
    queries = 0
    await numbers(', days: 90', 'views days { views } sources { views } ads { id } moreAds replies { place }')
    return queries
  }
  await count()
  const few = await count()
  for (let index = 0; index < 60; index += 1) {
    const id = await insertJobPost(database, ids.A)
    await see(id, '2026-10-01', 'example.com', 1)
  }
  expect(await count()).toBe(few)
  expect(few).toBeLessThanOrEqual(10)
  expect(await numbers(', days: 90', 'moreAds')).toEqual({ moreAds: 13 })
  target.query = query
})
