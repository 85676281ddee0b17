import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { Agent, createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIdentityProvider, type IdentityProvider } from './provider.ts'
import { IdentityUnreachable } from './unreachable.ts'

/**
 * The real firebase-admin against a provider of our own: keys and accounts are served by this test, so that what the
 * emulator would accept can be seen refused.
 */
const projectId = 'example-project'
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

type Account = Record<string, unknown>
const state: { account: Account | null; status: number; lookups: number } = {
  account: {},
  status: 200,
  lookups: 0,
}

let server: Server
let agent: Agent
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (body: unknown) =>
      response
        .writeHead(state.status, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(body))
    if (request.url?.includes('x509')) {
      response.setHeader('cache-control', 'public, max-age=0')
      answer({ first: publicKey })
      return
    }
    if (request.url?.includes('accounts:lookup')) {
      state.lookups += 1
      answer(state.account === null ? {} : { users: [state.account] })
      return
    }
    // The credential of firebase-admin asks for an access token.
    answer({ access_token: 'x', expires_in: 3600, token_type: 'Bearer' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  agent = new Agent()
  Object.assign(agent, { createConnection: () => connect(port, '127.0.0.1'), protocol: 'https:' })
})
afterAll(() => {
  agent.destroy()
  server.close()
})

const seconds = () => Math.floor(Date.now() / 1000)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const claims = () => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'person-1',
  user_id: 'person-1',
  auth_time: seconds() - 10,
  iat: seconds() - 10,
  exp: seconds() + 3590,
  email: 'person@example.com',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: {} },
})

const token = (
  change: Record<string, unknown> = {},
  { header = {}, key = keys.privateKey }: { header?: Record<string, unknown>; key?: KeyObject } = {},
) => {
  const head = encode({ alg: 'RS256', kid: 'first', typ: 'JWT', ...header })
  const body = encode({ ...claims(), ...change })
  return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), key).toString('base64url')}`
}

let clock = 0
let provider: IdentityProvider
beforeEach(() => {
  Object.assign(state, {
    account: { localId: 'person-1', validSince: String(seconds() - 100) },
    status: 200,
    lookups: 0,
  })
  clock = 0
  provider = createIdentityProvider({
    projectId,
    apiKey: 'key',
    emulatorHost: null,
    now: () => new Date(Date.now() + clock),
    httpAgent: agent,
    credential: { getAccessToken: async () => ({ access_token: 'x', expires_in: 3600 }) },
  })
})

test('a signed token of this project is accepted with its claims', async () => {
  expect(await provider.verifyNow(token())).toMatchObject({
    kind: 'valid',
    claims: { uid: 'person-1', email: 'person@example.com', emailVerified: true, secondFactor: false },
  })
})

describe('refused', () => {
  const tampered = () => {
    const [head, , signature] = token().split('.')
    return `${head}.${encode({ ...claims(), sub: 'person-2', user_id: 'person-2' })}.${signature}`
  }
  const hmac = () => {
    const text = `${encode({ alg: 'HS256', kid: 'first', typ: 'JWT' })}.${encode(claims())}`
    return `${text}.${createHmac('sha256', publicKey).update(text).digest('base64url')}`
  }
  test.each<[string, () => string, string]>([
    ['forged with another key', () => token({}, { key: foreign.privateKey }), 'invalid'],
    ['with an unknown key id', () => token({}, { header: { kid: 'second' } }), 'invalid'],
    ['without a key id', () => token({}, { header: { kid: undefined } }), 'invalid'],
    ['expired', () => token({ iat: seconds() - 7200, exp: seconds() - 3600 }), 'expired'],
    [
      'of a foreign project',
      () => token({ aud: 'other', iss: 'https://securetoken.google.com/other' }),
      'invalid',
    ],
    ['for a foreign audience', () => token({ aud: 'other' }), 'invalid'],
    ['of a wrong issuer', () => token({ iss: 'https://evil.example/example-project' }), 'invalid'],
    ['unsigned', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`, 'invalid'],
    [
      'unsigned with a key id',
      () => `${encode({ alg: 'none', kid: 'first', typ: 'JWT' })}.${encode(claims())}.`,
      'invalid',
    ],
    ['signed with the public key as an HMAC secret', hmac, 'invalid'],
    ['tampered with', tampered, 'invalid'],
    ['without a subject', () => token({ sub: '' }), 'invalid'],
    [
      'of live documents',
      () => token({ live: true, firebase: { sign_in_provider: 'custom', identities: {} } }),
      'invalid',
    ],
    ['no token', () => 'x', 'invalid'],
    ['nothing', () => '', 'invalid'],
  ])('a token %s', async (_name, make, reason) => {
    expect(await provider.verifyNow(make())).toEqual({ kind: 'refused', reason })
    expect(await provider.verify(make())).toEqual({ kind: 'refused', reason })
    expect(state.lookups).toBe(0)
  })

  test.each<[string, Account | null, string]>([
    ['revoked', { localId: 'person-1', validSince: String(seconds() + 60) }, 'revoked'],
    ['disabled', { localId: 'person-1', disabled: true }, 'disabled'],
    ['deleted', null, 'deleted'],
    [
      'without its second factor',
      {
        localId: 'person-1',
        mfaInfo: [{ mfaEnrollmentId: 'x', phoneInfo: '+819012345678', enrolledAt: new Date().toISOString() }],
      },
      'second-factor-missing',
    ],
  ])('an account that is %s', async (_name, account, reason) => {
    state.account = account
    expect(await provider.verifyNow(token())).toEqual({ kind: 'refused', reason })
  })
})

