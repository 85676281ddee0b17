import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AccountKind } from '#contract/account.ts'
import { openAuthWorld, type AuthWorld } from '#server/auth/testing/world.ts'
import { createSignInPhones } from '#server/backend/security/sign-in-security.ts'
import { insertPerson } from '#server/backend/testing/records.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await openAuthWorld()
})
afterEach(() => world.resetClock())
afterAll(() => world.close())

let numbers = 0
const newNumber = () => `+81901234${String((numbers += 1)).padStart(4, '0')}`

type Person = { kind: AccountKind | 'none'; email: 'verified' | 'unverified' }

const reading = '{ accountSecurity { hasPassword } }'

/** Somebody with a number that was linked, and written down here, whoever they are by now. */
const linked = async ({ kind, email: state }: Person) => {
  const email = world.people.newEmail()
  const { uid } = await world.people.signUp(email)
  if (state === 'verified') await world.people.verifyEmail(uid)
  if (kind !== 'none') await insertPerson(world.database, { uid, email, kind })
  const browser = world.browser()
  expect((await browser.signIn(await world.people.signIn(email))).status).toBe(200)
  const phone = newNumber()
  const tokens = await world.people.linkPhone((await world.people.signIn(email)).idToken, phone)
  if (kind !== 'none') await createSignInPhones(world.database).write(uid, phone, new Date())
  return { uid, email, phone, tokens, browser }
}

const student = { kind: 'student', email: 'verified' } as const
const errorOf = async (answer: Response) => {
  const { url } = (await answer.json()) as { url: string }
  return [answer.status, new URL(url).searchParams.get('error')]
}

test('a student’s linked number signs in; linking and unlinking leave their sessions alone', async () => {
  const { uid, phone, browser } = await linked(student)
  const other = world.browser()
  const tokens = await world.people.signInByPhone(phone)
  expect((await other.signIn(tokens)).status).toBe(200)
  expect(await other.session()).toMatchObject({ user: { uid, secondFactor: false } })
  expect(await world.graphql(tokens.idToken, reading)).toEqual({ hasPassword: true })
  await world.provider.people.removePhone(uid)
  expect(await world.provider.people.find(uid)).toMatchObject({ signInPhone: null, hasPassword: true })
  world.advance(5)
  for (const each of [browser, other])
    expect(await world.auth.readSession(each.request('/config'))).toMatchObject({ uid })
})

test('the pair of a linked number is taken by the session it was linked in', async () => {
  const { uid, tokens, browser } = await linked(student)
  const { idToken, refreshToken } = tokens
  const data = { idToken, refreshToken }
  const answer = await browser.postJson('session', { csrfToken: await browser.csrfToken(), data })
  expect(answer.status).toBe(200)
  world.advance(5)
  expect(await world.auth.readSession(browser.request('/config'))).toMatchObject({ uid })
})

test('a number nobody linked opens nothing, and the account the provider made of it is gone', async () => {
  const bystander = await linked(student)
  const tokens = await world.people.signInByPhone(newNumber())
  expect(await world.graphql(tokens.idToken, reading)).toBe('UNAUTHENTICATED')
  const browser = world.browser()
  expect(await errorOf(await browser.signIn(tokens))).toEqual([403, 'PhoneNotLinked'])
  expect(await browser.session()).toEqual({})
  expect(await world.auth.sessions.list(tokens.uid)).toEqual([])
  expect(await world.provider.people.find(tokens.uid)).toBeNull()
  expect(await world.provider.people.find(bystander.uid)).toMatchObject({ signInPhone: bystander.phone })
})

test('an unlinked number is nobody’s; its former person stays', async () => {
  const { uid, email, phone } = await linked(student)
  await world.provider.people.removePhone(uid)
  const tokens = await world.people.signInByPhone(phone)
  expect(tokens.uid).not.toBe(uid)
  expect(await errorOf(await world.browser().signIn(tokens))).toEqual([403, 'PhoneNotLinked'])
  expect((await world.people.signIn(email)).uid).toBe(uid)
})

test.each([
  { kind: 'company', email: 'verified' },
  { kind: 'admin', email: 'verified' },
  { kind: 'student', email: 'unverified' },
  { kind: 'none', email: 'verified' },
] as const)('SMS alone opens nothing for $kind with an address $email, by no door', async (person) => {
  const { uid, phone, tokens, browser } = await linked(person)
  const guest = world.browser()
  const byPhone = await world.people.signInByPhone(phone)
  expect(await errorOf(await guest.signIn(byPhone))).toEqual([403, 'PhoneNotAllowed'])
  expect(await guest.session()).toEqual({})
  expect(await world.graphql(byPhone.idToken, reading)).toBe('UNAUTHENTICATED')

  const { idToken, refreshToken } = tokens
  const handed = await browser.postJson('session', {
    csrfToken: await browser.csrfToken(),
    data: { idToken, refreshToken },
  })
  expect(handed.status).toBe(400)
  // The account and its own session are none the worse.
  expect(await browser.session()).toMatchObject({ user: { uid } })
  expect(await world.auth.sessions.list(uid)).toHaveLength(1)
})
