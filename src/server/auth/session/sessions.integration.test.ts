import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { session as sessionTable } from '#server/backend/database/schema/session.ts'
import { embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import type { IdentityProvider } from '#server/auth/identity/provider.ts'
import { createRenewal } from '#server/auth/identity/renewal.ts'
import { IdentityUnreachable } from '#server/auth/identity/unreachable.ts'
import { createTestBrowser } from '#server/auth/testing/browser.ts'
import { openAuthWorld, type AuthWorld } from '#server/auth/testing/world.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import type { SessionRows } from '#server/ports/session-rows.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await openAuthWorld()
})
afterEach(() => world.resetClock())
afterAll(() => world.close())

const signedIn = async () => {
  const email = world.people.newEmail()
  const tokens = await world.people.signUp(email)
  const browser = world.browser()
  expect((await browser.signIn(tokens)).status).toBe(200)
  return { ...tokens, email, browser }
}

/** The provider, its renewals and proofs counted, and the reads of rows; `away` makes it unreachable. */
const watched = () => {
  const state = { renewals: 0, proofs: 0, reads: 0, away: false }
  const guard =
    <Arguments extends unknown[], Answer>(call: (...given: Arguments) => Promise<Answer>) =>
    async (...given: Arguments): Promise<Answer> => {
      if (state.away) throw new IdentityUnreachable('away')
      return call(...given)
    }
  const provider: IdentityProvider = {
    ...world.provider,
    renew: guard((token: string) => {
      state.renewals += 1
      return world.provider.renew(token)
    }),
    verifyNow: guard((token: string) => {
      state.proofs += 1
      return world.provider.verifyNow(token)
    }),
    verify: guard(world.provider.verify),
  }
  const rows: SessionRows = {
    ...world.rows,
    find: (secretHash) => {
      state.reads += 1
      return world.rows.find(secretHash)
    },
  }
  return { state, auth: world.create({ provider, rows }) }
}

describe('what a request and a sign-in cost', () => {
  test('one read of the row answers who asks and with which token', async () => {
    const { browser, uid } = await signedIn()
    const { state, auth } = watched()
    const found = await auth.readSignedIn(browser.request('/mypage'))
    expect(found).toMatchObject({ session: { uid } })
    expect(await world.auth.identity.verify(found?.bearerToken ?? '')).toMatchObject({ uid })
    expect(state).toMatchObject({ reads: 1, renewals: 0, proofs: 0 })
  })

  test('the token of a sign-in is proved once, and the one it is exchanged for', async () => {
    const { state, auth } = watched()
    const browser = createTestBrowser(auth.handle, world.origin)
    const tokens = await world.people.signUp(world.people.newEmail())
    expect((await browser.signIn(tokens)).status).toBe(200)
    expect(state).toMatchObject({ proofs: 2, renewals: 1 })
  })
})

describe('renewal', () => {
  test('a token younger than four minutes is used again; an older one is renewed once for parallel requests', async () => {
    const { browser } = await signedIn()
    const { state, auth } = watched()
    const request = () => browser.request('/mypage')
    const first = await auth.readBearerToken(request())
    expect(await auth.readBearerToken(request())).toBe(first)
    expect(state.renewals).toBe(0)
    world.advance(4.1)
    const tokens = await Promise.all(Array.from({ length: 20 }, () => auth.readBearerToken(request())))
    expect(new Set(tokens).size).toBe(1)
    expect(state.renewals).toBe(1)
  })

  test('several processes renew the same session without losing it', async () => {
    const { browser, uid } = await signedIn()
    const processes = Array.from({ length: 4 }, () => watched())
    world.advance(5)
    const found = await Promise.all(processes.map(({ auth }) => auth.readSession(browser.request('/'))))
    expect(found.map((each) => each?.uid)).toEqual([uid, uid, uid, uid])
    expect(await world.auth.sessions.list(uid)).toHaveLength(1)
  })

  test('tokens lie in the database encrypted', async () => {
    const { uid, refreshToken } = await signedIn()
    const [row] = await world.database.select().from(sessionTable).where(eq(sessionTable.uid, uid))
    expect(row?.tokens).toBeTruthy()
    expect(JSON.stringify(row)).not.toContain(refreshToken.slice(0, 40))
    expect(JSON.stringify(row)).not.toContain('eyJ')
  })

  test('a pair handed over survives the end of the old refresh token', async () => {
    const { browser, email, uid } = await signedIn()
    await world.people.revoke(uid)
    // The provider counts whole seconds: it takes its own new tokens from the next one on.
    const { idToken, refreshToken } = await vi.waitUntil(
      async () => {
        const pair = await world.people.signIn(email)
        return (await world.provider.verifyNow(pair.idToken)).kind === 'valid' && pair
      },
      { timeout: 60_000 },
    )
    const answer = await browser.postJson('session', {
      csrfToken: await browser.csrfToken(),
      data: { idToken, refreshToken },
    })
    expect(answer.status).toBe(200)
    world.advance(5)
    expect(await world.auth.readSession(browser.request('/'))).toMatchObject({ uid })
  })
})

