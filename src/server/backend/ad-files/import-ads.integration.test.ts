import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobPostLifeLimits } from '#contract/job-post-life.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostKey } from '#server/backend/database/schema/job-post-key.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertDraft, insertMember } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createExportAds } from './export-ads.ts'
import { createImportAds } from './import-ads.ts'

let handle: DatabaseHandle
let companyId = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(account)
  companyId = await insertCompany(handle.database)
  await insertMember(handle.database, companyId, 'hanako', 'recruiter')
})

const parts = () => {
  const now = () => testNow
  const { database } = handle
  return {
    database,
    ...createTestWork(handle, now),
    now,
    rateLimits: createRateLimits(database, { scale: 100, now }),
  }
}
const bring = (text: string, save = true, of = companyId) =>
  createImportAds(parts())('hanako', of, { text, save })
const take = (format: 'csv' | 'json' = 'csv') =>
  createExportAds(handle)(companyId, { format, template: false })
const csv = (...lines: string[]) => lines.join('\n')
const ads = () =>
  handle.database.select().from(jobPost).where(eq(jobPost.companyId, companyId)).orderBy(jobPost.kind)
const outcomes = async (text: string, save = true) =>
  (await bring(text, save)).rows.map(({ outcome, refusal }) => refusal ?? outcome)

const two = csv(
  '管理番号,募集の種類,求人名,仕事の内容',
  'A-1,アルバイト,夜の接客,"料理を\n運びます。"',
  'A-2,新卒採用,営業,',
)

test('rows become drafts, whose keys find them when the file comes again', async () => {
  const first = await bring(two)
  expect(first).toMatchObject({ fault: null, unknown: [] })
  expect(first.rows).toMatchObject([
    { number: 1, key: 'A-1', title: '夜の接客', kind: 'part_time', outcome: 'new', problems: {} },
    { number: 2, key: 'A-2', title: '営業', kind: 'new_grad', outcome: 'new' },
  ])
  expect(first.rows[1]?.missing).toContain('duties')
  expect(await ads()).toMatchObject([
    { status: 'draft', title: '営業' },
    { status: 'draft', title: '夜の接客', duties: '料理を\n運びます。' },
  ])
  expect(await outcomes(two)).toEqual(['unchanged', 'unchanged'])
  expect(await outcomes(csv('管理番号,求人名', 'A-2,法人営業', 'A-1,夜の接客'))).toEqual([
    'changed',
    'unchanged',
  ])
  // What the file has no column for stays.
  expect((await ads()).find(({ title }) => title === '夜の接客')?.duties).toBe('料理を\n運びます。')
  expect(await outcomes(csv('管理番号,仕事の内容', 'A-1,'))).toEqual(['changed'])
})

test('what would be done is told as it is done then, and nothing is left of it', async () => {
  const told = await bring(two, false)
  expect(await ads()).toEqual([])
  expect(await handle.database.select().from(jobPostKey)).toEqual([])
  const done = await bring(two)
  const withoutIds = ({ rows }: typeof done) => rows.map((row) => ({ ...row, jobPostId: null }))
  expect(withoutIds(told)).toEqual(withoutIds(done))
  expect(told.rows.map(({ jobPostId }) => jobPostId)).toEqual([null, null])
})

test.each(['csv', 'json'] as const)(
  'ads taken out as %s and brought in again are unchanged',
  async (format) => {
    await insertDraft(handle.database, companyId, { status: 'published', publishAt: daysFromNow(-1) })
    await insertDraft(handle.database, companyId, { title: '下書き', validThrough: null })
    await bring(two)
    const text = await take(format)
    const { rows, unknown } = await bring(text)
    expect(unknown).toEqual([])
    expect(rows.map(({ outcome, refusal, ignored }) => [outcome, refusal, ignored])).toEqual(
      Array.from({ length: 4 }, () => ['unchanged', null, []]),
    )
    expect(await take(format)).toBe(text)
  },
)

test('what JSON writes and no database holds is left out', async () => {
  const text = String.raw`[{"key":"A\u0000\ud800","kind":"part_time","title":"夜\u0000","allowances":[{"name":"手当\ud800"}],"__proto__":{"key":"B"}}]`
  expect((await bring(text)).rows).toMatchObject([{ key: 'A\ufffd', title: '夜', outcome: 'new' }])
  expect(await ads()).toMatchObject([{ title: '夜', allowances: [{ name: '手当\ufffd' }] }])
  expect(await outcomes(text)).toEqual(['unchanged'])
})

test('an ad without a key is found by its id, of its own company alone', async () => {
  const id = await insertDraft(handle.database, companyId)
  expect(await outcomes(csv('管理番号,求人名', `${id},改めた名前`))).toEqual(['changed'])
  const foreign = await insertDraft(handle.database, await insertCompany(handle.database))
  expect(await outcomes(csv('管理番号,求人名,募集の種類', `${foreign},取った,新卒採用`))).toEqual(['new'])
  const [kept] = await handle.database.select().from(jobPost).where(eq(jobPost.id, foreign))
  expect(kept?.title).not.toBe('取った')
})

