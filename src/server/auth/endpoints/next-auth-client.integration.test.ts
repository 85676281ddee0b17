import { Window } from 'happy-dom'
import type * as Client from 'next-auth/react'
import { createElement } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestBrowser } from '#server/auth/testing/browser.ts'
import { openAuthWorld, type AuthWorld } from '#server/auth/testing/world.ts'

/** next-auth 4's own browser client, unmodified, in a window whose network is the real handler. */
let world: AuthWorld
let client: typeof Client
let browser: TestBrowser
let network: 'up' | 'down' = 'up'
const requests: string[] = []
const beacons: Promise<Response>[] = []
const location = { href: '', origin: '', reload: () => {} }
const dom = new Window({ url: 'http://localhost:4700/' })

beforeAll(async () => {
  world = await openAuthWorld()
  Object.defineProperty(dom, 'location', { value: location, configurable: true })
  const send = (path: string, init: RequestInit = {}) => {
    requests.push(`${(init.method ?? 'get').toUpperCase()} ${path}`)
    if (network === 'down') return Promise.reject(new TypeError('Failed to fetch'))
    return browser.call(path, { ...init, method: (init.method ?? 'get').toUpperCase(), keepalive: false })
  }
  vi.stubGlobal('window', dom)
  vi.stubGlobal('document', dom.document)
  vi.stubGlobal('localStorage', dom.localStorage)
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: dom.navigator.userAgent,
    sendBeacon: (path: string, body: URLSearchParams) => {
      beacons.push(browser.call(path, { method: 'POST', body }))
      return true
    },
  })
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('/') ? send(input, init) : realFetch(input, init),
  )
  client = await import('next-auth/react')
})
const realFetch = globalThis.fetch
beforeEach(() => {
  browser = world.browser()
  network = 'up'
  requests.length = 0
  Object.assign(location, { href: 'http://localhost:4700/jobpost', origin: 'http://localhost:4700' })
})
afterAll(async () => {
  await dom.happyDOM.close()
  await world.close()
})

const tokens = async () => {
  const email = world.people.newEmail()
  const { uid, idToken, refreshToken } = await world.people.signUp(email)
  return { email, uid, fields: { idToken, refreshToken } }
}

describe('functions', () => {
  test('getSession is null when signed out, the session when signed in', async () => {
    expect(await client.getSession()).toBeNull()
    const { uid, fields } = await tokens()
    await client.signIn('credentials', { ...fields, redirect: false, callbackUrl: '/mypage' })
    expect(await client.getSession()).toMatchObject({ user: { uid } })
  })

  test('getCsrfToken and getProviders', async () => {
    expect(await client.getCsrfToken()).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys((await client.getProviders()) ?? {})).toEqual(['credentials', 'email'])
  })

  test('signIn without redirect answers ok, status, error and url', async () => {
    const { fields } = await tokens()
    expect(
      await client.signIn('credentials', { ...fields, redirect: false, callbackUrl: '/mypage' }),
    ).toEqual({
      ok: true,
      status: 200,
      error: null,
      url: 'http://localhost:4700/mypage',
    })
    expect(
      await client.signIn('credentials', {
        idToken: 'x',
        refreshToken: 'y',
        redirect: false,
        callbackUrl: '/',
      }),
    ).toEqual({ ok: false, status: 401, error: 'CredentialsSignin', url: null })
    expect(location.href).toBe('http://localhost:4700/jobpost')
  })

  test('signIn with redirect goes on to the callbackUrl, by default the page itself, never to a foreign one', async () => {
    await client.signIn('credentials', (await tokens()).fields)
    expect(location.href).toBe('http://localhost:4700/jobpost')
    await client.signIn('credentials', { ...(await tokens()).fields, callbackUrl: 'https://evil.example/' })
    expect(location.href).toBe('http://localhost:4700')
  })

  test('an unknown provider leads to the sign-in page, which keeps the callbackUrl', async () => {
    await client.signIn('google', { callbackUrl: '/mypage' })
    expect(location.href).toBe('/api/auth/signin?callbackUrl=%2Fmypage')
    const page = await browser.call(location.href)
    expect(page.headers.get('location')).toBe(
      'http://localhost:4700/login?callbackUrl=http%3A%2F%2Flocalhost%3A4700%2Fmypage',
    )
  })

  test('signIn by e-mail ends at the verify-request page', async () => {
    const answer = await client.signIn('email', {
      email: 'nobody@example.com',
      redirect: false,
      callbackUrl: '/',
    })
    expect(answer).toMatchObject({ ok: true, error: null })
    expect(answer?.url).toBe('http://localhost:4700/api/auth/verify-request?provider=email&type=email')
  })

  test('signOut ends the session and tells other tabs', async () => {
    await client.signIn('credentials', { ...(await tokens()).fields, redirect: false, callbackUrl: '/' })
    expect(await client.signOut({ redirect: false, callbackUrl: '/' })).toEqual({
      url: 'http://localhost:4700/',
    })
    expect(await client.getSession({ broadcast: false })).toBeNull()
    expect(JSON.parse(dom.localStorage.getItem('nextauth.message') ?? '')).toMatchObject({
      event: 'session',
      data: { trigger: 'signout' },
    })
  })

  test('a failure is reported to _log', async () => {
    network = 'down'
    expect(await client.getProviders()).toBeNull()
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain('CLIENT_FETCH_ERROR')
    vi.mocked(console.error).mockClear()
    const [reported] = await Promise.all(beacons)
    expect([reported?.status, await reported?.text()]).toEqual([200, ''])
    expect(world.logged.findLast(({ code }) => code === 'CLIENT_FETCH_ERROR')).toMatchObject({
      client: { client: 'true', url: '/api/auth/providers', message: 'Failed to fetch' },
    })
  })
})

test('useSession goes from loading to authenticated; update shows what changed and writes nothing else', async () => {
  const { uid, fields } = await tokens()
  await client.signIn('credentials', { ...fields, redirect: false, callbackUrl: '/' })
  const [{ createRoot }, { flushSync }] = await Promise.all([import('react-dom/client'), import('react-dom')])
  const seen: string[] = []
  const hook: { current: ReturnType<typeof Client.useSession> | null } = { current: null }
  const Probe = () => {
    hook.current = client.useSession()
    seen.push(hook.current.status)
    return null
  }
  const container = dom.document.createElement('div')
  const root = createRoot(container as unknown as Element)
  root.render(
    createElement(client.SessionProvider, { refetchOnWindowFocus: false, children: createElement(Probe) }),
  )
  await expect.poll(() => hook.current?.status).toBe('authenticated')
  expect(seen[0]).toBe('loading')
  await world.people.verifyEmail(uid)
  await hook.current?.update({ role: 'admin', user: { uid: 'other' } })
  await expect
    .poll(() => hook.current?.data)
    .toMatchObject({ user: { uid, emailVerified: true, viewer: { kind: 'none' } } })
  expect(requests).toContain('POST /api/auth/session')
  // At once: what React would tidy up later would find no window any more.
  flushSync(() => root.unmount())
})
