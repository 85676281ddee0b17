import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#server/backend/database/schema/account.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createTestBrowser, type TestBrowser } from './testing/browser.ts'
import { openAuthWorld, type AuthWorld } from './testing/world.ts'

/** What a thief could do once. Each was shown on a running site. */
let world: AuthWorld
beforeAll(async () => {
  world = await openAuthWorld()
})
afterEach(() => world.resetClock())
afterAll(() => world.close())

let numbers = 0
const newNumber = () => `+81902345${String((numbers += 1)).padStart(4, '0')}`

/** A student with a verified address, signed in by password. */
const student = async () => {
  const email = world.people.newEmail()
  const { uid } = await world.people.signUp(email)
  await world.people.verifyEmail(uid)
  await insertPerson(world.database, { uid, email })
  const browser = world.browser()
  expect((await browser.signIn(await world.people.signIn(email))).status).toBe(200)
  return { uid, email, browser }
}
const bearerOf = async (browser: TestBrowser) =>
  (await world.auth.readBearerToken(browser.request('/'))) ?? ''
const announce = (token: string) => world.graphql(token, 'mutation { announceSignInPhone }')
const reading = '{ accountSecurity { hasPassword } }'
const linkSilently = async (email: string, phone: string) =>
  world.people.linkPhone((await world.people.signIn(email)).idToken, phone)
const handOver = async (browser: TestBrowser, { idToken, refreshToken }: Record<string, string>) =>
  browser.postJson('session', { csrfToken: await browser.csrfToken(), data: { idToken, refreshToken } })
const phoneAtProvider = async (uid: string) => (await world.provider.people.find(uid))?.signInPhone
/** The provider counts whole seconds: its next sign-in has another time than this token. */
const nextSecond = async (idToken: string) => {
  const { auth_time: at } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    auth_time: number
  }
  await expect.poll(() => Date.now() / 1000 - at).toBeGreaterThanOrEqual(1)
}

describe('a number that this site did not write down', () => {
  test('opens no session by SMS, though it is a student’s with a verified address', async () => {
    const { email, uid } = await student()
    const phone = newNumber()
    await linkSilently(email, phone)
    const answer = await world.browser().signIn(await world.people.signInByPhone(phone))
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { url: `${world.origin}/api/auth/error?error=PhoneNotLinked` },
    ])
    expect(await world.auth.sessions.list(uid)).toHaveLength(1)
  })

  test('passes at /graphql by no coincidence of the second: a session by password is none by SMS', async () => {
    const { email, uid, browser } = await student()
    const phone = newNumber()
    await linkSilently(email, phone)
    const byPhone = await world.people.signInByPhone(phone)
    // The provider tells of one last sign-in: renewed, the owner’s session has its very second.
    world.advance(5)
    const owners = await bearerOf(browser)
    expect(await world.graphql(owners, reading)).toEqual({ hasPassword: true })
    expect(await world.graphql(byPhone.idToken, reading)).toBe('UNAUTHENTICATED')
    expect(uid).toBe(byPhone.uid)
  })

  test('is not handed over to a session either', async () => {
    const { email, browser } = await student()
    expect((await handOver(browser, await linkSilently(email, newNumber()))).status).toBe(400)
    expect(await browser.session()).toHaveProperty('user')
  })

  test('linked before the owner verified the address is removed at their sign-in, and told', async () => {
    const email = world.people.newEmail()
    const { uid } = await world.people.signUp(email)
    await insertPerson(world.database, { uid, email, emailVerifiedAt: null })
    await linkSilently(email, newNumber())
    await world.browser().signIn(await world.people.signIn(email))
    // Nobody is told at an address that may be anybody’s.
    expect(world.mailsTo(email)).toEqual([])
    await world.people.verifyEmail(uid)
    expect((await world.browser().signIn(await world.people.signIn(email))).status).toBe(200)
    expect(await phoneAtProvider(uid)).toBeNull()
    expect(world.mailsTo(email)).toEqual(['sign-in-phone-not-accepted'])
  })

  test('is removed when a session learns that the address was verified', async () => {
    const email = world.people.newEmail()
    const tokens = await world.people.signUp(email)
    const { uid } = tokens
    await insertPerson(world.database, { uid, email, emailVerifiedAt: null })
    const browser = world.browser()
    await browser.signIn(tokens)
    await linkSilently(email, newNumber())
    await world.people.verifyEmail(uid)
    world.advance(5)
    expect(await browser.session()).toMatchObject({ user: { emailVerified: true } })
    expect(await phoneAtProvider(uid)).toBeNull()
    expect(world.mailsTo(email)).toEqual(['sign-in-phone-not-accepted'])
  })

  test('is removed by signing out everywhere, in the session and by a procedure', async () => {
    const { uid, email, browser } = await student()
    await linkSilently(email, newNumber())
    expect((await browser.signOut({ scope: 'everywhere' })).status).toBe(200)
    expect(await phoneAtProvider(uid)).toBeNull()
    await expect
      .poll(async () => (await world.browser().signIn(await world.people.signIn(email))).status)
      .toBe(200)
    await linkSilently(email, newNumber())
    await world.auth.signOutEverywhere(uid, null)
    expect(await phoneAtProvider(uid)).toBeNull()
    expect(world.mailsTo(email)).toEqual(['sign-in-phone-not-accepted', 'sign-in-phone-not-accepted'])
  })

  test('signs nobody in after the owner wrote down another one', async () => {
    const { uid, email, browser } = await student()
    const strange = newNumber()
    await linkSilently(email, strange)
    const thiefs = await world.people.signInByPhone(strange)
    await world.people.linkPhone((await world.people.signIn(email)).idToken, newNumber())
    expect(await announce(await bearerOf(browser))).toBe(true)
    expect((await world.browser().signIn(thiefs)).status).toBe(403)
    expect(await world.auth.sessions.list(uid)).toHaveLength(1)
  })
})

