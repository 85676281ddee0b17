import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApplicantQuery, ApplicantsQuery } from '#operations/applicants.ts'
import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'
import { applicationEvent, applicationNote } from '#server/backend/database/schema/application.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { newId } from '#server/platform/ids.ts'

let handle: DatabaseHandle
let queries = 0
let post: ReturnType<typeof createTestBackend>['post']
let companyId = ''
/** Whom the token of the tests is. */
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
  companyId = await insertCompany(handle.database)
  await insertMember(handle.database, companyId, uid, 'owner')
  post = createTestBackend({ ...handle, database: countingQueries(handle) }).post
})
afterAll(() => handle.close())

const addApplicants = async (count: number): Promise<string> => {
  const { database } = handle
  let id = ''
  for (let index = 0; index < count; index++) {
    const ad = await insertJobPost(database, companyId)
    id = await insertApplication(database, ad)
    for (let step = 0; step < 3; step++)
      await database
        .insert(applicationEvent)
        .values({ id: newId(), applicationId: id, actor: 'company', byUid: uid, status: 'viewed' })
    await database
      .insert(applicationNote)
      .values({ id: newId(), applicationId: id, byUid: uid, text: 'メモ' })
  }
  return id
}

const wanted = () => ({
  companyId,
  filter: { jobPostId: null, statuses: null, query: '' },
  sort: 'due',
})
const counted = async (query: Parameters<typeof print>[0], variables: object): Promise<number> => {
  queries = 0
  const answer = await post({ query: print(query), variables }, { authorization: 'Bearer valid' })
  const { errors }: GraphqlAnswer = await answer.json()
  expect(errors).toBeUndefined()
  return queries
}

test('the list and one applicant cost the same number of queries, however many there are', async () => {
  const one = await addApplicants(1)
  // Opens the session, which is not counted.
  await counted(ApplicantsQuery, { ...wanted(), first: 50 })
  const list = await counted(ApplicantsQuery, { ...wanted(), first: 50 })
  const page = await counted(ApplicantQuery, { ...wanted(), id: one })
  const other = await addApplicants(12)
  expect(await counted(ApplicantsQuery, { ...wanted(), first: 50 })).toBe(list)
  expect(await counted(ApplicantQuery, { ...wanted(), id: other })).toBe(page)
  expect(list).toBeLessThanOrEqual(7)
  expect(page).toBeLessThanOrEqual(12)
})
