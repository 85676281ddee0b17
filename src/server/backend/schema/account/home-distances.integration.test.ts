import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NearestStation } from '#contract/nearest-stations.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'

let handle: DatabaseHandle
let companyId = ''
beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  companyId = await insertCompany(database)
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }
  await insertPerson(database, { uid: 'student-1' })
  await database.insert(studentUser).values({ uid: 'student-1', ...names })
})
afterAll(() => handle.close())

const place = (stations: NearestStation[]) => ({
  name: '本社',
  prefectureCode: '13',
  city: '武蔵野市',
  access: null,
  stations,
})
const kichijoji: NearestStation = { station: '13吉祥寺', way: 'walk', minutes: 5 }
const insertAd = (stations: NearestStation[]) =>
  insertJobPost(handle.database, companyId, { workplaces: [place([]), place(stations)] })

const distances = async (id: string, headers: Record<string, string> = { authorization: 'Bearer valid' }) => {
  const query = `{ homeDistances(jobPostId: "${id}") { station kilometres } }`
  const answer = (await (await createTestBackend(handle).post({ query }, headers)).json()) as GraphqlAnswer
  expect(answer.errors).toBeUndefined()
  return answer.data?.['homeDistances']
}
const live = (homeStations: string[]) =>
  handle.database.update(studentUser).set({ homeStations }).where(eq(studentUser.uid, 'student-1'))

test('from each of one’s stations to the first that the ad names, the nearest first', async () => {
  const id = await insertAd([kichijoji, { station: '13三鷹', way: 'bus', minutes: 10 }])
  await live(['13新宿', '13三鷹'])
  expect(await distances(id)).toEqual([
    { station: '13三鷹', kilometres: expect.closeTo(1.8, 0) },
    { station: '13新宿', kilometres: expect.closeTo(11, 0) },
  ])
})

test('nothing where one of them names no station, nobody may see the ad, or nobody is signed in', async () => {
  const id = await insertAd([kichijoji])
  await live([])
  expect(await distances(id)).toEqual([])
  await live(['13三鷹'])
  expect(await distances(id)).toHaveLength(1)
  expect(await distances(id, {})).toEqual([])
  expect(await distances(await insertAd([]))).toEqual([])
  expect(await distances('none')).toEqual([])
  await handle.database
    .update(jobPost)
    .set({ status: 'removed', closedAt: testNow, closeReason: 'violation' })
    .where(eq(jobPost.id, id))
  expect(await distances(id)).toEqual([])
})