describe('a number that this site wrote down', () => {
  test('was seen at the provider by the server; it opens sessions, and stays', async () => {
    const { uid, email, browser } = await student()
    const phone = newNumber()
    await linkSilently(email, phone)
    expect(await announce(await bearerOf(browser))).toBe(true)
    expect(world.mailsTo(email)).toEqual(['sign-in-phone-linked'])
    const other = world.browser()
    expect((await other.signIn(await world.people.signInByPhone(phone))).status).toBe(200)
    expect(await world.graphql(await bearerOf(other), reading)).toEqual({ hasPassword: true })
    await world.browser().signIn(await world.people.signIn(email))
    expect((await browser.signOut({ scope: 'everywhere' })).status).toBe(200)
    expect(await phoneAtProvider(uid)).toBe(phone)
    expect(world.mailsTo(email)).toEqual(['sign-in-phone-linked'])
  })

  test('is of somebody whose address is verified', async () => {
    const email = world.people.newEmail()
    const tokens = await world.people.signUp(email)
    await insertPerson(world.database, { uid: tokens.uid, email, emailVerifiedAt: null })
    const browser = world.browser()
    await browser.signIn(tokens)
    await linkSilently(email, newNumber())
    expect(await announce(await bearerOf(browser))).toBe('EMAIL_NOT_VERIFIED')
    expect(world.mailsTo(email)).toEqual([])
  })

  test('unlinked, it opens nothing when it is linked again behind the site’s back', async () => {
    const { email, browser } = await student()
    const phone = newNumber()
    await linkSilently(email, phone)
    const token = await bearerOf(browser)
    expect(await announce(token)).toBe(true)
    expect(await world.graphql(token, 'mutation { removeSignInPhone }')).toBe(true)
    await linkSilently(email, phone)
    expect((await world.browser().signIn(await world.people.signInByPhone(phone))).status).toBe(403)
  })
})