describe('the end of a session', () => {
  test.each(['revoke', 'disable', 'remove'] as const)(
    '%s at the provider ends it within five minutes',
    async (end) => {
      const { browser, uid } = await signedIn()
      await world.people[end](uid)
      world.advance(4.9)
      expect(await world.auth.readSession(browser.request('/mypage'))).toBeNull()
      expect(await world.auth.readBearerToken(browser.request('/mypage'))).toBeNull()
      expect(await browser.session()).toEqual({})
      expect(browser.jar.has('session')).toBe(false)
      expect(await world.auth.sessions.list(uid)).toEqual([])
    },
  )

  test('an account that enrolled a second factor loses the sessions and tokens without it', async () => {
    const { browser, uid, email, idToken } = await signedIn()
    expect(await world.auth.identity.verify(idToken)).toMatchObject({ uid })
    await world.people.verifyEmail(uid)
    await world.people.enrolSecondFactor(uid, '+819087654321')
    world.advance(5)
    expect(await world.auth.readSession(browser.request('/mypage'))).toBeNull()
    expect(await world.auth.readBearerToken(browser.request('/mypage'))).toBeNull()
    expect(await world.auth.identity.verify(idToken)).toBeNull()
    expect(await browser.session()).toEqual({})
    world.resetClock()
    const other = world.browser()
    expect((await other.signIn(await world.people.signInWithSecondFactor(email))).status).toBe(200)
    expect(await world.auth.readSession(other.request('/mypage'))).toMatchObject({ uid, secondFactor: true })
  })

  test('enrolling on one device signs out the others at once', async () => {
    const { browser, email, uid } = await signedIn()
    await world.people.verifyEmail(uid)
    const other = world.browser()
    expect((await other.signIn(await world.people.signIn(email))).status).toBe(200)
    await world.people.enrolSecondFactor(uid, '+819087654322')
    const { idToken, refreshToken } = await world.people.signInWithSecondFactor(email)
    const data = { idToken, refreshToken }
    const handed = await browser.postJson('session', { csrfToken: await browser.csrfToken(), data })
    expect(handed.status).toBe(200)
    expect(await world.auth.readSession(other.request('/mypage'))).toBeNull()
    expect(await world.auth.readSession(browser.request('/mypage'))).toMatchObject({ secondFactor: true })
  })

  test('30 days without use end it; use rolls it on', async () => {
    const { browser } = await signedIn()
    world.advance(29 * 24 * 60)
    expect(await world.auth.readSession(browser.request('/'))).not.toBeNull()
    world.advance(29 * 24 * 60)
    expect(await world.auth.readSession(browser.request('/'))).not.toBeNull()
    world.advance(31 * 24 * 60)
    expect(await world.auth.readSession(browser.request('/'))).toBeNull()
    expect(await world.auth.sessions.removeIdle()).toBeGreaterThan(0)
  })

  test('from another device: one, or all the others', async () => {
    const { browser, email, uid } = await signedIn()
    const others = await Promise.all(
      [1, 2].map(async () => {
        const other = world.browser()
        await other.signIn(await world.people.signIn(email))
        return other
      }),
    )
    const own = await world.auth.readSession(browser.request('/'))
    const lines = await world.auth.sessions.list(uid)
    expect(lines.map(({ device }) => device)).toEqual([
      'Chrome（Windows）',
      'Chrome（Windows）',
      'Chrome（Windows）',
    ])
    const other = lines.find(({ id }) => id !== own?.id)?.id ?? ''
    expect(await world.auth.sessions.end('somebody else', other)).toBe(false)
    expect(await world.auth.sessions.end(uid, other)).toBe(true)
    expect(await world.auth.sessions.list(uid)).toHaveLength(2)
    await world.auth.signOutEverywhere(uid, own?.id ?? null)
    const left = await Promise.all(others.map((each) => world.auth.readSession(each.request('/'))))
    expect(left).toEqual([null, null])
    expect(await world.auth.readSession(browser.request('/'))).not.toBeNull()
    await world.auth.signOutEverywhere(uid, null)
    expect(await world.auth.readSession(browser.request('/'))).toBeNull()
  })
})

