import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'

let handle: DatabaseHandle
let backend: ReturnType<typeof createTestBackend>
beforeAll(async () => {
  handle = await openTestDatabase()
  backend = createTestBackend(handle)
  await insertJobPost(handle.database, await insertCompany(handle.database))
})
afterAll(() => handle.close())

/** Every argument of a text or an id that an operation may bring to the database. */
const operations: readonly [operation: string, type: string][] = [
  ['suggestions(query: $text) { text }', 'String!'],
  ['search(query: $text) { jobPosts { total { value } } companies { total { value } } }', 'String!'],
  ['jobPosts(filter: { q: $text }) { total { value } }', 'String'],
  ['jobPosts(filter: { company: $text }) { total { value } }', 'ID'],
  ['jobPosts(filter: { prefecture: [$text] }) { total { value } }', 'String!'],
  ['jobPosts(after: $text) { total { value } }', 'String'],
  ['companies(filter: { q: $text }) { total { value } }', 'String'],
  ['companies(after: $text) { total { value } }', 'String'],
  ['jobPost(id: $text) { title }', 'ID!'],
  ['company(id: $text) { displayName }', 'ID!'],
  ['info(id: $text) { title }', 'ID!'],
  ['contactReceived(id: $text)', 'ID!'],
]

const broken = [
  ['NUL', '\u0000'],
  ['NUL in a word', '営\u0000業'],
  ['half a surrogate pair', '営\ud83d業'],
] as const

test.each(broken)('%s in a variable or in a document is 400, whatever it is for', async (_, text) => {
  const accept = 'application/graphql-response+json'
  for (const [field, type] of operations) {
    const inDocument = field.replace('$text', () => JSON.stringify(text))
    for (const body of [
      { query: `query Q($text: ${type}) { ${field} }`, variables: { text } },
      { query: `{ ${inDocument} }` },
    ]) {
      const response = await backend.post(body, { accept })
      const { errors } = (await response.json()) as GraphqlAnswer
      expect([field, response.status, errors?.[0]?.extensions.code]).toEqual([
        field,
        400,
        // The grammar of GraphQL itself knows no such escape.
        expect.stringMatching('variables' in body ? /^INVALID_INPUT$/ : /^(INVALID_INPUT|BAD_REQUEST)$/),
      ])
    }
  }
  expect(backend.logged()).toBe('')
})

test('a text inside lists and objects of variables is found', async () => {
  const response = await backend.post({
    query: 'query Q($filter: JobPostFilter) { jobPosts(filter: $filter) { total { value } } }',
    variables: { filter: { prefecture: ['13', '\u0000'] } },
  })
  expect(response.status).toBe(400)
})

test('a block text is looked at, and whole pairs and escapes are let through', async () => {
  const block = await backend.ask('{ suggestions(query: """営\u0000業""") { text } }')
  expect(block.errors?.[0]?.extensions.code).toMatch(/BAD_REQUEST|INVALID_INPUT/)
  for (const text of ['👩‍💻', '𠮷野家', '\\u0000', '%00']) {
    const answer = await backend.ask('query Q($text: String!) { suggestions(query: $text) { text } }', {
      text,
    })
    expect(answer.errors).toBeUndefined()
  }
})

test('a cursor that holds a NUL is no cursor', async () => {
  const id = '0198c2a0-1111-7000-8000-0123456789ab'
  const write = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url')
  for (const [list, cursor] of [
    ['companies', write(['companies', 'ア\u0000', id])],
    ['companies', write(['companies', 'ア\ud83d', id])],
    ['jobPosts', write(['jobPosts.relevance', '', '2026-02-01 00:00:00\u0000', id])],
  ]) {
    const answer = await backend.ask(`{ ${list}(after: "${cursor}") { total { value } edges { cursor } } }`)
    expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  }
})
