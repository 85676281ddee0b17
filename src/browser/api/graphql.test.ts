// @vitest-environment happy-dom
import { parse } from '@0no-co/graphql.web'
import type { TadaDocumentNode } from 'gql.tada'
import { expect, test, vi } from 'vitest'
import { createAuthSite, sessionOf } from '#browser/testing/auth-site.ts'
import { createSessionStore } from '#browser/stores/session.ts'
import { createBearer, createGraphQLClient } from './graphql.ts'

const operation = parse('query Name { name }') as unknown as TadaDocumentNode<
  { name: string },
  { page: number }
>

const start = (
  answer: () => Response | Promise<Response> = () => Response.json({ data: { name: '求人' } }),
) => {
  const { site, client } = createAuthSite()
  const store = createSessionStore(client, () => {})
  const sent: Request[] = []
  const state = { now: Date.parse('2029-12-31T23:59:00Z') }
  const execute = createGraphQLClient({
    fetch: async (input, init) => {
      sent.push(new Request(new URL(input, 'http://localhost:3000'), init))
      return answer()
    },
    bearer: createBearer(store, () => state.now),
  })
  const authorization = () => sent.at(-1)?.headers.get('authorization') ?? null
  const reads = () => site.calls.filter(({ path }) => path === 'session').length
  return { site, store, sent, state, execute, authorization, reads }
}

test('sends the operation as text with its variables, and the token of the session', async () => {
  const { site, sent, execute, authorization } = start()
  site.session = sessionOf('someone')
  expect(await execute(operation, { page: 2 })).toEqual({ kind: 'data', data: { name: '求人' } })
  expect(authorization()).toBe('Bearer token of someone')
  const body: unknown = await sent[0]!.json()
  expect(body).toEqual({ query: expect.stringContaining('query Name'), variables: { page: 2 } })
})

test('sends no token for a signed-out visitor', async () => {
  const { execute, authorization } = start()
  expect((await execute(operation, { page: 1 })).kind).toBe('data')
  expect(authorization()).toBeNull()
})

test('reads the session once for many operations while its token is fresh', async () => {
  const { site, execute, reads } = start()
  site.session = sessionOf('someone')
  await execute(operation, { page: 1 })
  await Promise.all([execute(operation, { page: 2 }), execute(operation, { page: 3 })])
  expect(reads()).toBe(1)
})

test('reads it again, once, when the token is older than five minutes', async () => {
  const { site, state, execute, reads, authorization } = start()
  site.session = sessionOf('someone', 'old')
  await execute(operation, { page: 1 })
  site.session = sessionOf('someone', 'new')
  state.now = Date.parse('2030-01-01T00:00:00.000Z')
  await Promise.all([execute(operation, { page: 2 }), execute(operation, { page: 3 })])
  expect(reads()).toBe(2)
  expect(authorization()).toBe('Bearer new')
})

test('goes by the age of the answer too, so that a clock that is behind sends nothing old', async () => {
  const { site, execute, reads } = start()
  site.session = sessionOf('someone')
  await execute(operation, { page: 1 })
  const passed = performance.now() + 300_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(passed)
  await execute(operation, { page: 1 })
  clock.mockRestore()
  expect(reads()).toBe(2)
})

test('sends the request without a token when it can not be had', async () => {
  const { site, state, execute, authorization } = start()
  site.session = sessionOf('someone', 'old')
  await execute(operation, { page: 1 })
  state.now = Date.parse('2030-01-01T00:00:01.000Z')
  site.broken.add('session')
  expect((await execute(operation, { page: 1 })).kind).toBe('data')
  expect(authorization()).toBeNull()
})

test.each([
  [
    'a coded error',
    () => Response.json({ errors: [{ extensions: { code: 'NOT_FOUND', requestId: 'r1' } }] }),
    { kind: 'failed', code: 'NOT_FOUND', requestId: 'r1' },
  ],
  [
    'an unknown code',
    () => Response.json({ errors: [{ extensions: { code: 'ODD' } }], data: null }),
    { kind: 'failed', code: 'INTERNAL', requestId: null },
  ],
  ['no JSON', () => new Response('<html>'), { kind: 'failed', code: 'NETWORK', requestId: null }],
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { kind: 'failed', code: 'NETWORK', requestId: null },
  ],
])('answers %s as a value', async (_, answer, expected) => {
  const { execute } = start(answer)
  expect(await execute(operation, { page: 1 })).toEqual(expected)
})