test('a token with the second factor is accepted', async () => {
  state.account = {
    localId: 'person-1',
    mfaInfo: [{ mfaEnrollmentId: 'x', phoneInfo: '+819012345678', enrolledAt: new Date().toISOString() }],
  }
  const firebase = { sign_in_provider: 'password', identities: {}, sign_in_second_factor: 'phone' }
  expect(await provider.verifyNow(token({ firebase }))).toMatchObject({
    kind: 'valid',
    claims: { secondFactor: true },
  })
})

test('a token that tells of a factor which was taken away since counts as one without', async () => {
  const firebase = { sign_in_provider: 'password', identities: {}, sign_in_second_factor: 'phone' }
  expect(await provider.verifyNow(token({ firebase }))).toMatchObject({
    kind: 'valid',
    claims: { secondFactor: false },
  })
})

describe('kept answers', () => {
  test('hold for five minutes, then the account is asked about again', async () => {
    const one = token()
    await provider.verify(one)
    state.account = { localId: 'person-1', disabled: true }
    clock = 4.9 * 60_000
    expect(await provider.verify(one)).toMatchObject({ kind: 'valid' })
    expect(state.lookups).toBe(1)
    clock = 5.1 * 60_000
    expect(await provider.verify(one)).toEqual({ kind: 'refused', reason: 'disabled' })
  })

  const person = (uid: string) => ({ kind: 'tags' as const, stale: [], purge: ['jobposts', `person:${uid}`] })

  test('are forgotten for whose sign-in changed, and for nobody else', async () => {
    const [one, other] = [token(), token({ sub: 'person-2', user_id: 'person-2' })]
    await provider.verify(one)
    await provider.verify(other)
    expect(state.lookups).toBe(2)
    provider.invalidate(person('person-1'))
    provider.invalidate({ kind: 'tags', stale: ['person:person-2'], purge: ['jobposts'] })
    await provider.verify(other)
    expect(state.lookups).toBe(2)
    state.account = { localId: 'person-1', disabled: true }
    expect(await provider.verify(one)).toEqual({ kind: 'refused', reason: 'disabled' })
  })

  test('that were asked for before the change are not kept after it', async () => {
    const one = token()
    const asked = provider.verify(one)
    provider.invalidate(person('person-1'))
    expect(await asked).toMatchObject({ kind: 'valid' })
    await provider.verify(one)
    expect(state.lookups).toBe(2)
  })

  test('are forgotten while notices of other nodes are lost, and kept again afterwards', async () => {
    const one = token()
    await provider.verify(one)
    provider.invalidate({ kind: 'lost' })
    await provider.verify(one)
    await provider.verify(one)
    expect(state.lookups).toBe(3)
    provider.invalidate({ kind: 'resumed' })
    await provider.verify(one)
    await provider.verify(one)
    expect(state.lookups).toBe(4)
  })

  test('are passed over by what asks each time', async () => {
    const one = token()
    await provider.verify(one)
    state.account = { localId: 'person-1', disabled: true }
    expect(await provider.verifyNow(one)).toEqual({ kind: 'refused', reason: 'disabled' })
    expect(await provider.verify(one)).toEqual({ kind: 'refused', reason: 'disabled' })
  })

  test('go on while the provider is away, until the token ends', async () => {
    const one = token()
    await provider.verify(one)
    state.status = 500
    clock = 10 * 60_000
    expect(await provider.verify(one)).toMatchObject({ kind: 'valid' })
    clock = 61 * 60_000
    expect(await provider.verify(one)).toEqual({ kind: 'refused', reason: 'expired' })
  })

  test('an unknown token is neither accepted nor refused while the provider is away', async () => {
    state.status = 500
    await expect(provider.verify(token())).rejects.toThrow(IdentityUnreachable)
  })
})
