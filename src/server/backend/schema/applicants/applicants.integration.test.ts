import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'

let handle: DatabaseHandle
let post: ReturnType<typeof createTestBackend>['post']
let companyId = ''
let id = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  companyId = await insertCompany(database)
  // Whom the token of the tests is.
  await insertMember(database, companyId, 'student-1', 'owner')
  const ad = await insertJobPost(database, companyId)
  for (let count = 0; count < 3; count++) id = await insertApplication(database, ad)
  post = createTestBackend(handle).post
})
afterAll(() => handle.close())

const ask = async (query: string): Promise<GraphqlAnswer> =>
  (await (await post({ query }, { authorization: 'Bearer valid' })).json()) as GraphqlAnswer
const list = (args: string, fields = 'nodes { id } pageInfo { hasNextPage endCursor }') =>
  ask(`{ applicants(companyId: "${companyId}" ${args}) { ${fields} } }`)
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code

test('a list goes on where it ended, by the sort it began with', async () => {
  const { data } = await list('first: 2')
  const { nodes, pageInfo } = (
    data as { applicants: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }
  ).applicants
  expect([nodes.length, pageInfo.hasNextPage]).toEqual([2, true])
  // It stands in an address, where nothing of a person may.
  expect(Buffer.from(pageInfo.endCursor, 'base64url').toString()).toMatch(
    /^\["applicants by due","[0-9a-f-]{36}"\]$/,
  )
  const rest = await list(`first: 2, after: "${pageInfo.endCursor}"`)
  expect(rest.data).toMatchObject({ applicants: { nodes: [{}], pageInfo: { hasNextPage: false } } })
  expect(codeOf(await list(`sort: name, after: "${pageInfo.endCursor}"`))).toBe('INVALID_INPUT')
})

test.each([
  'first: 0',
  'first: 51',
  'after: "x"',
  `after: "${Buffer.from('["applicants by due","a"]').toString('base64url')}"`,
  'filter: { jobPostId: "x" }',
  `filter: { query: "${'あ'.repeat(101)}" }`,
])('%s is refused', async (args) => {
  expect(codeOf(await list(args))).toBe('INVALID_INPUT')
})

test('drafts are no standing of applicants, and asking for them finds nobody', async () => {
  expect((await list('filter: { statuses: [draft] }', 'nodes { id }')).data).toEqual({
    applicants: { nodes: [] },
  })
})

test.each([
  'seen: "yesterday", action: screen, text: ""',
  `seen: "2026-11-21T03:00:00.000Z", action: screen, text: "${'あ'.repeat(2001)}"`,
])('a press with %s is refused', async (args) => {
  const answer = await ask(
    `mutation { moveApplicant(companyId: "${companyId}", id: "${id}", ${args}) { refusal } }`,
  )
  expect(codeOf(answer)).toBe('INVALID_INPUT')
})

test.each(['', ' 　', 'あ'.repeat(2001), '\\u202e'])('a note of %j is refused', async (note) => {
  const answer = await ask(
    `mutation { addApplicantNote(companyId: "${companyId}", id: "${id}", note: "${note}") }`,
  )
  expect(codeOf(answer)).toBe('INVALID_INPUT')
})
