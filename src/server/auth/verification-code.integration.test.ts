import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPerson } from '#server/backend/testing/records.ts'
import { openAuthWorld, type AuthWorld } from './testing/world.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await openAuthWorld()
})
afterAll(() => world.close())

test('the code of the mail verifies the address of the open session at the provider, and opens no other', async () => {
  const email = world.people.newEmail()
  const signedUp = await world.people.signUp(email)
  await insertPerson(world.database, { uid: signedUp.uid, email })
  const browser = world.browser()
  await browser.signIn(signedUp)
  expect(await browser.session()).toMatchObject({ user: { email, emailVerified: false } })

  const { id: session = '' } = (await world.auth.readSession(browser.request('/'))) ?? {}
  const token = (await world.auth.readBearerToken(browser.request('/'))) ?? ''
  expect(
    await world.graphql(
      token,
      `mutation { requestVerificationMail(callbackUrl: "", browser: "${session}") }`,
    ),
  ).toBe('sent')
  await world.settle()
  const text = world.inbox.list().find(({ to }) => to === email)?.text ?? ''
  const code = /\d{6}/.exec(text)?.[0] ?? ''
  expect(text.indexOf(code)).toBeLessThan(text.indexOf(world.origin))

  expect(
    await world.graphql(
      token,
      `mutation { confirmVerificationCode(code: "${code}", browser: "${session}") }`,
    ),
  ).toBe('verified')
  expect(await world.provider.people.find(signedUp.uid)).toMatchObject({
    emailVerified: true,
    hasPassword: true,
  })
  // The page that is read next, without a script, knows of it: the session is the same.
  expect(await world.auth.readSession(browser.request('/'))).toMatchObject({ email, emailVerified: true })
  expect(await world.auth.sessions.list(signedUp.uid)).toHaveLength(1)
  expect(await world.browser().session()).toEqual({})
})

test('the code of a link tells its address without being used up, and one for another purpose tells none', async () => {
  const email = world.people.newEmail()
  await world.people.signUp(email)
  const { people, links } = world.provider
  const codeOf = async (mode: 'verifyEmail' | 'resetPassword') => {
    const link = await links.make({ mode, email, continueUrl: world.origin })
    return link.kind === 'made' ? link.oobCode : ''
  }
  const code = await codeOf('verifyEmail')
  expect(await people.readVerification(code)).toBe(email)
  expect(await people.readVerification(code)).toBe(email)
  expect(await people.readVerification(await codeOf('resetPassword'))).toBeNull()
  expect(await people.readVerification('no code')).toBeNull()
})
