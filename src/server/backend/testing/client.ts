import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FactorPolicy } from '#contract/second-factor.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createBackend, type Backend, type BackendOptions } from '#server/backend/handle.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Identity } from '#server/ports/identity.ts'
import type { People } from '#server/ports/people.ts'
import { createServices, type BackendServices } from '#server/backend/services.ts'
import { testCipher } from './cipher.ts'
import { testFileParts } from './files.ts'
import { createTestPeople } from './people.ts'
import { testNow } from './records.ts'
import { createTestWork } from './work.ts'

export type GraphqlAnswer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: unknown[]; extensions: { code: string; requestId: string } }[]
}

/** A provider in memory, which knows at each moment what `read` answers. */
export const identityOf = (read: Identity['verify']): Identity => ({ verify: read, verifyNow: read })

/** Seals the forms of the test backend. */
export const testFormKey = 'key of the tests'

/** Knows one token, 'valid'; 'unreachable' is what a provider that doesn't answer does. */
export const testIdentity = identityOf(async (bearerToken) => {
  if (bearerToken === 'unreachable') throw new Error('the provider does not answer')
  if (bearerToken !== 'valid') return null
  return {
    uid: 'student-1',
    email: 'student@example.com',
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: testNow,
    expiresAt: new Date(testNow.getTime() + 3_600_000),
  }
})

type Parts = {
  identity: Identity
  factorPolicy: FactorPolicy
  people: People
  /** In place of units that keep what they send. */
  work: Work
  /** In place of the real ones. */
  services: Partial<BackendServices>
  replica: BackendOptions['replica']
}

/** A backend at `testNow`, what it logs, and a way to ask it; every part that is not given is a quiet one. */
export const createTestBackend = (
  handle: DatabaseHandle,
  {
    identity = testIdentity,
    factorPolicy = [],
    people = { ...createTestPeople(), standing: async () => 'active' },
    work: given,
    services = {},
    replica = null,
  }: Partial<Parts> = {},
) => {
  const lines: string[] = []
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const log = createLogTo(stream, 'info')
  const now = () => testNow
  const { database } = handle
  const { work: keeping, ...followed } = createTestWork(handle, now)
  const work = given ?? keeping
  const all: BackendServices = {
    ...createServices({
      database,
      work,
      people,
      rateLimits: createRateLimits(database, { scale: 1, now }),
      siteName: 'みちしるべ',
      origin: 'http://site.test',
      operations: {
        tasks: { failed: async () => [], retry: async () => 0 },
        examine: async () => [
          { verdict: 'good', words: 'Database: answers.', japanese: 'データベース：応答しています。' },
        ],
      },
      formKey: testFormKey,
      push: null,
      mailKeys: ['key of the tests'],
      operatorEmail: 'desk@example.com',
      files: testFileParts(),
      cipher: testCipher,
      now,
    }),
    ...services,
  }
  const backend: Backend = createBackend({
    database,
    replica,
    identity,
    factorPolicy,
    services: all,
    now,
    log,
  })
  const rows = createSessionRows(database)
  const opened = new Map<string, string>()
  /** Opens a session for a token, as signing in does: without one the token is nobody's. */
  const openSession = async (token: string): Promise<void> => {
    const person = await identity.verify(token).catch(() => null)
    if (person === null || (await rows.find(opened.get(token) ?? '')) !== null) return
    const { expiresAt, ...columns } = person
    const id = newId()
    const secretHash = createHash('sha256').update(id).digest('hex')
    opened.set(token, secretHash)
    await rows.create({
      ...columns,
      id,
      secretHash,
      device: 'Chrome（Windows）',
      tokens: 'sealed',
      tokenExpiresAt: expiresAt,
      at: testNow,
    })
  }
  /** Asked by nobody, or with the token of somebody who is signed in. */
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    await openSession(headers['authorization']?.replace('Bearer ', '') ?? '')
    return backend.handle(
      new Request('http://backend.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  }
  const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer> =>
    (await (await post({ query, variables })).json()) as GraphqlAnswer
  return {
    backend,
    openSession,
    services: all,
    work,
    ...followed,
    log,
    logged: () => lines.join(''),
    post,
    ask,
  }
}
