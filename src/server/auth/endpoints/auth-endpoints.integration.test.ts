import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hintCookie, readHint } from '#contract/hint-cookie.ts'
import { createTestBrowser, type TestBrowser } from '#server/auth/testing/browser.ts'
import { openAuthWorld, type AuthWorld } from '#server/auth/testing/world.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await openAuthWorld()
})
afterEach(() => world.resetClock())
afterAll(() => world.close())

const person = async () => {
  const email = world.people.newEmail()
  const tokens = await world.people.signUp(email)
  return { email, ...tokens }
}

const signedIn = async () => {
  const someone = await person()
  const browser = world.browser()
  const answer = await browser.signIn(someone)
  expect(answer.status).toBe(200)
  return { ...someone, browser }
}

/** The provider counts whole seconds: what it gave out in the second of a revocation is not revoked. */
const nextSecond = async (idToken: string) => {
  const answer = await world.provider.verifyNow(idToken)
  if (answer.kind === 'refused') throw new Error(answer.reason)
  const { authTime } = answer.claims
  await expect.poll(() => Date.now() - authTime.getTime()).toBeGreaterThanOrEqual(1000)
}

const urlOf = async (answer: Response) => ((await answer.json()) as { url: string }).url

describe('GET session', () => {
  test('a signed-out visitor gets {} and no cookie', async () => {
    const answer = await world.browser().get('session')
    expect([
      answer.status,
      await answer.json(),
      answer.headers.getSetCookie().filter((line) => !line.startsWith('csrf')),
    ]).toEqual([200, {}, []])
  })

  test('a signed-in one gets the user, the end, and a token of at most five minutes; the cookie rolls on', async () => {
    const { browser, email, uid } = await signedIn()
    const before = browser.jar.get('session')
    const answer = await browser.get('session')
    const session = (await answer.json()) as Record<string, unknown>
    expect(session).toMatchObject({
      user: { uid, email, emailVerified: false, secondFactor: false, viewer: { kind: 'none' } },
    })
    expect(Date.parse(String(session['expires'])) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
    const until = Date.parse(String(session['idTokenExpires'])) - Date.now()
    expect(until).toBeGreaterThan(0)
    expect(until).toBeLessThanOrEqual(300_000)
    expect(String(session['idToken']).split('.')).toHaveLength(3)
    expect(JSON.stringify(session)).not.toContain('refreshToken')
    expect(browser.jar.get('session')).not.toBe(before)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['tampered', 'eyJhbGciOiJub25lIn0..x.y.z', '%', 'a'.repeat(5000)])(
    'an undecodable cookie (%.12s) is {} and cleared',
    async (value) => {
      const { browser } = await signedIn()
      browser.jar.set(
        'session',
        value === 'tampered' ? `${browser.jar.get('session')?.slice(0, -6)}AAAAAA` : value,
      )
      const answer = await browser.get('session')
      expect([answer.status, await answer.json()]).toEqual([200, {}])
      expect(browser.jar.has('session')).toBe(false)
      expect(browser.jar.has('signed-in')).toBe(false)
    },
  )

  test('a cookie of before a change of secrets still works, one under a secret that is gone does not', async () => {
    const { browser } = await signedIn()
    const rotated = world.create({ secrets: ['the newest secret of these tests!!', ...world.secrets] })
    expect(await rotated.readSession(browser.request('/'))).not.toBeNull()
    const replaced = world.create({ secrets: ['the newest secret of these tests!!'] })
    expect(await replaced.readSession(browser.request('/'))).toBeNull()
  })
})

describe('the hint of a session that is not there any more', () => {
  test('is taken back, and what a sign-out said stays said', async () => {
    const { browser, uid } = await signedIn()
    const asks = () => world.auth.endHint(browser.request('/notifications.json'))
    await world.auth.sessions.endAll(uid, null)
    expect(await asks()).toEqual([expect.stringMatching(/^signed-in=;.*Max-Age=0/)])
    browser.jar.set('signed-in', 'out')
    expect(await asks()).toEqual([])
    browser.jar.delete('signed-in')
    expect(await asks()).toEqual([])
  })

  test('stays where another tab’s request got the session its next cookie', async () => {
    const { browser, email, idToken } = await signedIn()
    const late = browser.request('/notifications.json')
    await nextSecond(idToken)
    const data = await world.people.signIn(email)
    const csrfToken = await browser.csrfToken()
    expect((await browser.postJson('session', { csrfToken, data })).status).toBe(200)
    expect(await world.auth.readSession(late)).toBeNull()
    expect(await world.auth.endHint(late)).toEqual([])
  })
})

describe('GET csrf and providers', () => {
  test('csrf is 64 hex digits with an HttpOnly cookie, and the same again', async () => {
    const browser = world.browser()
    const token = await browser.csrfToken()
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(browser.lines[0]).toMatch(/^csrf=.*HttpOnly/)
    expect(await browser.csrfToken()).toBe(token)
  })

  test('providers have absolute addresses', async () => {
    const answer = await world.browser().get('providers')
    const base = `${world.origin}/api/auth`
    expect(await answer.json()).toEqual({
      credentials: {
        id: 'credentials',
        name: 'パスワードまたはSMS',
        type: 'credentials',
        signinUrl: `${base}/signin/credentials`,
        callbackUrl: `${base}/callback/credentials`,
      },
      email: {
        id: 'email',
        name: 'メールのリンク',
        type: 'email',
        signinUrl: `${base}/signin/email`,
        callbackUrl: `${base}/callback/email`,
      },
    })
  })
})

describe('POST session', () => {
  test('a wrong token is 400 {} and changes nothing', async () => {
    const { browser } = await signedIn()
    const answer = await browser.postJson('session', { csrfToken: 'wrong', data: {} })
    expect([answer.status, await answer.json()]).toEqual([400, {}])
    expect(await browser.session()).toHaveProperty('user')
  })

  test('answers the new session: what changed at the provider shows at once, and nothing of data is written', async () => {
    const { browser, uid, email } = await signedIn()
    await world.people.verifyEmail(uid)
    const data = {
      uid: 'other',
      email: 'x@example.com',
      role: 'admin',
      viewer: { kind: 'admin' },
      expires: '2999-01-01',
    }
    const answer = await browser.postJson('session', { csrfToken: await browser.csrfToken(), data })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      user: { uid, email, emailVerified: true, viewer: { kind: 'none' } },
    })
  })

  test('takes over a pair of the same person', async () => {
    const { browser, email, uid } = await signedIn()
    const tokens = await world.people.signIn(email)
    const { idToken, refreshToken } = tokens
    const answer = await browser.postJson('session', {
      csrfToken: await browser.csrfToken(),
      data: { idToken, refreshToken },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { uid } })
  })

  test('refuses the pair of another person, and a mixed pair', async () => {
    const { browser, uid, idToken } = await signedIn()
    const other = await person()
    for (const data of [other, { idToken, refreshToken: other.refreshToken }]) {
      const answer = await browser.postJson('session', { csrfToken: await browser.csrfToken(), data })
      expect([answer.status, await answer.json()]).toEqual([400, {}])
    }
    expect(await browser.session()).toMatchObject({ user: { uid } })
  })

  test('signed out it stays {}', async () => {
    const browser = world.browser()
    const answer = await browser.postJson('session', { csrfToken: await browser.csrfToken(), data: {} })
    expect([answer.status, await answer.json()]).toEqual([200, {}])
  })

  test.each(['', '{', '[]', 'null', '"x"'])('malformed JSON (%s) is 400', async (body) => {
    const answer = await world.browser().call('/api/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(400)
  })
})

describe('POST callback', () => {
  test('success is 200 with the absolute callbackUrl and a small cookie', async () => {
    const { browser } = await signedIn()
    const someone = await person()
    const answer = await browser.signIn(someone, { callbackUrl: '/mypage?tab=bookmarks' })
    expect(await urlOf(answer)).toBe(`${world.origin}/mypage?tab=bookmarks`)
    const line = browser.lines.findLast((each) => each.startsWith('session=')) ?? ''
    expect(line.length).toBeLessThan(700)
    expect(line).toMatch(/HttpOnly/)
    expect(line).toMatch(/SameSite=Lax/)
    expect(line).toMatch(/Path=\//)
    expect(line).not.toMatch(/Secure/)
    expect(await browser.session()).toMatchObject({ user: { uid: someone.uid } })
  })

  test('a plain form is redirected', async () => {
    const browser = world.browser()
    const answer = await browser.signIn(await person(), { json: '' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${world.origin}/mypage`])
  })

  test.each([
    ['nothing', {}],
    ['an empty token', { idToken: '', refreshToken: '' }],
    ['no token at all', { idToken: 'x', refreshToken: 'y' }],
    ['an endless token', { idToken: 'x'.repeat(20_000), refreshToken: 'y' }],
  ])('%s is 401 CredentialsSignin', async (_name, fields) => {
    const browser = world.browser()
    const answer = await browser.form('callback/credentials', {
      ...(fields as Record<string, string>),
      csrfToken: await browser.csrfToken(),
      json: 'true',
    })
    expect([answer.status, await urlOf(answer)]).toEqual([
      401,
      `${world.origin}/api/auth/error?error=CredentialsSignin`,
    ])
    expect(browser.jar.has('session')).toBe(false)
  })

  test('a pair replayed after five minutes is refused, with an identity token minted anew as well', async () => {
    const someone = await person()
    expect((await world.browser().signIn(someone)).status).toBe(200)
    const renewed = await world.provider.renew(someone.refreshToken)
    if (renewed.kind !== 'renewed') throw new Error(renewed.reason)
    world.advance(6)
    expect((await world.browser().signIn(someone)).status).toBe(401)
    expect((await world.browser().signIn(renewed)).status).toBe(401)
  })

  test('the tokens of a disabled, deleted or revoked person are refused like wrong ones', async () => {
    for (const end of ['disable', 'remove', 'revoke'] as const) {
      const someone = await person()
      await world.people[end](someone.uid)
      const answer = await world.browser().signIn(someone)
      expect([answer.status, await urlOf(answer)]).toEqual([
        401,
        `${world.origin}/api/auth/error?error=CredentialsSignin`,
      ])
    }
  })

  test('another person’s refresh token is refused', async () => {
    const [one, other] = [await person(), await person()]
    expect((await world.browser().signIn({ ...one, refreshToken: other.refreshToken })).status).toBe(401)
  })

  test('a wrong csrf token is 200 with the sign-in page and no session', async () => {
    const browser = world.browser()
    const answer = await browser.signIn(await person(), { csrfToken: 'f'.repeat(64) })
    expect(answer.status).toBe(200)
    expect(await urlOf(answer)).toBe(
      `${world.origin}/login?callbackUrl=${encodeURIComponent(`${world.origin}/mypage`)}`,
    )
    expect(browser.jar.has('session')).toBe(false)
  })

  test('a left-out second factor is 403 AccessDenied; with it the session says so and takes no weaker pair', async () => {
    const someone = await person()
    await world.people.verifyEmail(someone.uid)
    const before = await world.people.signIn(someone.email)
    await world.people.enrolSecondFactor(someone.uid, '+819012345678')
    const refused = await world.browser().signIn(before)
    expect([refused.status, await urlOf(refused)]).toEqual([
      403,
      `${world.origin}/api/auth/error?error=AccessDenied`,
    ])

    const strong = await world.people.signInWithSecondFactor(someone.email)
    const browser = world.browser()
    expect((await browser.signIn(strong)).status).toBe(200)
    expect(await browser.session()).toMatchObject({ user: { secondFactor: true } })
    const { idToken, refreshToken } = before
    const weaker = await browser.postJson('session', {
      csrfToken: await browser.csrfToken(),
      data: { idToken, refreshToken },
    })
    expect(weaker.status).toBe(400)
    expect(await browser.session()).toMatchObject({ user: { secondFactor: true } })
  })

  test('a new sign-in replaces the session: the old cookie is worthless', async () => {
    const { browser } = await signedIn()
    const old = browser.request('/mypage')
    expect(await world.auth.readSession(old)).not.toBeNull()
    await browser.signIn(await person())
    expect(await world.auth.readSession(old)).toBeNull()
  })
})

test('on https the cookies are Secure under the names that browsers guard', async () => {
  const origin = 'https://jobs.example'
  const browser = createTestBrowser(world.create({ origin }).handle, origin)
  const answer = await browser.signIn(await person())
  expect(await urlOf(answer)).toBe(`${origin}/mypage`)
  expect([...browser.jar.keys()].toSorted()).toEqual(['__Host-csrf', '__Secure-session', 'signed-in'])
  for (const line of browser.lines) {
    expect(line).toContain('Secure')
    expect(line).not.toContain('Domain')
    expect(line.length).toBeLessThan(700)
  }
  expect(browser.lines.find((line) => line.startsWith('signed-in='))).not.toContain('HttpOnly')
  expect(await browser.session()).toHaveProperty('user')
})

test('sixty sign-ins in five minutes from one address are enough', async () => {
  const browser = world.browser({ clientAddress: '2001:db8::1' })
  const csrfToken = await browser.csrfToken()
  const attempt = () => browser.form('callback/credentials', { csrfToken, json: 'true' })
  for (let each = 0; each < 60; each += 1) expect((await attempt()).status).toBe(401)
  const limited = await attempt()
  expect([limited.status, await urlOf(limited)]).toEqual([
    429,
    `${world.origin}/api/auth/error?error=RateLimited`,
  ])
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  world.advance(5.1)
  expect((await attempt()).status).toBe(401)
})

test('one person opens thirty sessions an hour; the next one is refused and not left open', async () => {
  const someone = await person()
  const browser = world.browser({ clientAddress: '2001:db8:1::1' })
  for (let each = 0; each < 30; each += 1) expect((await browser.signIn(someone)).status).toBe(200)
  const from = { clientAddress: '2001:db8:2::1' }
  const limited = await world.browser(from).signIn(someone)
  expect([limited.status, await urlOf(limited)]).toEqual([
    429,
    `${world.origin}/api/auth/error?error=RateLimited`,
  ])
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(await world.auth.sessions.list(someone.uid)).toHaveLength(1)
  expect((await world.browser(from).signIn(await person())).status).toBe(200)
})

test.each([
  ['six minutes ago', 6, 401],
  ['four minutes ago', 4, 200],
  ['half a minute ahead of our clock', -0.5, 200],
  ['two minutes ahead of our clock', -2, 401],
])('a pair of %s', async (_, minutes, status) => {
  const someone = await person()
  world.advance(minutes)
  expect((await world.browser().signIn(someone)).status).toBe(status)
})

describe('the hint', () => {
  const hintOf = (browser: TestBrowser) => readHint(browser.jar.get(hintCookie))
  const idOf = (browser: TestBrowser) => {
    const hint = hintOf(browser)
    if (hint.kind !== 'signed in') throw new Error(`The hint says ${hint.kind}`)
    return hint.deviceId
  }

  test('holds an id that is the same for one person, another for another, and no uid', async () => {
    const { browser, email, uid } = await signedIn()
    const first = idOf(browser)
    await browser.session()
    expect(idOf(browser)).toBe(first)
    await browser.signOut()
    await browser.signIn(await world.people.signIn(email))
    expect(idOf(browser)).toBe(first)
    expect(idOf((await signedIn()).browser)).not.toBe(first)
    expect(browser.jar.get(hintCookie)).not.toContain(uid)
    const bare = createHash('sha256').update(uid).digest('base64url')
    expect(bare.startsWith(first)).toBe(false)
  })

  test('depends on the first secret', async () => {
    const { browser, email } = await signedIn()
    const elsewhere = createTestBrowser(
      world.create({ secrets: ['the newest secret of these tests!!', ...world.secrets] }).handle,
      world.origin,
    )
    await elsewhere.signIn(await world.people.signIn(email))
    expect(idOf(elsewhere)).not.toBe(idOf(browser))
  })

  test('says that the person signed out, and goes on saying it; a session that ended leaves none', async () => {
    const { browser } = await signedIn()
    await browser.signOut()
    expect(hintOf(browser)).toEqual({ kind: 'signed out' })
    await browser.session()
    expect(hintOf(browser)).toEqual({ kind: 'signed out' })

    const other = await signedIn()
    await world.auth.sessions.endAll(other.uid, null)
    await other.browser.session()
    expect(other.browser.jar.has(hintCookie)).toBe(false)
  })
})

describe('POST signout', () => {
  test('clears the cookies and deletes the row, so that a copy is worthless', async () => {
    const { browser, uid } = await signedIn()
    const copy = browser.request('/mypage')
    const answer = await browser.signOut()
    expect([answer.status, await urlOf(answer)]).toEqual([200, `${world.origin}/`])
    expect(browser.jar.has('session')).toBe(false)
    expect(await world.auth.readSession(copy)).toBeNull()
    expect(await world.auth.sessions.list(uid)).toEqual([])
  })

  test('everywhere: every device of this person, nobody else’s', async () => {
    const { browser, email } = await signedIn()
    const other = world.browser()
    await other.signIn(await world.people.signIn(email))
    const stranger = await signedIn()
    expect((await browser.signOut({ scope: 'everywhere' })).status).toBe(200)
    expect(await other.session()).toEqual({})
    expect(await stranger.browser.session()).toHaveProperty('user')
  })

  test('everywhere: at the provider as well, so that a copied pair of tokens is worthless', async () => {
    const { browser, idToken, refreshToken } = await signedIn()
    const stranger = await signedIn()
    await nextSecond(idToken)
    expect((await browser.signOut({ scope: 'everywhere' })).status).toBe(200)
    expect(await world.provider.verifyNow(idToken)).toEqual({ kind: 'refused', reason: 'revoked' })
    expect((await world.browser().signIn({ idToken, refreshToken })).status).toBe(401)
    expect(await world.provider.verifyNow(stranger.idToken)).toMatchObject({ kind: 'valid' })
  })

  test('everywhere, asked by the operator or a procedure: at the provider unless one session is kept', async () => {
    const { browser, uid, idToken } = await signedIn()
    await nextSecond(idToken)
    const [kept] = await world.auth.sessions.list(uid)
    await world.auth.signOutEverywhere(uid, kept?.id ?? '')
    expect(await world.provider.verifyNow(idToken)).toMatchObject({ kind: 'valid' })
    expect(await browser.session()).toHaveProperty('user')
    await world.auth.signOutEverywhere(uid, null)
    expect(await world.provider.verifyNow(idToken)).toEqual({ kind: 'refused', reason: 'revoked' })
    expect(await browser.session()).toEqual({})
  })

  test('a wrong csrf token keeps the session', async () => {
    const { browser } = await signedIn()
    expect((await browser.signOut({ csrfToken: 'x' })).status).toBe(200)
    expect(await browser.session()).toHaveProperty('user')
  })
})

describe('what people open', () => {
  test.each([
    [
      'signin?error=SessionRequired&callbackUrl=%2Fmypage%3Ftab%3Dbookmarks',
      '/login?error=SessionRequired&callbackUrl=http%3A%2F%2Flocalhost%3A4700%2Fmypage%3Ftab%3Dbookmarks',
    ],
    ['signin?error=%3Cscript%3E&callbackUrl=https%3A%2F%2Fevil.example', '/login'],
    ['signin/credentials', '/login'],
    ['signout', '/signout'],
    ['verify-request?provider=email&type=email', '/login/request/complete'],
  ])('GET %s leads to %s', async (from, to) => {
    const answer = await world.browser().get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${world.origin}${to}`])
  })

  test.each(['callback/google', 'signin/google', 'signin', 'callback'])(
    'POST %s leads to the sign-in page',
    async (action) => {
      const browser = world.browser()
      const fields = { csrfToken: await browser.csrfToken(), json: 'true' }
      const answer = await browser.form(action, fields)
      expect([answer.status, await urlOf(answer)]).toEqual([200, `${world.origin}/login`])
    },
  )

  test.each(['csrf', 'providers', 'verify-request', 'error'])(
    'POST %s is 400, with a right token or without, as next-auth 4 has it',
    async (action) => {
      const browser = world.browser()
      const fields = { csrfToken: await browser.csrfToken(), json: 'true' }
      for (const given of [fields, {}]) {
        const answer = await browser.form(action, given)
        expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(await answer.text()).toBe('This action takes no POST')
      }
    },
  )

  test.each(['', '/', 'x', 'session/x', 'callback/a/b', '__proto__', 'constructor', 'toString'])(
    'GET /api/auth/%s is 404',
    async (path) => {
      expect((await world.browser().call(`/api/auth/${path}`)).status).toBe(404)
    },
  )

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is 405', async (method) => {
    const answer = await world.browser().call('/api/auth/session', { method })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([405, 'private, no-store'])
  })
})

