import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend } from '#server/backend/testing/client.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createJobPostRevisions } from './job-post-revisions.ts'
import { readChanges } from './read-revisions.ts'

const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let companyId = ''
let writes: ReturnType<typeof createTestWork>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(auditLog)
  companyId = await insertCompany(handle.database)
  writes = createTestWork(handle, () => testNow)
})

const change = (id: string, input: Parameters<ReturnType<typeof createJobPostRevisions>['change']>[2]) =>
  createJobPostRevisions(writes).change(operator, id, input)
const rowOf = async (id: string) => {
  const [row] = await handle.database.select().from(jobPost).where(eq(jobPost.id, id))
  if (row === undefined) throw new Error('no ad')
  return row
}
const kept = () => handle.database.select().from(jobPostRevision).orderBy(jobPostRevision.number)

test('a change keeps what the ad said, and lists, pages and the log follow', async () => {
  const id = await insertJobPost(handle.database, companyId, { wageMin: 250_000, features: [] })
  expect(await change(id, { wageMin: 230_000, replyByDays: 14 })).toMatchObject({
    kind: 'changed',
    title: '法人営業の総合職',
    revision: 2,
    changes: [
      { item: 'wage', weight: 'material', before: '月給 25万円〜', after: '月給 23万円〜' },
      { item: 'reply_by_days', weight: 'minor' },
    ],
  })
  expect(await rowOf(id)).toMatchObject({
    wageMin: 230_000,
    replyByDays: 14,
    revision: 2,
    infoAsOf: '2026-11-21',
    updatedAt: testNow,
    features: expect.arrayContaining(['no_fixed_overtime']),
  })
  expect(await kept()).toMatchObject([
    {
      jobPostId: id,
      number: 1,
      snapshot: { wageMin: 250_000, workplaces: [{ scope: 'hire', city: '渋谷区' }] },
      diff: [
        { field: 'wageMin', before: 250_000, after: 230_000 },
        { field: 'replyByDays', before: 7, after: 14 },
      ],
    },
  ])
  const [found] = await handle.database.select().from(jobSearch).where(eq(jobSearch.jobPostId, id))
  expect(found).toBeDefined()
  expect(writes.told).toEqual([
    { kind: 'tags', stale: [`jobpost:${id}`, 'jobposts', `company:${companyId}`], purge: [] },
  ])
  expect(await handle.database.select().from(auditLog)).toMatchObject([
    {
      action: 'job_post.changed',
      actor: 'operator:root',
      detail: { revision: 2, fields: 'wageMin replyByDays' },
    },
  ])
})

test('what changed since each revision is told against the present, whatever came between', async () => {
  const id = await insertJobPost(handle.database, companyId)
  await change(id, { title: '法人営業' })
  await change(id, {
    workplaces: [
      {
        scope: 'hire',
        name: '大阪支社',
        postalCode: null,
        prefectureCode: '27',
        city: '大阪市',
        street: '梅田1',
        access: null,
      },
    ],
  })
  await change(id, { title: '法人営業の総合職' })
  expect((await rowOf(id)).revision).toBe(4)
  const since = async (revision: number) =>
    (await readChanges(handle.database, await rowOf(id), revision))?.map(({ item }) => item) ?? null
  // Back to the title it began with.
  expect(await Promise.all([0, 1, 2, 3, 4, 5].map(since))).toEqual([
    null,
    ['workplaces'],
    ['title', 'workplaces'],
    ['title'],
    [],
    null,
  ])
})

test('a change that says nothing new makes no revision', async () => {
  const id = await insertJobPost(handle.database, companyId, { wageMin: 250_000 })
  expect(await change(id, { wageMin: 250_000, startsAt: '09:00' })).toEqual({ kind: 'unchanged' })
  expect([await kept(), writes.told]).toEqual([[], []])
})

test.each([
  [{ wageMax: 240_000 }, ['wageMax']],
  [{ wageMin: null }, ['wageMin']],
  [{ validThrough: testNow }, ['validThrough']],
  [{ overtimeHours: 10 }, ['overtimeHours']],
] as const)('%j does not go with the rest of the ad', async (input, fields) => {
  const id = await insertJobPost(handle.database, companyId, { wageMin: 250_000 })
  expect(await change(id, input)).toEqual({ kind: 'invalid', fields })
  expect(await rowOf(id)).toMatchObject({ revision: 1, wageMin: 250_000 })
})

