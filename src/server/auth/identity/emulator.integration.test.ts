import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPeople } from '#server/auth/testing/people.ts'
import { openSharedEmulator } from '#server/auth/testing/shared-emulator.ts'
import { createActionLinks } from './action-links.ts'
import { demoAccounts, embeddedProject } from './demo-accounts.ts'
import { createEmulatorCodes } from './emulator-codes.ts'
import { emulatorProxy } from './emulator-proxy.ts'
import { startIdentityEmulator, type IdentityEmulator } from './emulator.ts'
import { createIdentityProvider } from './provider.ts'

const log = pino({ level: 'silent' })
let dataDir: string
let running: IdentityEmulator[]
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'emulator-'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((each) => each.stop()))
  await rm(dataDir, { recursive: true })
})

const start = (port: number | null = null) => {
  const emulator = startIdentityEmulator({ ...embeddedProject, port, dataDir, accounts: demoAccounts, log })
  running.push(emulator)
  return emulator
}

/** Process ids of the emulators of this process, also of one that other files share. */
const emulatorProcesses = async (): Promise<number[]> => {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const pids = children.trim().split(' ').filter(Boolean)
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8')))
  return pids.filter((_, index) => commands[index]?.includes('emulator-process')).map(Number)
}

const peopleOf = async (emulator: IdentityEmulator) =>
  createPeople(await emulator.whenReady(), embeddedProject.projectId)

describe('the process', () => {
  test('keeps accounts, their factors and their sessions over a restart, readable by the owner only; after a crash it is started again on the same port', async () => {
    const first = start()
    const people = await peopleOf(first)
    const email = people.newEmail()
    const { uid } = await people.signUp(email)
    await people.verifyEmail(uid)
    const { refreshToken } = await people.signIn(email)
    await people.enrolSecondFactor(uid, '+819012345678')
    await people.disable((await people.signUp('disabled@example.com')).uid)
    await first.stop()
    expect((await stat(path.join(dataDir, 'identity.json'))).mode & 0o777).toBe(0o600)

    const others = await emulatorProcesses()
    const second = start()
    const host = await second.whenReady()
    const again = await peopleOf(second)
    expect((await again.signInWithSecondFactor(email)).uid).toBe(uid)
    await expect(again.signIn('disabled@example.com')).rejects.toThrow('USER_DISABLED')
    const provider = createIdentityProvider({
      ...embeddedProject,
      emulatorHost: host,
      now: () => new Date(),
    })
    const renewal = await provider.renew(refreshToken)
    expect(renewal.kind).toBe('renewed')
    // Valid as before but for the factor that was enrolled since; a lost validSince would say revoked.
    expect(await provider.verifyNow(renewal.kind === 'renewed' ? renewal.idToken : '')).toEqual({
      kind: 'refused',
      reason: 'second-factor-missing',
    })

    const late = people.newEmail()
    await again.signUp(late)
    await expect.poll(() => readFile(path.join(dataDir, 'identity.json'), 'utf8')).toContain(late)
    for (const pid of await emulatorProcesses()) if (!others.includes(pid)) process.kill(pid, 'SIGKILL')
    await expect.poll(() => second.host()).toBeNull()
    await expect.poll(() => second.host(), { interval: 200 }).toBe(host)
    expect((await again.signIn(late)).uid).not.toBe('')
  })

  test('ends with its parent, even when that is killed', async () => {
    const script = path.join(dataDir, 'parent.ts')
    const emulatorFile = fileURLToPath(new URL('./emulator.ts', import.meta.url))
    await writeFile(
      script,
      `import { startIdentityEmulator } from ${JSON.stringify(emulatorFile)}
const log = { debug() {}, error() {}, warn() {} }
const emulator = startIdentityEmulator({ projectId: 'demo-x', port: null, dataDir: ${JSON.stringify(dataDir)}, accounts: [], log })
console.log(await emulator.whenReady())`,
    )
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const address = `http://${line.toString().trim()}/`
    expect((await fetch(address)).status).toBe(200)
    parent.kill('SIGKILL')
    await expect
      .poll(
        () =>
          fetch(address).then(
            () => 'answers',
            () => 'gone',
          ),
        { interval: 200 },
      )
      .toBe('gone')
  })

  test('says so when its port is taken or its file is damaged', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    await expect(start(typeof address === 'object' ? (address?.port ?? 0) : 0).whenReady()).rejects.toThrow(
      'EADDRINUSE',
    )
    taken.close()
    await writeFile(path.join(dataDir, 'identity.json'), '{')
    await expect(start().whenReady()).rejects.toThrow('could not start')
  })
})

