import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

const identity = identityOf(async (uid) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: false,
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 3_600_000),
}))

const owner = 'owner@example.com'

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
beforeAll(async () => {
  handle = await openTestDatabase()
  for (const uid of ['owner', 'thief']) await insertPerson(handle.database, { uid })
})
beforeEach(async () => {
  await handle.database.delete(rateLimit)
  site = createTestBackend(handle, { identity })
})
afterAll(() => handle.close())

type From = { network?: string; uid?: string }

/** The answer's data, or the code of its error. */
const ask = async (mutation: string, { network = '192.0.2.1', uid }: From = {}): Promise<unknown> => {
  const answer = await site.post(
    { query: `mutation { answer: ${mutation} }` },
    { 'x-client-network': network, ...(uid !== undefined && { authorization: `Bearer ${uid}` }) },
  )
  const { data, errors } = (await answer.json()) as GraphqlAnswer
  return errors?.[0]?.extensions.code ?? data?.['answer']
}

const reset = (email: string) => `requestPasswordReset(email: "${email}")`
const signInLink = (email: string) => `requestSignInLink(email: "${email}", callbackUrl: "")`
const change = (email: string) => `requestEmailChange(email: "${email}")`

/** What was put in line, in order: the mode of a link with its address. */
const links = () =>
  site.sent.flatMap((task) => (task.name === 'send-link' ? [`${task.data.mode} ${task.data.email}`] : []))

const times = async (count: number, work: (index: number) => Promise<unknown>) => {
  const answers: unknown[] = []
  for (let index = 0; index < count; index += 1) answers.push(await work(index))
  return answers
}

test('a thief who asks five times to change to somebody’s address keeps no reset and no sign-in link from them', async () => {
  await times(5, () => ask(change(owner), { uid: 'thief' }))
  expect(await ask(reset(owner), { network: '198.51.100.7' })).toBe(true)
  expect(await ask(signInLink(owner), { network: '198.51.100.7' })).toBe(true)
  expect(links().filter((line) => line.endsWith(owner))).toEqual([
    `resetPassword ${owner}`,
    `signIn ${owner}`,
  ])
})

test('nor do changes that others ask for keep the owner from changing their own address', async () => {
  await times(5, () => ask(change(owner), { uid: 'thief' }))
  expect(await ask(change('own-new@example.com'), { uid: 'owner' })).toBe('sent')
})

test('one network that spends its mails to an address leaves another network’s', async () => {
  await times(20, () => ask(reset(owner), { network: '203.0.113.9' }))
  await ask(reset(owner), { network: '198.51.100.7' })
  expect(links()).toHaveLength(6)
})

test('who asked too often for one address is told so, whether anybody has it', async () => {
  for (const email of [owner, 'nobody@example.com']) {
    expect(await times(6, () => ask(reset(email)))).toEqual([...Array<true>(5).fill(true), 'RATE_LIMITED'])
    // Another purpose has a budget of its own.
    expect(await ask(signInLink(email))).toBe(true)
  }
})

test('many networks together do not flood a mailbox', async () => {
  await times(40, (index) => ask(signInLink(owner), { network: `203.0.113.${index}` }))
  expect(links()).toHaveLength(30)
})

test('one network has sixty mails of a purpose sent in an hour, to whomever', async () => {
  const answers = await times(61, (index) => ask(reset(`person-${index}@example.com`)))
  expect(answers.filter((answer) => answer === true)).toHaveLength(60)
  expect(answers.at(-1)).toBe('RATE_LIMITED')
})

test('one account asks for five changes an hour, and for five mails to verify', async () => {
  const changes = await times(6, (index) => ask(change(`new-${index}@example.com`), { uid: 'thief' }))
  expect(changes).toEqual([...Array<string>(5).fill('sent'), 'limited'])
  const verifications = await times(6, () =>
    ask(`requestVerificationMail(callbackUrl: "", browser: "${newId()}")`, { uid: 'thief' }),
  )
  expect(verifications).toEqual([...Array<string>(5).fill('sent'), 'limited'])
})

test('a capital letter is no other address', async () => {
  await times(5, () => ask(reset(owner)))
  expect(await ask(reset('OWNER@Example.com'))).toBe('RATE_LIMITED')
})
