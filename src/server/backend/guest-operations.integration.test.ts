import { parse, type DocumentNode } from 'graphql'
import type { TadaDocumentNode } from 'gql.tada'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { OwnAccount } from '#operations/account.ts'
import { CompanyQuery } from '#operations/companies.ts'
import { JobPostListQuery } from '#operations/job-posts.ts'
import { JobPostQuery } from '#operations/job-post.ts'
import { createGateway } from '#server/gateway/create-gateway.ts'
import type { GatewayError } from '#server/gateway/gateway.ts'
import type { Upstream } from '#server/gateway/upstream.ts'
import type { Log } from '#server/platform/log.ts'
import type { DatabaseHandle } from './database/open.ts'
import { openTestDatabase } from './database/testing/database.ts'
import { costlyAtOnce } from './guards/cost-plugin.ts'
import type { Backend } from './handle.ts'
import { createTestBackend } from './testing/client.ts'
import { insertCompany, insertJobPost } from './testing/records.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
let companyId = ''
let adId = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  site = createTestBackend(handle)
  companyId = await insertCompany(handle.database)
  adId = await insertJobPost(handle.database, companyId)
})
afterAll(() => handle.close())

type Way = 'short' | 'wire'
const ways: readonly Way[] = ['short', 'wire']
const requestId = 'request-of-the-test'
type Options = {
  of?: { backend: Pick<Backend, 'handle' | 'answerGuest'>; log: Log }
  timeoutMs?: number
  maxResponseBytes?: number
}

/** The gateway with the short way for guests, or with the wire for everybody. */
const gatewayBy = (way: Way, { of = site, ...options }: Options = {}) => {
  const { handle: wire, answerGuest } = of.backend
  const upstream: Upstream = { kind: 'in_process', handle: wire, ...(way === 'short' ? { answerGuest } : {}) }
  return createGateway({ upstream, operations: { kind: 'any' }, log: of.log, ...options })
}

const operation = (text: string): DocumentNode => parse(text, { noLocation: true })

type Outcome = { data: unknown } | { code: string; requestId: string; error: boolean }
const outcome = async (
  way: Way,
  asked: DocumentNode,
  variables: unknown,
  { client = null, ...options }: Options & { client?: string | null } = {},
): Promise<Outcome> =>
  gatewayBy(way, options)
    .execute(asked as TadaDocumentNode<unknown, unknown>, variables, { requestId, bearerToken: null, client })
    .then(
      (data) => ({ data }),
      (error: GatewayError) => ({
        code: error.code,
        requestId: error.requestId,
        error: error instanceof Error,
      }),
    )

describe('a guest is answered the same by the short way and by the wire', () => {
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
  ] as [string, DocumentNode, () => unknown][])('%s', async (_, asked, variables) => {
    const [short, wire] = await Promise.all(ways.map((way) => outcome(way, asked, variables())))
    expect(wire).toHaveProperty('data')
    expect(short).toStrictEqual(wire)
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
    ['TOO_COMPLEX', `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: __typename`).join(' ')} }`, {}],
    ['TOO_COMPLEX', '{ jobPosts(first: 100) { nodes: edges { node { similar(first: 100) { id } } } } }', {}],
    ['UNAUTHENTICATED', 'mutation { cancelAccountDeletion }', {}],
  ])('%s of %s', async (code, text, variables) => {
    for (const way of ways) {
      const before = site.logged().length
      expect(await outcome(way, operation(text), variables)).toEqual({ code, requestId, error: true })
      const logged = site.logged().slice(before)
      expect(logged).toContain(requestId)
      expect(logged).not.toContain('secret')
    }
  })

  test('an outage, whose cause the log alone tells', async () => {
    const closed = await openTestDatabase()
    const broken = createTestBackend(closed)
    await closed.close()
    for (const way of ways) {
      const before = broken.logged().length
      expect(await outcome(way, JobPostQuery, { id: adId }, { of: broken })).toEqual({
        code: 'UNAVAILABLE',
        requestId,
        error: true,
      })
      const logged = broken.logged().slice(before)
      expect(logged).toContain('resolver failed')
      expect(logged).toContain(requestId)
    }
  })

  test('costly operations at once, and no more after they have ended', async () => {
    const costly = operation('{ jobPosts(first: 50) { facets { kind { code } } edges { node { id } } } }')
    for (const way of ways) {
      const client = '192.0.2.7'
      const many = await Promise.all(
        Array.from({ length: costlyAtOnce + 1 }, () => outcome(way, costly, {}, { client })),
      )
      expect(many.filter((each) => 'code' in each && each.code === 'RATE_LIMITED')).toHaveLength(1)
      expect(await outcome(way, costly, {}, { client })).toHaveProperty('data')
      const uncounted = await Promise.all(
        Array.from({ length: costlyAtOnce + 1 }, () => outcome(way, costly, {})),
      )
      expect(uncounted.every((each) => 'data' in each)).toBe(true)
    }
  })

  test('an answer that is too large', async () => {
    for (const way of ways) {
      const refused = { code: 'UPSTREAM_FAILED', requestId, error: true }
      expect(await outcome(way, JobPostQuery, { id: adId }, { maxResponseBytes: 500 })).toEqual(refused)
    }
  })

  test('an answer that takes too long', async () => {
    // Held until the gateway has given up on both.
    const held = Promise.withResolvers<void>()
    const { answerGuest, handle: wire } = site.backend
    const slow = {
      backend: {
        answerGuest: async (question: Parameters<typeof answerGuest>[0]) => {
          await held.promise
          return answerGuest(question)
        },
        handle: async (request: Request) => {
          await held.promise
          return wire(request)
        },
      },
      log: site.log,
    }
    for (const way of ways)
      expect(await outcome(way, JobPostQuery, { id: adId }, { of: slow, timeoutMs: 20 })).toEqual({
        code: 'UPSTREAM_TIMEOUT',
        requestId,
        error: true,
      })
    held.resolve()
  })
})

test('who is signed in goes by the wire, where the token is verified', async () => {
  const answerGuest = vi.fn<Backend['answerGuest']>(site.backend.answerGuest)
  const gateway = createGateway({
    upstream: { kind: 'in_process', handle: site.backend.handle, answerGuest },
    operations: { kind: 'any' },
    log: site.log,
  })
  const signedIn = { requestId, bearerToken: 'forged', client: null }
  await expect(gateway.execute(JobPostQuery, { id: adId }, signedIn)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(answerGuest).not.toHaveBeenCalled()
  await gateway.execute(JobPostQuery, { id: adId }, { ...signedIn, bearerToken: null })
  expect(answerGuest).toHaveBeenCalledOnce()
})

test('what one page does with its answer is not seen by another', async () => {
  const gateway = gatewayBy('short')
  const ask = () =>
    gateway.execute(
      JobPostListQuery,
      { filter: {}, sort: 'newest', page: 1 },
      { requestId, bearerToken: null, client: null },
    )
  const first = await ask()
  const untouched = structuredClone(first)
  Object.assign(first.jobPosts, { facets: null, edges: [] })
  for (const list of Object.values(untouched.jobPosts.facets)) expect(Array.isArray(list)).toBe(true)
  expect(await ask()).toEqual(untouched)
})
