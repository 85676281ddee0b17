import { expect, test } from 'vitest'
import { createAuthSite, sessionOf } from '#browser/testing/auth-site.ts'

const stay = { redirect: false, callbackUrl: '/mypage' } as const

test('reads the session, and null from the empty object of a signed-out visitor, without a report', async () => {
  const { site, client } = createAuthSite()
  expect(await client.getSession()).toBeNull()
  expect(await client.readSession()).toEqual({ kind: 'read', session: null })
  site.session = sessionOf('someone')
  expect((await client.getSession())?.user.uid).toBe('someone')
  expect(site.reports).toEqual([])
})

test('tells a lost network from a signed-out visitor, reports it and never throws', async () => {
  const { site, client } = createAuthSite()
  site.broken.add('session')
  expect(await client.readSession()).toEqual({ kind: 'unreachable' })
  expect(await client.getSession()).toBeNull()
  expect(site.reports[0]).toEqual({
    code: 'CLIENT_FETCH_ERROR',
    metadata: {
      error: 'TypeError: Failed to fetch',
      url: '/api/auth/session',
      message: 'TypeError: Failed to fetch',
    },
  })
})

test.each([
  ['an error status', () => new Response('{"message":"misconfigured"}', { status: 500 }), 'misconfigured'],
  ['no JSON', () => new Response('<html>'), 'SyntaxError'],
  ['JSON that is no object', () => new Response('null'), 'TypeError'],
])('answers null and reports when the endpoint answers with %s', async (_, answer, message) => {
  const { site, client } = createAuthSite()
  site.answers.set('csrf', answer)
  expect(await client.getCsrfToken()).toBeNull()
  expect(site.reports).toHaveLength(1)
  expect(site.reports[0]?.metadata['message']).toContain(message)
})

test('signs in by form with csrfToken, callbackUrl, json and the fields, tells the other tabs and stays', async () => {
  const { site, client } = createAuthSite()
  const answer = await client.signIn('credentials', { idToken: 'good', refreshToken: 'r' }, stay)
  expect(answer).toEqual({ ok: true, status: 200, error: null, url: 'http://localhost:3000/mypage' })
  expect(site.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET providers',
    'GET csrf',
    'POST callback/credentials',
  ])
  const post = site.calls[2]!
  expect(post.contentType).toMatch(/^application\/x-www-form-urlencoded/)
  expect(Object.fromEntries(new URLSearchParams(post.body))).toEqual({
    idToken: 'good',
    refreshToken: 'r',
    csrfToken: 'c'.repeat(64),
    callbackUrl: '/mypage',
    json: 'true',
  })
  expect(site.told).toEqual(['signin'])
  expect(site.gone).toEqual([])
})

test('answers a refusal with its code and no url', async () => {
  const { site, client } = createAuthSite()
  const answer = await client.signIn('credentials', { idToken: 'bad', refreshToken: 'r' }, stay)
  expect(answer).toEqual({ ok: false, status: 401, error: 'CredentialsSignin', url: null })
  expect(site.told).toEqual([])
})

test('goes on to the address the server answers unless told to stay', async () => {
  const { site, client } = createAuthSite()
  await client.signIn('credentials', { idToken: 'good', refreshToken: 'r' })
  expect(site.gone).toEqual(['http://localhost:3000/jobpost?page=2'])
})

test('posts to signin for the provider of kind email', async () => {
  const { site, client } = createAuthSite()
  const answer = await client.signIn('email', { email: 'a@example.com' }, stay)
  expect(answer.url).toBe('http://localhost:3000/login/request/complete')
  expect(site.calls.at(-1)?.path).toBe('signin/email')
})

test('goes to the error page without providers', async () => {
  const { site, client } = createAuthSite()
  site.broken.add('providers')
  await client.signIn('credentials', {}, stay)
  expect(site.gone).toEqual(['/api/auth/error'])
})

test.each(['unknown', 'toString', '__proto__'])(
  'goes to the sign-in page with the callbackUrl for the provider %s',
  async (id) => {
    const { site, client } = createAuthSite()
    await client.signIn(id, {}, stay)
    expect(site.gone).toEqual(['/api/auth/signin?callbackUrl=%2Fmypage'])
    expect(site.calls).toHaveLength(1)
  },
)

test.each(['csrf', 'callback/credentials'])('answers a value when the network breaks at %s', async (path) => {
  const { site, client } = createAuthSite()
  site.broken.add(path)
  const answer = await client.signIn('credentials', { idToken: 'good', refreshToken: 'r' }, stay)
  expect(answer).toEqual({ ok: false, status: 0, error: 'FetchFailed', url: null })
  expect(site.reports).toHaveLength(1)
})

test('signs out by post with the token, here or everywhere', async () => {
  const { site, client } = createAuthSite()
  site.session = sessionOf('someone')
  expect(await client.signOut({ redirect: false, scope: 'everywhere' })).toEqual({
    url: 'http://localhost:3000/',
  })
  expect(site.session).toBeNull()
  expect(Object.fromEntries(new URLSearchParams(site.calls.at(-1)?.body))).toMatchObject({
    csrfToken: 'c'.repeat(64),
    scope: 'everywhere',
    json: 'true',
  })
  expect(site.told).toEqual(['signout'])
})

test('does not say that somebody was signed out when the site could not be reached', async () => {
  const { site, client } = createAuthSite()
  site.broken.add('signout')
  expect(await client.signOut()).toBeNull()
  expect(site.told).toEqual([])
  expect(site.gone).toEqual([])
})

test('updates the session with JSON', async () => {
  const { site, client } = createAuthSite()
  const reading = await client.updateSession({ idToken: 'new', refreshToken: 'r' })
  expect(reading).toMatchObject({ kind: 'read', session: { user: { uid: 'renewed' } } })
  const post = site.calls.at(-1)!
  expect(post.contentType).toBe('application/json')
  expect(JSON.parse(post.body)).toEqual({
    csrfToken: 'c'.repeat(64),
    data: { idToken: 'new', refreshToken: 'r' },
  })
  expect(site.told).toEqual(['update'])
})