describe('a token that was verified minutes ago', () => {
  test('from before an enrolment removes no new factor', async () => {
    const { uid, browser } = await student()
    const token = await bearerOf(browser)
    expect(await world.graphql(token, reading)).toEqual({ hasPassword: true })
    await world.people.enrolSecondFactor(uid, newNumber())
    expect(await world.graphql(token, 'mutation { removeSecondFactor }')).toBe('UNAUTHENTICATED')
    expect((await world.provider.people.find(uid))?.factors).toHaveLength(1)
  })

  test.each(['exportAccount', 'requestAccountDeletion'])(
    'from before a revocation does not do %s',
    async (field) => {
      const { uid, browser } = await student()
      const token = await bearerOf(browser)
      expect(await world.graphql(token, reading)).toEqual({ hasPassword: true })
      await world.people.revoke(uid)
      expect(await world.graphql(token, `mutation { ${field} }`)).toBe('UNAUTHENTICATED')
    },
  )

  test('reads nothing more once every node was told of an enrolment', async () => {
    const { uid, email, browser } = await student()
    const token = await bearerOf(browser)
    expect(await world.graphql(token, reading)).toEqual({ hasPassword: true })
    await world.people.enrolSecondFactor(uid, newNumber())
    world.told.length = 0
    expect((await handOver(browser, await world.people.signInWithSecondFactor(email))).status).toBe(200)
    expect(world.told).toEqual([{ kind: 'tags', stale: [], purge: [`person:${uid}`] }])
    for (const notice of world.told) world.provider.invalidate(notice)
    expect(await world.graphql(token, reading)).toBe('UNAUTHENTICATED')
  })

  test.each(['removeSecondFactor', 'announcePasswordChange'])('%s tells every node', async (field) => {
    const { uid, browser } = await student()
    world.told.length = 0
    expect(await world.graphql(await bearerOf(browser), `mutation { ${field} }`)).toBe(true)
    expect(world.told).toEqual([{ kind: 'tags', stale: [], purge: [`person:${uid}`] }])
  })

  test('signing out everywhere tells every node', async () => {
    const { uid, browser } = await student()
    world.told.length = 0
    await browser.signOut({ scope: 'everywhere' })
    expect(world.told).toEqual([{ kind: 'tags', stale: [], purge: [`person:${uid}`] }])
  })
})

describe('a device whose session ended', () => {
  test('reads nothing with its refresh token', async () => {
    const { uid, email, browser } = await student()
    await nextSecond(await bearerOf(browser))
    const { refreshToken } = await world.people.signIn(email)
    const device = world.browser()
    await device.signIn(await world.people.signIn(email))
    const own = (await world.auth.readSession(device.request('/')))?.id ?? ''
    await world.auth.sessions.end(uid, own)
    const [kept] = await world.auth.sessions.list(uid)
    expect(kept?.id).not.toBe(own)
    const renewed = await world.provider.renew(refreshToken)
    if (renewed.kind === 'ended') throw new Error(renewed.reason)
    expect(await world.graphql(renewed.idToken, reading)).toBe('UNAUTHENTICATED')
    expect(await world.graphql(await bearerOf(browser), reading)).toEqual({ hasPassword: true })
  })

  test('has no bearer after a plain sign-out', async () => {
    const { browser } = await student()
    const token = await bearerOf(browser)
    expect(await world.graphql(token, reading)).toEqual({ hasPassword: true })
    await browser.signOut()
    expect(await world.graphql(token, reading)).toBe('UNAUTHENTICATED')
  })

  test('is somebody’s: a session of another person with the same second is none of theirs', async () => {
    const one = await student()
    const [token, other] = [await bearerOf(one.browser), await student()]
    const found = await world.auth.readSession(one.browser.request('/'))
    await one.browser.signOut()
    await world.rows.create({
      id: '01990000-0000-7000-8000-000000000000',
      secretHash: 'f'.repeat(64),
      uid: other.uid,
      device: 'Chrome（Windows）',
      tokens: 'sealed',
      email: other.email,
      emailVerified: true,
      secondFactor: false,
      byPhone: false,
      authTime: found?.authTime ?? new Date(),
      tokenExpiresAt: new Date(),
      at: new Date(),
    })
    expect(await world.graphql(token, reading)).toBe('UNAUTHENTICATED')
  })

  test('is no device that is still signed in: its token is accepted after each renewal', async () => {
    const { browser } = await student()
    for (let renewal = 0; renewal < 3; renewal += 1) {
      world.advance(5)
      expect(await world.graphql(await bearerOf(browser), reading)).toEqual({ hasPassword: true })
    }
  })
})

