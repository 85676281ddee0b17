import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword } from '#server/auth/testing/people.ts'
import { openAuthWorld } from '#server/auth/testing/world.ts'
import { embeddedProject } from './demo-accounts.ts'
import { createIdentityProvider } from './provider.ts'

let world: Awaited<ReturnType<typeof openAuthWorld>>
beforeAll(async () => {
  world = await openAuthWorld()
}, 60_000)
afterAll(() => world.close())

type Answer = { idToken?: string }
const ask = async (method: string, body: object): Promise<Answer> => {
  const address = `http://${world.host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${embeddedProject.apiKey}`
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  })
  return (await answer.json()) as Answer
}

const open = () =>
  createIdentityProvider({ ...embeddedProject, emulatorHost: world.host, now: () => new Date() })
const inAWhile = () => new Date(Date.now() + 15 * 60_000)

const listen = async (uid: string): Promise<{ listener: string; idToken: string }> => {
  const { idToken = '' } = await ask('signInWithCustomToken', {
    token: await open().makeLiveToken(uid, inAWhile()),
  })
  const claims: { sub: string } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  return { listener: claims.sub, idToken }
}

test('who listens can change nothing of how the person signs in', async () => {
  const email = world.people.newEmail()
  const { uid } = await world.people.signUp(email)
  await world.people.verifyEmail(uid)
  const { listener, idToken } = await listen(uid)
  expect(listener).not.toBe(uid)
  for (const change of [
    { password: 'ことりがかってにかえる' },
    { email: world.people.newEmail() },
    { deleteProvider: ['password'] },
  ])
    await ask('update', { idToken, ...change })
  await ask('delete', { idToken })
  const { provePassword, find } = world.provider.people
  expect(await provePassword(email, testPassword)).toEqual({ kind: 'right', uid })
  expect(await find(uid)).toMatchObject({ email, emailVerified: true, hasPassword: true })
})

test('a second factor is asked of the person as before', async () => {
  const email = world.people.newEmail()
  const { uid } = await world.people.signUp(email)
  await world.people.verifyEmail(uid)
  await world.people.enrolSecondFactor(uid, '+819012345678')
  const { idToken } = await listen(uid)
  const found = await ask('lookup', { idToken })
  expect(JSON.stringify(found)).not.toContain('+8190')
  expect((await world.provider.people.find(uid))?.factors).toHaveLength(1)
})

test('a listener on whom somebody put an address signs in nowhere, and does not keep the address', async () => {
  const provider = open()
  const { uid } = await world.people.signUp(world.people.newEmail())
  const [email, password] = [world.people.newEmail(), 'ことりがかってにかえる']
  const { listener, idToken } = await listen(uid)
  await ask('update', { idToken, email, password })
  const { idToken: own = '' } = await ask('signInWithPassword', { email, password })
  expect(own).not.toBe('')
  expect(await provider.verifyNow(own)).toEqual({ kind: 'refused', reason: 'invalid' })
  const listed: string[] = []
  for await (const uids of provider.listUnverified(new Date(0))) listed.push(...uids)
  expect(listed).toContain(listener)
  // Asked for anew, it is somebody else, and the address is free.
  await listen(uid)
  expect(await world.provider.people.findByEmail(email)).toBeNull()
  expect((await world.people.signUp(email)).uid).not.toBe(listener)
})

const exists = async (uid: string) => (await world.provider.people.find(uid)) !== null

test('a listener goes with the person, and is nobody who signed up', async () => {
  const provider = open()
  const [one, other] = await Promise.all(
    ['', ''].map(async () => (await world.people.signUp(world.people.newEmail())).uid),
  )
  if (one === undefined || other === undefined) throw new Error('nobody signed up')
  const [first, second] = [await listen(one), await listen(other)]
  const listed: string[] = []
  for await (const uids of provider.listUnverified(new Date(Date.now() + 60_000))) listed.push(...uids)
  expect(listed).toContain(one)
  expect(listed).not.toContain(first.listener)
  await provider.people.remove(one)
  expect(await Promise.all([one, first.listener].map(exists))).toEqual([false, false])
  expect(await provider.remove([other, 'nobody'])).toEqual([other, 'nobody'])
  expect(await Promise.all([other, second.listener].map(exists))).toEqual([false, false])
})