test('what the law is against is refused, what the ad lacked before is not held against the change', async () => {
  // It says nothing of the insurance for accidents.
  const id = await insertJobPost(handle.database, companyId)
  expect(await change(id, { duties: '男性のみ。営業です。' })).toMatchObject({
    kind: 'unlawful',
    findings: [{ code: 'gendered_wording' }],
  })
  expect(await change(id, { wageMin: 100_000 })).toMatchObject({
    kind: 'unlawful',
    findings: [{ code: 'below_minimum_wage' }],
  })
  expect(await change(id, { breakMinutes: 30, endsAt: '17:30' })).toMatchObject({
    findings: [{ code: 'break_too_short' }],
  })
  expect(await kept()).toEqual([])
  // Advice holds nothing up.
  expect(await change(id, { duties: 'アットホームな営業です。' })).toMatchObject({ kind: 'changed' })
})

test('what the operator has read was read as it stood: new text around the same words is new', async () => {
  const tokyo = { scope: 'hire', prefectureCode: '13', city: '渋谷区', street: '1', access: null } as const
  const place = { ...tokyo, name: '本社', postalCode: null }
  const id = await insertJobPost(handle.database, companyId, {
    duties: '男性のみ。営業です。',
  })
  expect(await change(id, { title: '法人営業', workplaces: [place] })).toMatchObject({ kind: 'changed' })
  expect(await change(id, { duties: '男性のみ。企画です。' })).toMatchObject({
    kind: 'unlawful',
    findings: [{ code: 'gendered_wording', field: 'duties' }],
  })
})

test('an ad that waits for its day is judged by the rules of that day', async () => {
  const now = new Date('2025-12-20T12:00:00+09:00')
  const tokushima = { name: '徳島支店', prefectureCode: '36', city: '徳島市', access: null }
  const ad = (publishAt: Date) =>
    insertJobPost(handle.database, companyId, {
      status: publishAt > now ? 'scheduled' : 'published',
      publishAt,
      wageUnit: 'hour',
      wageMin: 1100,
      workplaces: [tokushima],
    })
  const cheaper = (id: string) =>
    createJobPostRevisions(createTestWork(handle, () => now)).change(operator, id, { wageMin: 1000 })
  expect(await cheaper(await ad(new Date('2025-12-01T12:00:00+09:00')))).toMatchObject({ kind: 'changed' })
  expect(await cheaper(await ad(new Date('2026-01-05T12:00:00+09:00')))).toMatchObject({
    kind: 'unlawful',
    findings: [{ code: 'below_minimum_wage' }],
  })
})

test('an ad that has ended keeps its words; one that nobody saw leaves no trace of them', async () => {
  const { database } = handle
  const ended = await insertJobPost(database, companyId, { validThrough: testNow })
  const removed = await insertJobPost(database, companyId, {
    status: 'removed',
    closedAt: testNow,
    closeReason: 'violation',
  })
  for (const id of [ended, removed]) expect(await change(id, { openings: 9 })).toEqual({ kind: 'ended' })
  for (const id of ['x', newId()]) expect(await change(id, { openings: 9 })).toEqual({ kind: 'unknown' })
  const draft = await insertJobPost(database, companyId, { status: 'draft' })
  expect(await change(draft, { openings: 9 })).toMatchObject({ kind: 'changed', revision: 1 })
  const last = await insertJobPost(database, companyId, { validThrough: new Date(testNow.getTime() + 1) })
  expect(await change(last, { openings: 9 })).toMatchObject({ kind: 'changed' })
  expect((await kept()).map(({ jobPostId }) => jobPostId)).toEqual([last])
})

test('twenty changes at once are twenty revisions in a row', async () => {
  const id = await insertJobPost(handle.database, companyId)
  await Promise.all(Array.from({ length: 20 }, (_, index) => change(id, { openings: 100 + index })))
  expect((await kept()).map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  expect((await rowOf(id)).revision).toBe(21)
})

test('anyone reads the changes of a public ad, word by word, and nobody those of another', async () => {
  const id = await insertJobPost(handle.database, companyId, { duties: '<b>営業</b>です。' })
  await change(id, { duties: '<b>企画</b>です。' })
  const { ask } = createTestBackend(handle)
  const since = (revision: number) =>
    ask(
      'query($id: ID!, $revision: Int!) { jobPost(id: $id) { changesSince(revision: $revision) { item label weighty words { kind text } } } }',
      { id, revision },
    )
  expect(await since(1)).toEqual({
    data: {
      jobPost: {
        changesSince: [
          {
            item: 'duties',
            label: '仕事の内容',
            weighty: true,
            words: [
              { kind: 'same', text: '<b>' },
              { kind: 'removed', text: '営業' },
              { kind: 'added', text: '企画' },
              { kind: 'same', text: '</b>です。' },
            ],
          },
        ],
      },
    },
  })
  expect(await since(2)).toEqual({ data: { jobPost: { changesSince: [] } } })
  for (const revision of [-1, 0, 3, 2 ** 31 - 1])
    expect(await since(revision)).toEqual({ data: { jobPost: { changesSince: null } } })
  await handle.database.update(company).set({ status: 'suspended' })
  expect(await since(1)).toEqual({ data: { jobPost: null } })
})
