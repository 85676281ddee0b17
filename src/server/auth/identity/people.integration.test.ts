import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword } from '#server/auth/testing/people.ts'
import { openAuthWorld } from '#server/auth/testing/world.ts'
import { embeddedProject } from './demo-accounts.ts'

let world: Awaited<ReturnType<typeof openAuthWorld>>
beforeAll(async () => {
  world = await openAuthWorld()
}, 60_000)
afterAll(() => world.close())

const newPerson = async () => {
  const email = world.people.newEmail()
  return { email, ...(await world.people.signUp(email)) }
}
const validFrom = async (uid: string) => (await world.provider.people.find(uid))?.signInsValidFrom?.getTime()

/** As the page of a reset link does it: by the provider's own interface, which tells our server nothing. */
const resetPassword = async (email: string, newPassword: string) => {
  const link = await world.provider.links.make({
    mode: 'resetPassword',
    email,
    continueUrl: 'http://localhost:4700/login',
  })
  if (link.kind !== 'made') throw new Error(link.kind)
  const answer = await fetch(
    `http://${world.host}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=${embeddedProject.apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode: link.oobCode, newPassword }),
    },
  )
  expect(answer.status).toBe(200)
}

test('another address counts as verified, signs in, and frees the old one; a taken one changes nothing', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const { changeEmail, findByEmail, provePassword } = world.provider.people
  expect(await changeEmail(one.uid, other.email)).toBe('taken')
  const next = world.people.newEmail()
  expect(await findByEmail(one.email)).toMatchObject({ uid: one.uid, emailVerified: false })
  // Done twice is done once.
  for (const time of [1, 2]) expect([time, await changeEmail(one.uid, next)]).toEqual([time, 'changed'])
  expect(await findByEmail(next)).toMatchObject({ uid: one.uid, emailVerified: true })
  expect(await findByEmail(one.email)).toBeNull()
  expect(await provePassword(next, testPassword)).toEqual({ kind: 'right', uid: one.uid })
  expect(await changeEmail('nobody', world.people.newEmail())).toBe('gone')
})

test('a forgotten password signs nobody in', async () => {
  const { uid, email } = await newPerson()
  await world.provider.people.forgetPassword(uid)
  expect(await world.provider.people.provePassword(email, testPassword)).toEqual({ kind: 'wrong' })
  await world.provider.people.forgetPassword('nobody')
})

test('a sign-in leaves the instant from which sign-ins count; a reset, a revocation and another address move it', async () => {
  const { uid, email } = await newPerson()
  const moves = async (change: () => Promise<unknown>) => {
    const before = await validFrom(uid)
    expect(before).toBeTypeOf('number')
    // Whole seconds: done again until the next one has begun.
    await expect
      .poll(
        async () => {
          await change()
          return validFrom(uid)
        },
        { interval: 200 },
      )
      .not.toBe(before)
  }
  const before = await validFrom(uid)
  await world.people.signIn(email)
  expect(await validFrom(uid)).toBe(before)
  await moves(() => resetPassword(email, `${testPassword} again`))
  await moves(() => world.provider.people.revokeAll(uid))
  await moves(() => world.provider.people.changeEmail(uid, world.people.newEmail()))
})

test('of two second factors the newer stays, and signs in', async () => {
  const { uid, email } = await newPerson()
  const { find, keepNewestFactor } = world.provider.people
  expect(await keepNewestFactor(uid)).toBeNull()
  expect(await keepNewestFactor('nobody')).toBeNull()
  await world.people.verifyEmail(uid)
  await world.people.enrolSecondFactor(uid, '+819011112222', '+819033334444')
  for (const time of [1, 2]) {
    expect([time, await keepNewestFactor(uid)]).toEqual([time, '+819033334444'])
    expect((await find(uid))?.factors).toEqual([
      { phone: '+819033334444', enrolledAt: new Date('2026-01-01T00:01:00Z') },
    ])
  }
  expect((await world.people.signInWithSecondFactor(email)).uid).toBe(uid)
})
