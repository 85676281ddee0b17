import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAdsFilterSchema, type OwnAdsFilter, type OwnAdsSort } from '#contract/own-ads.ts'
import type { JobPostGroup } from '#contract/job-post-life.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createOwnJobPosts, type OwnJobPosts } from './own-job-posts.ts'

let handle: DatabaseHandle
let ads: OwnJobPosts
let companyId = ''
const ids = { osaka: '', closed: '', foreign: '' }
const osaka = [{ name: '大阪支店', prefectureCode: '27', city: '北区', access: null }]
const closed = { status: 'closed', closedAt: testNow, closeReason: 'filled' } as const

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  ads = createOwnJobPosts(database, () => testNow)
  companyId = await insertCompany(database)
  const insert = (title: string, updated: number, given: Parameters<typeof insertJobPost>[2] = {}) =>
    insertJobPost(database, companyId, { title, updatedAt: daysFromNow(updated), ...given })
  await insert('Webデザイナー', -5)
  ids.osaka = await insert('法人営業（大阪）', -4, { workplaces: osaka, validThrough: daysFromNow(6) })
  await insert('個人営業', -3, { kind: 'part_time', status: 'paused', validThrough: daysFromNow(8) })
  await insert('営業事務の下書き', -2, { status: 'draft', publishAt: null, validThrough: null })
  ids.closed = await insert('終えた営業', -1, { ...closed, validThrough: daysFromNow(3) })
  await insert('100%リモート_企画', -6, { publishAt: daysFromNow(-9), validThrough: daysFromNow(-1) })
  ids.foreign = await insertJobPost(database, await insertCompany(database), { title: 'よその営業' })
  for (const uid of ['one', 'two']) await insertPerson(database, { uid })
  await insertApplication(database, ids.osaka, { uid: 'one' })
  await insertApplication(database, ids.closed, { uid: 'one' })
  await insertApplication(database, ids.closed, { uid: 'two' })
})
afterAll(() => handle.close())

type Given = Partial<OwnAdsFilter> & { group?: JobPostGroup; sort?: OwnAdsSort }
const titles = async ({ group, sort, ...given }: Given, behind = 0, most = 100) => {
  const filter = { ...ownAdsFilterSchema.parse(given), uid: 'colleague' }
  const page = { group: group ?? null, sort: sort ?? ('changed' as const), behind, most }
  return (await ads.filtered(companyId, filter, testNow).page(page)).map(({ title }) => title)
}

test.each<[Given, string[]]>([
  [{ query: '営業' }, ['終えた営業', '営業事務の下書き', '個人営業', '法人営業（大阪）']],
  [{ query: '大阪　営業' }, ['法人営業（大阪）']],
  [{ query: 'ＷＥＢﾃﾞｻﾞｲﾅｰ' }, ['Webデザイナー']],
  [{ query: '100%' }, ['100%リモート_企画']],
  [{ query: '%' }, ['100%リモート_企画']],
  [{ query: '。' }, []],
  [{ kind: 'part_time' }, ['個人営業']],
  [{ prefecture: '27' }, ['法人営業（大阪）']],
  [{ deadline: 'soon' }, ['法人営業（大阪）']],
  [{ deadline: 'past' }, ['100%リモート_企画']],
  [{ query: '営業', group: 'published' }, ['法人営業（大阪）']],
  [{ query: '営業', prefecture: '01' }, []],
])('%j leaves %j', async (given, left) => {
  expect(await titles(given)).toEqual(left)
})

test('by the deadline what ends next is first, ended ads and those without one behind', async () => {
  expect(await titles({ sort: 'deadline' })).toEqual([
    '100%リモート_企画',
    '法人営業（大阪）',
    '個人営業',
    'Webデザイナー',
    '営業事務の下書き',
    '終えた営業',
  ])
})

test('by applicants the most are first, and pages go on where the one before ended', async () => {
  const all = await titles({ sort: 'applicants' })
  expect(all.slice(0, 3)).toEqual(['終えた営業', '法人営業（大阪）', '営業事務の下書き'])
  const pages = [await titles({ sort: 'applicants' }, 0, 4), await titles({ sort: 'applicants' }, 4, 4)]
  expect(pages.flat()).toEqual(all)
})

test('ads that are named are those of the company alone; the parts count what the filter leaves', async () => {
  expect(await titles({ ids: [ids.osaka, ids.foreign] })).toEqual(['法人営業（大阪）'])
  const filter = { ...ownAdsFilterSchema.parse({ query: '営業' }), uid: 'colleague' }
  expect(Object.fromEntries(await ads.filtered(companyId, filter, testNow).counts())).toEqual({
    draft: 1,
    published: 1,
    paused: 1,
    ended: 1,
  })
})
