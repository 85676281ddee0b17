import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { demoAnswers } from '#server/backend/seed/demo-answers.ts'
import { createTestBackend, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { finishQuestionnaire } from '#server/backend/testing/questionnaires.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

let handle: DatabaseHandle
let queries = 0
let post: ReturnType<typeof createTestBackend>['post']
const uid = 'student-1'

const countingQueries = ({ database, client }: DatabaseHandle): Database => {
  const target: { query: (...args: never[]) => unknown } =
    client.kind === 'pglite' ? client.pglite : client.pool
  const query = target.query.bind(target)
  target.query = (...args) => {
    queries++
    return query(...args)
  }
  return database
}

beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid, email: 'student@example.com' })
  await handle.database.insert(studentUser).values({
    uid,
    familyName: '山田',
    givenName: '花子',
    familyNameKana: 'ヤマダ',
    givenNameKana: 'ハナコ',
    desiredKinds: ['new_grad'],
  })
  const site = createTestBackend({ ...handle, database: countingQueries(handle) })
  post = site.post
  const { temperament } = demoAnswers
  await finishQuestionnaire(site.services.questionnaires, uid, 'temperament', temperament.later)
  // Opens the session, which is not counted.
  await counted(tabs.needs)
})
afterAll(() => handle.close())

/** Ads of as many companies: suggested, saved, and written to. */
const addAds = async (count: number) => {
  const { database } = handle
  for (let index = 0; index < count; index++) {
    const companyId = await insertCompany(database, { displayName: `会社${index}` })
    await insertJobPost(database, companyId, { workAspects: { variety: 5, pace: 1 } })
    const saved = await insertJobPost(database, companyId)
    await database.insert(bookmark).values({ uid, jobPostId: saved, revision: 1 })
    const written = await insertJobPost(database, companyId)
    const id = newId()
    await database.insert(application).values({ id, uid, jobPostId: written, companyId, revision: 1 })
    await database
      .insert(applicationEvent)
      .values({ id: newId(), applicationId: id, actor: 'student', status: 'draft', createdAt: testNow })
  }
}

const counted = async (query: string): Promise<number> => {
  queries = 0
  const answer = (await (await post({ query }, { authorization: 'Bearer valid' })).json()) as GraphqlAnswer
  expect(answer.errors).toBeUndefined()
  return queries
}

const tabs = {
  needs: '{ needsNow { more needs { kind at title company } } }',
  applications:
    '{ ownApplications(first: 20) { nodes { id jobPostTitle nextActions events { status } files { name } } } }',
  recommended:
    '{ recommendations { items { reasons { kind value } jobPost { id title workplaces { city } company { displayName } } } } }',
  calendar:
    '{ calendarDates(from: "2026-11-01T00:00:00Z", until: "2027-06-01T00:00:00Z") { kind at title company } calendarFeedSecret }',
  near: '{ nearWork { jobs { fit jobPost { id title workplaces { city } company { displayName } } } } }',
  bookmarks: '{ ownBookmarks { total nodes { jobPost { id title company { displayName } } } } }',
} as const

test.each(Object.entries(tabs))('%s take as many queries for one as for ten', async (_tab, query) => {
  await handle.database.delete(application)
  await handle.database.delete(bookmark)
  await addAds(1)
  const few = await counted(query)
  await addAds(9)
  expect(await counted(query)).toBe(few)
  // Who asks takes two or three.
  expect(few).toBeLessThanOrEqual(8)
})
