import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'

const fiveMinutes = 5 * 60_000

/** A token is the name of a person, and `-old` when the sign-in was more than five minutes ago. */
const identity = identityOf(async (token) => {
  const uid = token.replace('-old', '')
  return {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: new Date(testNow.getTime() - (token === uid ? fiveMinutes : fiveMinutes + 1000)),
    expiresAt: new Date(testNow.getTime() + 3_600_000),
  }
})

const person = (uid: string): TestPerson => ({
  email: `${uid}@example.com`,
  password: 'right',
  factors: [],
  revoked: 0,
  signInPhone: '+819012345678',
})
const people = new Map(['student', 'bystander', 'owner'].map((uid) => [uid, person(uid)]))

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let site: ReturnType<typeof createTestBackend>
beforeAll(async () => {
  opened = await openTestDatabase()
  await insertPerson(opened.database, { uid: 'student' })
  await insertPerson(opened.database, { uid: 'owner', kind: 'company' })
  site = createTestBackend(opened, { identity, people: createTestPeople(people) })
})
afterAll(() => opened.close())

const ask = async (mutation: string, token?: string) => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await site.post({ query: `mutation { ${mutation} }` }, headers)
  const { data, errors } = (await answer.json()) as GraphqlAnswer
  return errors?.[0]?.extensions.code ?? data?.[mutation]
}

test.each(['announceSignInPhone', 'removeSignInPhone'])(
  '%s wants a sign-in of the last minutes',
  async (mutation) => {
    expect(await ask(mutation)).toBe('UNAUTHENTICATED')
    expect(await ask(mutation, 'student-old')).toBe('UNAUTHENTICATED')
    expect(people.get('student')?.signInPhone).not.toBeNull()
  },
)

test('a company member announces none', async () => {
  expect(await ask('announceSignInPhone', 'owner')).toBe('FORBIDDEN')
})

test('a student announces and unlinks their own number, and no other', async () => {
  expect(await ask('announceSignInPhone', 'student')).toBe(true)
  expect(await ask('removeSignInPhone', 'student')).toBe(true)
  expect(await ask('removeSignInPhone', 'student')).toBe(false)
  expect(await ask('announceSignInPhone', 'student')).toBe(false)
  expect(people.get('student')?.signInPhone).toBeNull()
  expect(people.get('bystander')?.signInPhone).toBe('+819012345678')
})
