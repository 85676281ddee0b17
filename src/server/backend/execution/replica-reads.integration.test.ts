import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CompanyQuery } from '#operations/companies.ts'
import { JobPostQuery } from '#operations/job-post.ts'
import { JobPostListQuery } from '#operations/job-posts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend } from '#server/backend/testing/client.ts'
import { insertCompany } from '#server/backend/testing/records.ts'
import { accessRows } from '#server/domain/access.ts'
import { isPublicRead, publicReads } from './public-reads.ts'

let primary: DatabaseHandle
let copy: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
let id: string
let isFresh = true
let left: unknown[] = []
beforeAll(async () => {
  ;[primary, copy] = [await openTestDatabase(), await openTestDatabase()]
  id = await insertCompany(primary.database, { displayName: '本体' })
  await insertCompany(copy.database, { id, displayName: '写し' })
  const replica = {
    database: copy.database,
    isFresh: () => isFresh,
    leaveOut: (cause: unknown) => void left.push(cause),
  }
  site = createTestBackend(primary, { replica })
  await site.openSession('valid')
})
afterAll(async () => {
  await primary.close()
  await copy.close()
})
beforeEach(() => {
  isFresh = true
  left = []
})

const of = (name: string) => ({ company: { displayName: expect.stringContaining(name) } })
const name = parse('query Name($id: ID!) { company(id: $id) { displayName } }', { noLocation: true })
const ask = async (bearerToken: string | null = null, document = name) =>
  (await site.backend.execute(document, { id }, { requestId: 'request', bearerToken, client: null })).data

test('a guest reads public things from a fresh replica, and from the database otherwise', async () => {
  expect(await ask()).toMatchObject(of('写し'))
  isFresh = false
  expect(await ask()).toMatchObject(of('本体'))
})

test('who is signed in reads from the database, and so does who asks for more than public things', async () => {
  expect(await ask('valid')).toMatchObject(of('本体'))
  const more = parse('query More($id: ID!) { company(id: $id) { displayName } notificationCount }', {
    noLocation: true,
  })
  expect(await ask(null, more)).toMatchObject(of('本体'))
})

test('what a replica fails at is read from the database, and the replica left out', async () => {
  await copy.database.execute('alter table company rename to renamed')
  expect(await ask()).toMatchObject(of('本体'))
  expect(left).toHaveLength(1)
  expect(site.logged()).not.toContain('resolver failed')
  await copy.database.execute('alter table renamed rename to company')
})

test('public reads are open to anybody, and those of the public pages are among them', () => {
  const rows = new Map<string, unknown>(Object.entries(accessRows))
  const others = [...publicReads].filter(
    (field) => rows.get(`Query.${field}`) !== accessRows['Query.company'],
  )
  expect(others).toEqual([])
  for (const document of [JobPostListQuery, JobPostQuery, CompanyQuery])
    expect(isPublicRead(document)).toBe(true)
  expect(isPublicRead(parse('mutation { signOut }'))).toBe(false)
})
