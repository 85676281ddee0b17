import { parse, type DocumentNode } from 'graphql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { OwnAccount } from '#operations/account.ts'
import { CompanyQuery } from '#operations/companies.ts'
import { JobPostListQuery } from '#operations/job-posts.ts'
import { JobPostQuery } from '#operations/job-post.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { costlyAtOnce } from '#server/backend/guards/cost-limit.ts'
import type { Backend } from '#server/backend/handle.ts'
import { cancelAccountDeletion } from '#server/backend/security/security-procedures.ts'
import { createTestBackend, testIdentity } from '#server/backend/testing/client.ts'
import { doors, openDoors, type Outcome } from '#server/backend/testing/doors.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { createGateway } from '#server/gateway/create-gateway.ts'
import type { OperationCaller } from '#server/ports/operations.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
let open: Awaited<ReturnType<typeof openDoors>>
let companyId = ''
let adId = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  site = createTestBackend(handle)
  open = await openDoors({ of: site })
  companyId = await insertCompany(handle.database)
  adId = await insertJobPost(handle.database, companyId)
})
afterAll(async () => {
  await open.close()
  await handle.close()
})

const requestId = 'request-of-the-test'
const guest: OperationCaller = { requestId, bearerToken: null, client: null }
const operation = (text: string): DocumentNode => parse(text, { noLocation: true })

type Options = Partial<Parameters<typeof openDoors>[0]>
/** Doors with other bounds or to another backend, closed with the test. */
const openOthers = async (options: Options) => {
  const others = await openDoors({ of: site, ...options })
  onTestFinished(() => others.close())
  return others
}
/** What every door answers a guest. */
const outcomes = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  { ask } = open,
): Promise<Outcome[]> => Promise.all(doors.map((door) => ask(door, document, variables, guest)))

describe('every door answers a guest the same', () => {
  test.each([
    ['an ad with all of its page', JobPostQuery, () => ({ id: adId })],
    ['an ad that is not there', JobPostQuery, () => ({ id: companyId })],
    ['a company', CompanyQuery, () => ({ id: companyId })],
    [
      'a list with its facets',
      JobPostListQuery,
      () => ({ filter: { q: '営業' }, sort: 'relevance', page: 1 }),
    ],
    [
      'variables that are not set',
      JobPostListQuery,
      () => ({ filter: { q: undefined }, sort: 'newest', page: 1 }),
    ],
    ['nobody’s account', OwnAccount, () => ({})],
  ] as [string, DocumentNode, () => Record<string, unknown>][])('%s', async (_, document, variables) => {
    const [first, ...others] = await outcomes(document, variables())
    expect(first).toHaveProperty('data')
    for (const other of others) expect(other).toStrictEqual(first)
  })

  test.each([
    ['INVALID_INPUT', 'query($p: Int) { jobPosts(page: $p) { total { value } } }', { p: 0 }],
    ['INVALID_INPUT', 'query($q: String) { jobPosts(filter: { q: $q }) { total { value } } }', { q: 'a\0' }],
    [
      'INVALID_INPUT',
      'query($q: String) { jobPosts(filter: { q: $q }) { total { value } } }',
      { q: '\ud800' },
    ],
    ['BAD_REQUEST', 'query($id: ID!) { jobPost(id: $id) { id } }', {}],
    ['BAD_REQUEST', 'query($p: Int) { jobPosts(page: $p) { total { value } } }', { p: 'secret' }],
    ['BAD_REQUEST', '{ nope }', {}],
    ['TOO_COMPLEX', '{ jobPosts(first: 100) { nodes: edges { node { similar(first: 100) { id } } } } }', {}],
    ['UNAUTHENTICATED', 'mutation { cancelAccountDeletion }', {}],
  ])('%s of %s', async (code, text, variables) => {
    const before = site.logged().length
    expect(await outcomes(operation(text), variables)).toEqual(doors.map(() => ({ code, requestId })))
    const logged = site.logged().slice(before)
    expect(logged).toContain(requestId)
    expect(logged).not.toContain('secret')
  })

  test('an outage, whose cause the log alone tells', async () => {
    const closed = await openTestDatabase()
    const broken = createTestBackend(closed)
    await closed.close()
    const others = await openOthers({ of: broken })
    for (const door of doors) {
      const before = broken.logged().length
      expect(await others.ask(door, JobPostQuery, { id: adId }, guest)).toEqual({
        code: 'UNAVAILABLE',
        requestId,
      })
      const logged = broken.logged().slice(before)
      expect(logged).toContain('resolver failed')
      expect(logged).toContain(requestId)
    }
  })

  test('costly operations at once, and no more after they have ended', async () => {
    const costly = operation('{ jobPosts(first: 50) { facets { kind { code } } edges { node { id } } } }')
    const caller = { ...guest, client: '192.0.2.7' }
    // An upstream counts what arrives at its own public door.
    for (const door of ['in process', 'public'] as const) {
      const times = (count: number, by: OperationCaller) =>
        Promise.all(Array.from({ length: count }, () => open.ask(door, costly, {}, by)))
      const many = await times(costlyAtOnce + 1, caller)
      expect(many.filter((each) => 'code' in each && each.code === 'RATE_LIMITED')).toHaveLength(1)
      const [after, ...uncounted] = [...(await times(1, caller)), ...(await times(costlyAtOnce + 1, guest))]
      expect(after).toHaveProperty('data')
      expect(uncounted.filter((each) => 'code' in each)).toEqual([])
    }
  })

  test('an answer that is too large', async () => {
    const { ask } = await openOthers({ maxResponseBytes: 500 })
    for (const door of doors)
      expect(await ask(door, JobPostQuery, { id: adId }, guest)).toEqual({
        code: 'UPSTREAM_FAILED',
        requestId,
      })
  })

  test('an answer that takes too long', async () => {
    // Held until the gateway has given up on all.
    const held = Promise.withResolvers<void>()
    const slow: Pick<Backend, 'handle' | 'execute'> = {
      execute: async (...call) => {
        await held.promise
        return site.backend.execute(...call)
      },
      handle: async (request) => {
        await held.promise
        return site.backend.handle(request)
      },
    }
    const { ask } = await openOthers({ of: { backend: slow, log: site.log }, timeoutMs: 20 })
    for (const door of doors)
      expect(await ask(door, JobPostQuery, { id: adId }, guest)).toEqual({
        code: 'UPSTREAM_TIMEOUT',
        requestId,
      })
    held.resolve()
  })
})

