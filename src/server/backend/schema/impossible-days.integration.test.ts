import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend } from '#server/backend/testing/client.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'

let handle: DatabaseHandle
let backend: ReturnType<typeof createTestBackend>
beforeAll(async () => {
  handle = await openTestDatabase()
  backend = createTestBackend(handle)
  await insertJobPost(handle.database, await insertCompany(handle.database))
})
afterAll(() => handle.close())

const id = '0198c2a0-1111-7000-8000-0123456789ab'
const codes = async (query: string, variables: Record<string, unknown>) =>
  (await backend.ask(query, variables)).errors?.map(({ extensions }) => extensions.code)

/** JavaScript reads some of these as another day; Postgres refuses them all. */
const impossible = [
  '2026-02-30',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
]

test.each(impossible)('%s is no day of a DateTime', async (day) => {
  const published = 'query Q($at: DateTime!) { publishedJobPosts(from: $at, until: $at) { total { value } } }'
  expect(await codes(published, { at: `${day}T00:00:00Z` })).toEqual(['INVALID_INPUT'])
  const inDocument = `{ publishedJobPosts(from: "${day}T00:00:00Z", until: "${day}T00:00:00Z") { total { value } } }`
  expect(await codes(inDocument, {})).toEqual(['INVALID_INPUT', 'INVALID_INPUT'])
})

test.each([
  '24:00:00Z',
  '23:60:00Z',
  '23:59:60Z',
  '23:59:59+15:00',
  '23:59:59+09:60',
  '23:59:59+99:99',
  '23:59:59',
])('%s is no time of a DateTime', async (time) => {
  const published = 'query Q($at: DateTime!) { publishedJobPosts(from: $at, until: $at) { total { value } } }'
  expect(await codes(published, { at: `2026-02-01T${time}` })).toEqual(['INVALID_INPUT'])
})

test.each(['2024-02-29T23:59:59.123456789Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00'])(
  '%s is a DateTime',
  async (at) => {
    const published =
      'query Q($at: DateTime!) { publishedJobPosts(from: $at, until: $at) { total { value } } }'
    expect(await codes(published, { at })).toBeUndefined()
  },
)

test.each([
  ...impossible.map((day) => `${day} 00:00:00`),
  '2026-02-01 24:00:00',
  '2026-02-01 23:59:60',
  '2026-02-01 25:00:00',
])('%s is in no cursor', async (instant) => {
  const write = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url')
  for (const [sort, main] of [
    ['newest', ''],
    ['relevance', ''],
    ['deadline', instant],
    ['wage', '1200'],
  ] as const) {
    const after = write([`jobPosts.${sort}`, main, instant, id])
    const list = `query Q($after: String) { jobPosts(sort: ${sort}, after: $after) { edges { cursor } } }`
    expect(await codes(list, { after })).toEqual(['INVALID_INPUT'])
  }
})

test('a wage beyond every number is in no cursor', async () => {
  for (const wage of ['9999999999', '2147483648']) {
    const cursor = JSON.stringify(['jobPosts.wage', wage, '2026-02-01 00:00:00', id])
    const after = Buffer.from(cursor).toString('base64url')
    const list = 'query Q($after: String) { jobPosts(sort: wage, after: $after) { edges { cursor } } }'
    expect(await codes(list, { after })).toEqual(['INVALID_INPUT'])
  }
})