describe('POST signin/email', () => {
  const ask = async (email: string) => {
    const browser = world.browser()
    const answer = await browser.form('signin/email', {
      email,
      csrfToken: await browser.csrfToken(),
      callbackUrl: '/mypage',
      json: 'true',
    })
    await world.settle()
    return [answer.status, await urlOf(answer)]
  }
  const sent = () => world.inbox.list()[0]

  test('answers the same for a known and an unknown address; only the mailbox learns the difference', async () => {
    const known = await person()
    const page = `${world.origin}/api/auth/verify-request?provider=email&type=email`
    expect(await ask(known.email)).toEqual([200, page])
    expect(sent()?.to).toBe(known.email)
    const link = new URL(/http:\S+/.exec(sent()?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/account/action')
    expect(link.searchParams.get('mode')).toBe('signIn')
    expect(link.searchParams.get('continueUrl')).toBe(`${world.origin}/mypage`)

    const unknown = world.people.newEmail()
    expect(await ask(unknown)).toEqual([200, page])
    expect(sent()?.to).toBe(unknown)
    expect(sent()?.text).toContain(`${world.origin}/account/new`)

    await world.people.disable(known.uid)
    expect(await ask(known.email)).toEqual([200, page])
    expect(sent()?.text).not.toContain('oobCode')
  })

  test('what is no address is refused', async () => {
    expect((await ask('a@b'))[0]).toBe(400)
    expect((await ask('a@example.com\r\nBcc: b@example.com'))[0]).toBe(400)
  })
})

describe('limits', () => {
  const chunked = (size: number) =>
    new ReadableStream({
      start: (controller) => {
        for (let left = size; left > 0; left -= 1024)
          controller.enqueue(new Uint8Array(Math.min(left, 1024)).fill(97))
        controller.close()
      },
    })

  test.each(['_log', 'session', 'callback/credentials', 'signin/email', 'signout'])(
    'POST %s refuses more than 64 KiB with 413, announced or not',
    async (action) => {
      const browser = world.browser()
      const announced = await browser.form(action, { level: 'error', code: 'X', x: 'a'.repeat(65_536) })
      expect(announced.status).toBe(413)
      const stream = await browser.call(`/api/auth/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: chunked(65_537),
        duplex: 'half',
      } as RequestInit)
      expect(stream.status).toBe(413)
    },
  )
})

describe('POST _log', () => {
  test('is logged under its code, cleaned, as what a client says; the answer is 200 and empty', async () => {
    const answer = await world.browser().form('_log', {
      level: 'error',
      code: 'CLIENT_FETCH_ERROR',
      url: '/api/auth/session',
      message: 'line one\r\n{"level":60}\u202e\u0000',
      client: 'true',
    })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(world.logged.findLast(({ code }) => code === 'CLIENT_FETCH_ERROR')).toMatchObject({
      level: 50,
      msg: 'A browser reports a failure',
      from: 'client',
      client: { url: '/api/auth/session', message: 'line one  {"level":60}  ', client: 'true' },
    })
  })

  test('a beacon of text is the same', async () => {
    const answer = await world.browser().call('/api/auth/_log', {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: 'level=warn&code=CLIENT_SESSION_ERROR&message=x',
    })
    expect(answer.status).toBe(200)
    expect(world.logged.findLast(({ code }) => code === 'CLIENT_SESSION_ERROR')).toMatchObject({ level: 40 })
  })

  test.each([
    'SESSION_ERROR',
    'NO_SECRET',
    'AUTH_ENDPOINT_ERROR',
    'CLIENT_WHATEVER',
    'constructor',
    '__proto__',
    'client_fetch_error',
  ])('no report is logged under a code of the server: %s', async (code) => {
    const before = world.logged.length
    expect((await world.browser().form('_log', { level: 'error', code, x: '1' })).status).toBe(200)
    expect(world.logged.slice(before)).toEqual([
      expect.objectContaining({
        code: 'CLIENT_REPORT',
        from: 'client',
        client: { code, x: '1' },
        msg: 'A browser reports a failure',
      }),
    ])
  })

  test.each([
    ['letters', 'a'],
    ['Japanese', '障'],
    ['quotes', '"'],
    ['emoji', '👩‍💻'],
    ['direction controls', '\u202e'],
  ])('one report writes at most 2 KB, of %s as well', async (_, letter) => {
    const before = world.logged.length
    // Nearly all that a body may hold.
    const long = letter.repeat(7_500 / encodeURIComponent(letter).length)
    const fields = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, long]))
    const answer = await world.browser().form('_log', { level: 'error', code: `X${long}`, ...fields })
    expect(answer.status).toBe(200)
    const [line, ...more] = world.logged.slice(before)
    expect(more).toEqual([])
    expect(Buffer.byteLength(JSON.stringify(line))).toBeLessThanOrEqual(2048)
    expect(Buffer.byteLength(JSON.stringify(line))).toBeGreaterThan(1000)
  })

  test.each([
    ['level=fatal&code=X', 'application/x-www-form-urlencoded'],
    ['code=X', 'application/x-www-form-urlencoded'],
    ['level=error', 'application/x-www-form-urlencoded'],
    ['{', 'application/json'],
    ['level=error&code=X', 'multipart/form-data'],
  ])('%s as %s is 400', async (body, type) => {
    const answer = await world
      .browser()
      .call('/api/auth/_log', { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer.status).toBe(400)
  })

  test('bytes that are no text are 400, and GET is 405', async () => {
    const answer = await world
      .browser()
      .call('/api/auth/_log', { method: 'POST', body: new Uint8Array([0xff, 0xfe]) })
    expect(answer.status).toBe(400)
    expect((await world.browser().get('_log')).status).toBe(405)
  })
})