describe('a token', () => {
  test.each([
    ['that is forged', 'forged', 'UNAUTHENTICATED'],
    ['whose provider does not answer', 'unreachable', 'UNAVAILABLE'],
  ])('%s is refused at every door', async (_, bearerToken, code) => {
    for (const door of doors)
      expect(await open.ask(door, JobPostQuery, { id: adId }, { ...guest, bearerToken })).toEqual({
        code,
        requestId,
      })
  })

  test('is verified once a request, and again after each mutation', async () => {
    const verify = vi.fn<typeof testIdentity.verify>(testIdentity.verify)
    const own = createTestBackend(handle, { identity: { ...testIdentity, verify } })
    await own.openSession('valid')
    verify.mockClear()
    const { ask } = await openOthers({ of: own })
    const caller = { ...guest, bearerToken: 'valid' }
    await Promise.all([1, 2].map(() => ask('in process', OwnAccount, {}, caller)))
    await ask('in process', OwnAccount, {}, caller)
    expect(verify).toHaveBeenCalledTimes(1)
    await ask('in process', cancelAccountDeletion.operation, {}, caller)
    expect(verify).toHaveBeenCalledTimes(1)
    await ask('in process', OwnAccount, {}, caller)
    expect(verify).toHaveBeenCalledTimes(2)
    // Another request of the same person.
    await ask('in process', OwnAccount, {}, { ...caller })
    expect(verify).toHaveBeenCalledTimes(3)
  })

  test('is of nobody after a mutation during which its session ended, and in the next request', async () => {
    await site.openSession('valid')
    const caller = { ...guest, bearerToken: 'valid' }
    expect(await open.ask('in process', OwnAccount, {}, caller)).toHaveProperty('data')
    await handle.database.delete(session)
    await open.ask('in process', cancelAccountDeletion.operation, {}, caller)
    const refused = { code: 'UNAUTHENTICATED', requestId }
    expect(await open.ask('in process', OwnAccount, {}, caller)).toEqual(refused)
    expect(await open.ask('in process', OwnAccount, {}, { ...caller })).toEqual(refused)
  })
})

test('what one page does with its answer is not seen by another', async () => {
  const gateway = createGateway({
    upstream: { kind: 'in_process', ...site.backend },
    operations: { kind: 'any' },
    log: site.log,
  })
  const ask = () => gateway.execute(JobPostListQuery, { filter: {}, sort: 'newest', page: 1 }, guest)
  const first = await ask()
  const untouched = structuredClone(first)
  Object.assign(first.jobPosts, { facets: null, edges: [] })
  for (const list of Object.values(untouched.jobPosts.facets)) expect(Array.isArray(list)).toBe(true)
  expect(await ask()).toEqual(untouched)
})