describe('a cookie that was copied', () => {
  const copyOf = (browser: TestBrowser) => {
    const copy = createTestBrowser(world.auth.handle, world.origin)
    for (const [name, value] of browser.jar) copy.jar.set(name, value)
    return copy
  }

  test('before an enrolment is not lifted with its owner', async () => {
    const { uid, email, browser } = await student()
    const copy = copyOf(browser)
    await world.people.enrolSecondFactor(uid, newNumber())
    expect((await handOver(browser, await world.people.signInWithSecondFactor(email))).status).toBe(200)
    expect(await world.auth.readSession(browser.request('/'))).toMatchObject({ uid, secondFactor: true })
    expect(await world.auth.readSession(copy.request('/'))).toBeNull()
    expect(await copy.session()).toEqual({})
    expect(await browser.session()).toMatchObject({ user: { uid, secondFactor: true } })
  })

  test('before the password was given once more is not as fresh as its owner', async () => {
    const { uid, email, browser } = await student()
    const copy = copyOf(browser)
    await nextSecond(await bearerOf(browser))
    expect((await handOver(browser, await world.people.signIn(email))).status).toBe(200)
    expect(await world.auth.readSession(copy.request('/'))).toBeNull()
    expect(await world.auth.readSession(browser.request('/'))).toMatchObject({ uid })
  })

  test('of a tab that asked in the meantime is answered without taking the new cookie away', async () => {
    const { uid, email, browser } = await student()
    const tab = copyOf(browser)
    await nextSecond(await bearerOf(browser))
    await handOver(browser, await world.people.signIn(email))
    const late = await tab.get('session')
    expect([late.status, await late.json(), late.headers.getSetCookie()]).toEqual([200, {}, []])
    expect(await browser.session()).toMatchObject({ user: { uid } })
  })

  test('is renewed by no GET: two tabs stay signed in', async () => {
    const { uid, browser } = await student()
    const tab = copyOf(browser)
    world.advance(5)
    expect(await browser.session()).toMatchObject({ user: { uid } })
    expect(await tab.session()).toMatchObject({ user: { uid } })
    expect(await browser.session()).toMatchObject({ user: { uid } })
  })

  test('is left alone by a POST that renews and raises nothing', async () => {
    const { uid, browser } = await student()
    const tab = copyOf(browser)
    const answer = await browser.postJson('session', { csrfToken: await browser.csrfToken() })
    expect(answer.status).toBe(200)
    expect(await tab.session()).toMatchObject({ user: { uid } })
  })

  test('is worthless after a POST whose renewal brought a newer sign-in', async () => {
    const { uid, email, browser } = await student()
    const copy = copyOf(browser)
    await nextSecond(await bearerOf(browser))
    await world.people.signIn(email)
    const answer = await browser.postJson('session', { csrfToken: await browser.csrfToken() })
    expect(answer.status).toBe(200)
    expect(await world.auth.readSession(copy.request('/'))).toBeNull()
    expect(await browser.session()).toMatchObject({ user: { uid } })
  })
})

test('a session by SMS alone ends when its person becomes an admin', async () => {
  const { uid, email, browser } = await student()
  const phone = newNumber()
  await linkSilently(email, phone)
  await announce(await bearerOf(browser))
  const bySms = world.browser()
  expect((await bySms.signIn(await world.people.signInByPhone(phone))).status).toBe(200)
  const token = await bearerOf(bySms)
  await world.database.update(account).set({ kind: 'admin' }).where(eq(account.uid, uid))
  expect(await world.graphql(token, reading)).toBe('UNAUTHENTICATED')
  expect(await world.auth.readSession(bySms.request('/'))).toBeNull()
  expect(await world.auth.readSession(browser.request('/'))).toMatchObject({ uid })
})
