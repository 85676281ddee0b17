import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createBookmarks, type Bookmarks } from './bookmarks.ts'

let opened: DatabaseHandle
let bookmarks: Bookmarks
let companyId = ''
let time = testNow
beforeAll(async () => {
  opened = await openTestDatabase()
  companyId = await insertCompany(opened.database)
  bookmarks = createBookmarks(
    opened.database,
    createTestWork(opened, () => time),
  )
})
afterAll(() => opened.close())
beforeEach(() => {
  time = testNow
})

let people = 0
const newPerson = async (): Promise<string> => {
  const uid = `keeper-${++people}`
  await insertPerson(opened.database, { uid })
  return uid
}
const newAd = (given: Parameters<typeof insertJobPost>[2] = {}) =>
  insertJobPost(opened.database, companyId, given)
const keptBy = async (uid: string) =>
  (await bookmarks.own(uid, 50, null)).rows.map(({ jobPostId, note, revision }) => ({
    jobPostId,
    note,
    revision,
  }))

/** Bookmarks of as many ads as that, none of which the tests name. */
const fill = async (uid: string, count: number) => {
  const { database } = opened
  const [row] = await database
    .select()
    .from(jobPost)
    .where(eq(jobPost.id, await newAd()))
  if (row === undefined) throw new Error('no ad')
  const ads = Array.from({ length: count }, () => ({ ...row, id: newId() }))
  await database.insert(jobPost).values(ads)
  await database.insert(bookmark).values(ads.map(({ id }) => ({ uid, jobPostId: id, revision: 1 })))
}

test('an ad is kept once, with the revision it had then; its note changes, and stays when none is given', async () => {
  const [uid, other] = [await newPerson(), await newPerson()]
  const ad = await newAd({ revision: 3 })
  expect(await bookmarks.save(uid, ad, '気になる')).toBe('saved')
  await opened.database.update(jobPost).set({ revision: 4 }).where(eq(jobPost.id, ad))
  expect(await bookmarks.save(uid, ad, null)).toBe('saved')
  expect(await keptBy(uid)).toEqual([{ jobPostId: ad, note: '気になる', revision: 3 }])
  await bookmarks.save(other, ad, '別の人のメモ')
  await bookmarks.save(uid, ad, '')
  expect(await keptBy(uid)).toEqual([{ jobPostId: ad, note: '', revision: 3 }])
  expect(await keptBy(other)).toEqual([{ jobPostId: ad, note: '別の人のメモ', revision: 4 }])
})

test('one person’s removal leaves another’s alone, and a second one says so', async () => {
  const [uid, other] = [await newPerson(), await newPerson()]
  const [ad, more] = [await newAd(), await newAd()]
  for (const person of [uid, other]) for (const id of [ad, more]) await bookmarks.save(person, id, null)
  expect(await bookmarks.remove(uid, ad)).toBe(true)
  expect(await bookmarks.remove(uid, ad)).toBe(false)
  expect(await bookmarks.states(uid, [ad, more])).toEqual([more])
  expect((await bookmarks.states(other, [ad, more])).toSorted()).toEqual([ad, more].toSorted())
})

test('what nobody may see is not saved; what was taken down afterwards keeps its note and can go', async () => {
  const uid = await newPerson()
  const hidden = await insertCompany(opened.database, { status: 'suspended' })
  const ads = [
    await newAd({ status: 'draft' }),
    await newAd({ publishAt: daysFromNow(1) }),
    await newAd({ status: 'removed', closedAt: testNow, closeReason: 'violation' }),
    await insertJobPost(opened.database, hidden),
    newId(),
  ]
  for (const ad of ads) expect(await bookmarks.save(uid, ad, null)).toBe('no_such_ad')
  const own = await insertCompany(opened.database)
  const ad = await insertJobPost(opened.database, own)
  await bookmarks.save(uid, ad, null)
  await opened.database.update(company).set({ status: 'suspended' }).where(eq(company.id, own))
  expect(await bookmarks.save(uid, ad, 'あとで')).toBe('saved')
  expect(await bookmarks.remove(uid, ad)).toBe(true)
  expect(await keptBy(uid)).toEqual([])
})

test('of saves at the same time no more get in than there is room for', async () => {
  const uid = await newPerson()
  await fill(uid, 497)
  const ads = await Promise.all(Array.from({ length: 8 }, () => newAd()))
  const answers = await Promise.all(ads.map((ad) => bookmarks.save(uid, ad, null)))
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'full'),
    ...Array.from({ length: 3 }, () => 'saved'),
  ])
  expect(await bookmarks.count(uid)).toBe(500)
  expect(await bookmarks.save(uid, ads[answers.indexOf('saved')] ?? '', 'メモ')).toBe('saved')
})

test('a device’s ads are merged in their order, twice the same, and nothing of another person’s changes', async () => {
  const [uid, other] = [await newPerson(), await newPerson()]
  const [known, first, second] = [await newAd(), await newAd(), await newAd()]
  const draft = await newAd({ status: 'draft' })
  await bookmarks.save(uid, known, '前からのメモ')
  await bookmarks.save(other, first, '別の人のメモ')
  time = new Date(testNow.getTime() + 60_000)
  const ids = [first, known, second, draft, first]
  expect(await bookmarks.merge(uid, ids)).toEqual({ saved: 2, gone: 1, full: 0 })
  const merged = await keptBy(uid)
  expect(merged.map(({ jobPostId }) => jobPostId)).toEqual([first, second, known])
  expect(merged[2]?.note).toBe('前からのメモ')
  expect(await bookmarks.merge(uid, ids)).toEqual({ saved: 0, gone: 1, full: 0 })
  expect(await keptBy(uid)).toEqual(merged)
  expect(await keptBy(other)).toEqual([{ jobPostId: first, note: '別の人のメモ', revision: 1 }])
})

test('merges at the same time keep to the room there is, and say what found none', async () => {
  const uid = await newPerson()
  await fill(uid, 499)
  const [one, two, three] = [await newAd(), await newAd(), await newAd()]
  const answers = await Promise.all([bookmarks.merge(uid, [one, two]), bookmarks.merge(uid, [three])])
  expect(answers.reduce((sum, { saved }) => sum + saved, 0)).toBe(1)
  expect(answers.reduce((sum, { full }) => sum + full, 0)).toBe(2)
  expect(await bookmarks.count(uid)).toBe(500)
})

test('a list goes on where a page ended', async () => {
  const uid = await newPerson()
  const ads = [await newAd(), await newAd(), await newAd()]
  for (const ad of ads) {
    time = new Date(time.getTime() + 1000)
    await bookmarks.save(uid, ad, null)
  }
  const begin = await bookmarks.own(uid, 2, null)
  expect(begin.rows.map(({ jobPostId }) => jobPostId)).toEqual([ads[2], ads[1]])
  expect(begin.hasNextPage).toBe(true)
  const end = await bookmarks.own(uid, 2, begin.rows[1]?.place ?? null)
  expect(end.rows.map(({ jobPostId }) => jobPostId)).toEqual([ads[0]])
  expect(end.hasNextPage).toBe(false)
})