describe('while the provider is away', () => {
  test('the session goes on until the token ends, and comes back with the provider', async () => {
    const { browser, uid } = await signedIn()
    const { state, auth } = watched()
    state.away = true
    world.advance(30)
    expect(await auth.readSession(browser.request('/'))).toMatchObject({ uid })
    expect(await auth.readBearerToken(browser.request('/'))).not.toBeNull()
    world.advance(31)
    // Signed in or not: nobody can tell.
    await expect(auth.readSession(browser.request('/'))).rejects.toThrow(IdentityUnreachable)
    state.away = false
    world.advance(1)
    expect(await auth.readSession(browser.request('/'))).toMatchObject({ uid })
  })

  test('nobody can sign in: 503, no session', async () => {
    const { state, auth } = watched()
    state.away = true
    const browser = createTestBrowser(auth.handle, world.origin)
    const answer = await browser.signIn(await world.people.signUp(world.people.newEmail()))
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { url: `${world.origin}/api/auth/error?error=Unavailable` },
    ])
  })

  test.each([
    [500, {}],
    [400, { error: { message: 'API key not valid. Please pass a valid API key.' } }],
    [429, { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }],
    [200, {}],
  ])('an answer of %i %j is no end of a session', async (status, body) => {
    const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const renew = createRenewal({
      apiKey: embeddedProject.apiKey,
      emulatorHost: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    })
    await expect(renew('token')).rejects.toThrow(IdentityUnreachable)
    server.close()
    await expect(renew('token')).rejects.toThrow(IdentityUnreachable)
  })
})

