import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { seenJobPost } from '#server/backend/database/schema/bookmark.ts'
import { hiddenCompany, hiddenJobPost } from '#server/backend/database/schema/hidden.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createHistory, type History } from './history.ts'

let opened: DatabaseHandle
let history: History
let companyId = ''
let time = testNow
beforeAll(async () => {
  opened = await openTestDatabase()
  companyId = await insertCompany(opened.database)
  history = createHistory(
    opened.database,
    createTestWork(opened, () => time),
  )
})
afterAll(() => opened.close())

let people = 0
const newPerson = async (keepsHistory: boolean): Promise<string> => {
  const uid = `reader-${++people}`
  await insertPerson(opened.database, { uid })
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }
  await opened.database.insert(studentUser).values({ uid, ...names, keepsHistory })
  return uid
}
const newAd = () => insertJobPost(opened.database, companyId)
const look = (uid: string, ad: string) => {
  time = new Date(time.getTime() + 1000)
  return history.add(uid, ad)
}
const seenBy = async (uid: string) =>
  (await opened.database.select().from(seenJobPost).where(eq(seenJobPost.uid, uid))).length

test('nothing is kept of whoever did not ask for it', async () => {
  const uid = await newPerson(false)
  expect(await look(uid, await newAd())).toBe(false)
  expect(await seenBy(uid)).toBe(0)
  expect(await history.own(uid, 20)).toEqual({ uid, kept: false, rows: [] })
})

test('an ad seen again comes to the front; one that nobody may see is not added', async () => {
  const uid = await newPerson(true)
  const [one, two] = [await newAd(), await newAd()]
  for (const ad of [one, two, one]) expect(await look(uid, ad)).toBe(true)
  expect(await look(uid, newId())).toBe(false)
  const { rows } = await history.own(uid, 20)
  expect(rows.map(({ jobPostId }) => jobPostId)).toEqual([one, two])
})

test('one ad is forgotten, then all, and nothing of another person’s', async () => {
  const [uid, other] = [await newPerson(true), await newPerson(true)]
  const [one, two] = [await newAd(), await newAd()]
  for (const person of [uid, other]) for (const ad of [one, two]) await look(person, ad)
  expect(await history.forget(uid, one)).toBe(true)
  expect((await history.own(uid, 20)).rows.map(({ jobPostId }) => jobPostId)).toEqual([two])
  expect(await history.forget(uid)).toBe(true)
  expect([await seenBy(uid), await seenBy(other)]).toEqual([0, 2])
})

test('two hundred are kept, the newest', async () => {
  const [uid, other] = [await newPerson(true), await newPerson(true)]
  const [row] = await opened.database
    .select()
    .from(jobPost)
    .where(eq(jobPost.id, await newAd()))
  if (row === undefined) throw new Error('no ad')
  const ads = Array.from({ length: 200 }, () => ({ ...row, id: newId() }))
  await opened.database.insert(jobPost).values(ads)
  const rows = ads.map(({ id }, index) => ({
    jobPostId: id,
    seenAt: new Date(testNow.getTime() - (index + 1) * 60_000),
  }))
  await opened.database.insert(seenJobPost).values(rows.flatMap((seen) => [{ ...seen, uid }]))
  await opened.database.insert(seenJobPost).values(rows.flatMap((seen) => [{ ...seen, uid: other }]))
  const fresh = await newAd()
  await look(uid, fresh)
  const kept = (await history.own(uid, 200)).rows.map(({ jobPostId }) => jobPostId)
  expect(kept).toEqual([fresh, ...ads.slice(0, 199).map(({ id }) => id)])
  expect([await seenBy(uid), await seenBy(other)]).toEqual([200, 200])
})

test('what is hidden, by itself or with its company, is not shown and comes back with it', async () => {
  const uid = await newPerson(true)
  const { database } = opened
  const otherCompany = await insertCompany(database)
  const [shown, byItself, withCompany] = [
    await newAd(),
    await newAd(),
    await insertJobPost(database, otherCompany),
  ]
  for (const ad of [shown, byItself, withCompany]) await look(uid, ad)
  await database.insert(hiddenJobPost).values({ uid, jobPostId: byItself })
  await database.insert(hiddenCompany).values({ uid, companyId: otherCompany })
  const own = async () => (await history.own(uid, 20)).rows.map(({ jobPostId }) => jobPostId)
  expect(await own()).toEqual([shown])
  await database.delete(hiddenJobPost)
  await database.delete(hiddenCompany)
  expect(await own()).toEqual([withCompany, byItself, shown])
})