test('a row whose key keeps it out is told what else is wrong with it', async () => {
  const file = csv(
    '管理番号,募集の種類,求人名,募集人数',
    'D,新卒採用,二つ,たくさん',
    'D,新卒採用,二つ,3名',
    ',新卒採用,鍵なし,たくさん',
  )
  const { rows } = await bring(file)
  expect(rows.map(({ key, refusal, problems }) => [key, refusal, problems['openings'] ?? null])).toEqual([
    ['D', 'double_key', 'NOT_COUNT'],
    ['D', 'double_key', null],
    ['', 'no_key', 'NOT_COUNT'],
  ])
  expect(await ads()).toEqual([])
})

test('rows that cannot be taken are told, and keep no other back', async () => {
  const file = csv(
    '管理番号,募集の種類,求人名,募集人数,給与の単位',
    ',新卒採用,鍵なし,,',
    'D,新卒採用,二つ,,',
    'D,新卒採用,二つ,,',
    `${'長'.repeat(41)},新卒採用,長い鍵,,`,
    'E,,種類なし,,',
    'F,新卒採用,数でない,たくさん,',
    'G,新卒採用,単位がない,,ひと月',
    'H,新卒採用,よい,3名,月給',
  )
  const { rows } = await bring(file)
  expect(rows.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual([
    'no_key',
    'double_key',
    'double_key',
    'bad_key',
    'invalid',
    'invalid',
    'invalid',
    'new',
  ])
  expect(rows.map(({ problems }) => Object.entries(problems)).slice(4, 7)).toEqual([
    [['kind', 'CHOOSE']],
    [['openings', 'NOT_COUNT']],
    [['wageUnit', 'CHOOSE']],
  ])
  expect(await ads()).toHaveLength(1)
})

test('what a contract without an end has no field for is told, and counts where there is one', async () => {
  const row = (term: string) =>
    csv('管理番号,募集の種類,契約の期間,契約のおわり', `T,新卒採用,${term},2028年3月31日`)
  expect((await bring(row('期間の定めなし'))).rows).toMatchObject([{ outcome: 'new', ignored: ['termTo'] }])
  expect(await ads()).toMatchObject([{ termTo: null }])
  expect((await bring(row('期間の定めあり'))).rows).toMatchObject([{ outcome: 'changed', ignored: [] }])
  expect(await ads()).toMatchObject([{ termTo: '2028-03-31' }])
})

test('what an ad of the kind has no field for is not taken, and told', async () => {
  const { rows } = await bring(csv('管理番号,募集の種類,求人名,賞与', 'P,オープン・カンパニー,見学,年2回'))
  expect(rows).toMatchObject([{ outcome: 'new', ignored: ['bonus'] }])
  expect(await ads()).toMatchObject([{ kind: 'open_company', bonus: null }])
})

describe('an ad that is on the list', () => {
  const publish = (given: Parameters<typeof insertDraft>[2] = {}) =>
    insertDraft(handle.database, companyId, { status: 'published', publishAt: daysFromNow(-1), ...given })

  test('is changed as by its form, with a revision', async () => {
    const id = await publish()
    expect(await outcomes(csv('管理番号,求人名', `${id},営業の新しい名前`))).toEqual(['changed'])
    expect(await ads()).toMatchObject([{ revision: 2, status: 'published' }])
  })

  test('is not changed to what the law is against, nor without what it needs', async () => {
    const id = await publish({ wageUnit: 'hour', wageMin: 1300, wageMax: null })
    for (const [column, text, refusal] of [
      ['基本給の下限', '1200円', 'unlawful'],
      ['仕事の内容', '女性のみの募集です。', 'held'],
    ]) {
      const { rows } = await bring(csv(`管理番号,${column}`, `${id},${text}`))
      expect(rows).toMatchObject([{ outcome: 'refused', refusal }])
      expect(rows[0]?.findings.length).toBeGreaterThan(0)
    }
    expect(await outcomes(csv('管理番号,仕事の内容', `${id},`))).toEqual(['invalid'])
    expect(await ads()).toMatchObject([{ revision: 1 }])
  })

  test.each([
    ['in_review', 'in_review'],
    ['closed', 'ended'],
  ] as const)('and is %s is not changed', async (status, refusal) => {
    const id = await publish({
      status,
      ...(status === 'closed' ? { closeReason: 'filled', closedAt: testNow } : {}),
    })
    expect(await outcomes(csv('管理番号,求人名', `${id},別の名前`))).toEqual([refusal])
    expect(await outcomes(await take())).toEqual(['unchanged'])
  })
})

test('drafts stay within their number, also where it is told before', async () => {
  const keys = (count: number, from = 0) =>
    csv('管理番号,募集の種類', ...Array.from({ length: count }, (_, row) => `${from + row},新卒採用`))
  for (let made = 0; made < jobPostLifeLimits.drafts - 1; made += 1)
    await insertDraft(handle.database, companyId)
  expect(await outcomes(keys(2), false)).toEqual(['new', 'full'])
  expect(await outcomes(keys(2))).toEqual(['new', 'full'])
})

test('of two files with one key that come at once the second finds the ad of the first', async () => {
  const both = await Promise.all([bring(two), bring(two)])
  expect(await ads()).toHaveLength(2)
  for (const row of [0, 1])
    expect(new Set(both.map(({ rows }) => rows[row]?.outcome))).toEqual(new Set(['new', 'unchanged']))
})