describe('who a session belongs to', () => {
  test('kind and companies come from Postgres by uid', async () => {
    const { browser, uid } = await signedIn()
    await insertPerson(world.database, { uid })
    expect(await world.auth.readSession(browser.request('/'))).toMatchObject({ viewer: { kind: 'student' } })
    expect(await browser.session()).toMatchObject({ user: { viewer: { kind: 'student' } } })
    expect(browser.jar.get('signed-in')).toMatch(/^student\./)
  })

  test('a company without members yet has no role; removed accounts have no session', async () => {
    const { browser, uid } = await signedIn()
    await insertPerson(world.database, { uid, kind: 'company' })
    expect((await world.auth.readSession(browser.request('/')))?.viewer).toEqual({
      kind: 'company',
      memberships: [],
    })
    await world.accounts.remove(uid, 'gone', 'test')
    expect(await world.auth.readSession(browser.request('/'))).toBeNull()
  })

  test('people who never verified their e-mail are deleted after 30 days, others stay', async () => {
    const typed = world.people.newEmail()
    const unverified = await world.people.signUp(typed)
    const email = world.people.newEmail()
    const verified = await world.people.signUp(email)
    await world.people.verifyEmail(verified.uid)
    await insertPerson(world.database, { uid: unverified.uid, email: typed, emailVerifiedAt: null })
    await insertPerson(world.database, { uid: verified.uid, email })
    expect(await world.auth.removeUnverified()).toBe(0)
    world.advance(31 * 24 * 60)
    expect(await world.auth.removeUnverified()).toBeGreaterThan(0)
    expect(await world.provider.verifyNow(unverified.idToken)).toEqual({ kind: 'refused', reason: 'deleted' })
    expect((await world.people.signIn(email)).uid).toBe(verified.uid)
    expect([await world.accounts.kindOf(unverified.uid), await world.accounts.kindOf(verified.uid)]).toEqual([
      null,
      'student',
    ])
    const noted = await world.database
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'account.removed'), eq(auditLog.subject, `account:${unverified.uid}`)))
    expect(noted).toEqual([{ detail: { reason: 'unverified' } }])
  })

  test('people deleted at the provider lose their account here, and whose an address is says the provider', async () => {
    const email = world.people.newEmail()
    const [gone, stays] = [
      await world.people.signUp(world.people.newEmail()),
      await world.people.signUp(email),
    ]
    for (const { uid } of [gone, stays]) await insertPerson(world.database, { uid })
    const { people } = world.provider
    await world.people.remove(gone.uid)
    await world.auth.removeGone()
    expect([await world.accounts.kindOf(gone.uid), await world.accounts.kindOf(stays.uid)]).toEqual([
      null,
      'student',
    ])
    expect([await people.standing(gone.uid), await people.standing(stays.uid)]).toEqual(['gone', 'active'])
    const found = { uid: stays.uid, emailVerified: false, disabled: false }
    expect(await people.findByEmail(email)).toEqual(found)
    await world.people.verifyEmail(stays.uid)
    await world.people.disable(stays.uid)
    expect(await people.findByEmail(email.toUpperCase())).toEqual({
      ...found,
      emailVerified: true,
      disabled: true,
    })
    expect(await people.standing(stays.uid)).toBe('disabled')
    expect([await people.findByEmail('nobody@example.com'), await people.findByEmail('no address')]).toEqual([
      null,
      null,
    ])
  })
})

describe('the second factor of a session', () => {
  const withFactor = async () => {
    const email = world.people.newEmail()
    const { uid } = await world.people.signUp(email)
    await world.people.verifyEmail(uid)
    await world.people.enrolSecondFactor(uid, '+819012340000')
    const tokens = await world.people.signInWithSecondFactor(email)
    const browser = world.browser()
    await browser.signIn(tokens)
    return { uid, browser }
  }

  test('comes from the verified token, whatever the browser says', async () => {
    const { browser } = await signedIn()
    expect(await browser.session()).toMatchObject({ user: { secondFactor: false } })
    const csrfToken = await browser.csrfToken()
    const said = { secondFactor: true, user: { secondFactor: true, viewer: { kind: 'admin' } } }
    const answer = await browser.postJson('session', { csrfToken, data: said })
    expect(await answer.json()).toMatchObject({ user: { secondFactor: false, viewer: { kind: 'none' } } })
    expect(await world.auth.readSession(browser.request('/'))).toMatchObject({ secondFactor: false })
  })

  test('is told by the session endpoint, and goes with the factor', async () => {
    const { browser, uid } = await withFactor()
    expect(await browser.session()).toMatchObject({ user: { secondFactor: true } })
    await world.provider.people.removeFactors(uid)
    world.advance(4.9)
    expect(await browser.session()).toMatchObject({ user: { uid, secondFactor: false } })
    const bearer = await world.auth.readBearerToken(browser.request('/'))
    expect(await world.auth.identity.verify(bearer ?? '')).toMatchObject({ uid, secondFactor: false })
  })
})

test('reading a session of a page asks nobody but the database', async () => {
  const { browser, uid } = await signedIn()
  const { state, auth } = watched()
  state.away = true
  world.advance(3.9)
  expect(await auth.readSession(browser.request('/'))).toMatchObject({ uid })
  expect(await auth.readBearerToken(browser.request('/'))).not.toBeNull()
  expect(state.renewals).toBe(0)
})