describe('the proxy', () => {
  let site: FastifyInstance
  let host = ''
  beforeAll(async () => {
    host = await openSharedEmulator()
    site = fastify()
    await site.register(emulatorProxy, {
      host: () => host,
      siteOrigin: 'http://site.test',
      customTokens: false,
    })
  })
  afterAll(() => site.close())

  const api = '/identitytoolkit.googleapis.com/v1'
  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    site.inject({
      method: 'POST',
      url,
      headers: { host: 'site.test', 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
  const signIn = async (email = 'student@example.com') =>
    (
      await post(`${api}/accounts:signInWithPassword?key=x`, {
        email,
        password: 'Demo-pass-2026',
        returnSecureToken: true,
      })
    ).json<{
      idToken: string
      refreshToken: string
    }>()

  test('lets the browser’s SDK sign in and renew', async () => {
    const { refreshToken } = await signIn()
    const answer = await site.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=x',
      headers: {
        host: 'site.test',
        origin: 'http://site.test',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test.each([
    ['GET', '/'],
    ['GET', '/emulator/v1/projects/demo-michishirube/oobCodes'],
    ['GET', '/emulator/v1/projects/demo-michishirube/verificationCodes'],
    ['DELETE', '/emulator/v1/projects/demo-michishirube/accounts'],
    ['GET', `${api}/projects/demo-michishirube/accounts:batchGet`],
    ['POST', `${api}/projects/demo-michishirube/accounts:lookup`],
    ['PATCH', '/identitytoolkit.googleapis.com/v2/projects/demo-michishirube/config'],
    ['POST', `${api}/accounts:signInWithCustomToken`],
    ['POST', '/identitytoolkit.googleapis.com/v1/../../emulator/v1/projects/x/accounts'],
    ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/downloadAccount'],
  ] as const)('%s %s is not there', async (method, url) => {
    const answer = await site.inject({
      method,
      url,
      headers: { host: 'site.test', authorization: 'Bearer owner' },
    })
    expect(answer.statusCode).toBe(404)
  })

  test.each([
    ['accounts:lookup', { localId: ['demo-admin'] }],
    ['accounts:lookup', { email: ['admin@example.com'] }],
    ['accounts:update', { localId: 'demo-admin', password: 'taken over by someone' }],
    ['accounts:update', { local_id: 'demo-admin', password: 'taken over by someone' }],
    ['accounts:delete', { localId: 'demo-admin' }],
    [
      'accounts:sendOobCode',
      { requestType: 'PASSWORD_RESET', email: 'admin@example.com', returnOobLink: true },
    ],
    ['accounts:signUp', { localId: 'demo-admin', email: 'x@example.com', password: 'a long password' }],
  ])('%s %j without a token of that person is refused', async (call, body) => {
    const answer = await post(`${api}/${call}?key=x`, body, { authorization: 'Bearer owner' })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('oobLink')
    expect((await signIn('admin@example.com')).idToken).toBeTruthy()
  })

  const asked = { email: 'student@example.com', password: 'Demo-pass-2026', returnSecureToken: true }
  const foreign: readonly [string, Record<string, string>, number][] = [
    ['another Origin', { origin: 'https://evil.example' }, 403],
    ['Origin null', { origin: 'null' }, 403],
    ['the Origin of another port', { origin: 'http://site.test:8080' }, 403],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another Host', { host: 'evil.example' }, 421],
    ['the Host of loopback', { host: '127.0.0.1' }, 421],
  ]
  test.each(foreign)('%s gets no answer of the provider', async (_, headers, status) => {
    const posted = await post(`${api}/accounts:signInWithPassword?key=x`, asked, headers)
    expect([posted.statusCode, posted.body]).toEqual([status, expect.not.stringContaining('idToken')])
    for (const path of [`${api}/projects?key=x`, '/identitytoolkit.googleapis.com/v2/recaptchaConfig']) {
      const got = await site.inject({ method: 'GET', url: path, headers: { host: 'site.test', ...headers } })
      expect(got.statusCode).toBe(status)
    }
    const own = { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' }
    expect((await post(`${api}/accounts:signInWithPassword?key=x`, asked, own)).statusCode).toBe(200)
  })

  /** What reaches the emulator itself on loopback; fetch would not send these headers. */
  const direct = async (method: string, url: string, headers: Record<string, string>) => {
    const [hostname, port] = host.split(':')
    const request = http.request({ hostname, port, path: url, method, headers })
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.end()
    const [response] = await answered
    response.resume()
    return { status: response.statusCode, headers: response.headers }
  }

  test('a page in the browser of this machine reaches nothing of the emulator itself', async () => {
    const owner = { authorization: 'Bearer owner' }
    const codes = '/emulator/v1/projects/demo-michishirube/oobCodes'
    const [, port] = host.split(':')
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: `http://127.0.0.1:${port}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { host: `evil.example:${port}` },
      { host: 'evil.example' },
    ])
      for (const [method, path] of [
        ['GET', codes],
        ['OPTIONS', codes],
        ['DELETE', '/emulator/v1/projects/demo-michishirube/accounts'],
      ] as const) {
        const answer = await direct(method, path, { ...owner, ...headers })
        expect(answer.status).toBe(403)
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
    expect((await direct('GET', codes, owner)).status).toBe(200)
    expect((await signIn()).idToken).toBeTruthy()
  })

  test('the emulator has the demo accounts, verified, and tells nobody which addresses exist', async () => {
    const people = createPeople(host, embeddedProject.projectId)
    const tokens = await people.signIn('student@example.com', 'Demo-pass-2026')
    expect(tokens.uid).toBe('demo-student')
    for (const email of ['student@example.com', 'nobody@example.com'])
      await expect(people.signIn(email, 'wrong password')).rejects.toThrow('INVALID_LOGIN_CREDENTIALS')
  })

  test('a body of more than 64 KiB is refused', async () => {
    expect((await post(`${api}/accounts:signUp`, { email: 'x'.repeat(70_000) })).statusCode).toBe(413)
  })

  test('without the emulator it answers 503', async () => {
    const other = fastify()
    await other.register(emulatorProxy, {
      host: () => null,
      siteOrigin: 'http://site.test',
      customTokens: false,
    })
    const answer = await other.inject({
      method: 'POST',
      url: `${api}/accounts:signUp`,
      headers: { host: 'site.test' },
      payload: {},
    })
    expect(answer.statusCode).toBe(503)
  })

  test('what the provider would send by itself can be read for the inbox', async () => {
    const people = createPeople(host, embeddedProject.projectId)
    const email = people.newEmail()
    const { idToken } = await people.signUp(email)
    await post(`${api}/accounts:update?key=x`, { idToken, email: `new-${email}`, returnSecureToken: true })
    const codes = createEmulatorCodes({
      host,
      projectId: embeddedProject.projectId,
      origin: 'http://site.test',
    })
    const links = await codes.providerLinks()
    expect(links[0]?.email).toBe(email)
    expect(links[0]?.url).toMatch(/^http:\/\/site\.test\/account\/action\?mode=recoverEmail&oobCode=/)
    await post(`${api}/accounts:sendVerificationCode?key=x`, {
      phoneNumber: '+819000000001',
      recaptchaToken: 'x',
    })
    expect((await codes.smsCodes())[0]).toMatchObject({
      phoneNumber: '+819000000001',
      code: expect.stringMatching(/^\d{6}$/),
    })
  })
})

test('the code of a link is found however the provider wraps it', async () => {
  const inner = 'https://p.firebaseapp.com/__/auth/action?apiKey=k&mode=signIn&oobCode=the-code&lang=en'
  const wrapped = `https://p.firebaseapp.com/__/auth/links?link=${encodeURIComponent(inner)}`
  for (const link of [inner, wrapped, `https://p.page.link/?link=${encodeURIComponent(wrapped)}`]) {
    const make = async () => link
    const links = createActionLinks({
      generateEmailVerificationLink: make,
      generatePasswordResetLink: make,
      generateSignInWithEmailLink: make,
      getUserByEmail: () => Promise.reject(new Error('not asked')),
    })
    const request = { mode: 'verifyEmail', email: 'a@example.com', continueUrl: 'http://site.test/' } as const
    expect(await links.make(request)).toEqual({ kind: 'made', oobCode: 'the-code' })
  }
})
