import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createRateLimits } from './rate-limits.ts'
import { createRejectedSignUps, type RejectedSignUps } from './rejected-sign-ups.ts'

const client = '192.0.2.1'

let handle: DatabaseHandle
let people: Map<string, TestPerson>
let signUps: RejectedSignUps

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(rateLimit)
  await handle.database.delete(account)
  people = new Map()
  for (const [uid, emailVerified] of [
    ['fresh', false],
    ['verified', true],
  ] as const) {
    const email = `${uid}@example.jp`
    people.set(uid, { email, emailVerified, password: 'x', factors: [], revoked: 0, signInPhone: null })
    await insertPerson(handle.database, { uid, email })
  }
  const now = () => testNow
  signUps = createRejectedSignUps({
    work: createTestWork(handle, now).work,
    people: createTestPeople(people),
    rateLimits: createRateLimits(handle.database, { scale: 1, now }),
  })
})

const isHere = async (uid: string) => (await handle.database.$count(account, eq(account.uid, uid))) > 0

test('the account of an address that nobody verified goes, at the provider and here', async () => {
  expect(await signUps.reject('verifies fresh@example.jp', client)).toBe('done')
  expect([people.has('fresh'), await isHere('fresh')]).toEqual([false, false])
  expect(await signUps.reject('verifies fresh@example.jp', client)).toBe('invalid')
})

test.each(['verifies verified@example.jp', 'verifies nobody@example.jp', 'something else'])(
  '%s takes nobody away',
  async (code) => {
    expect(await signUps.reject(code, client)).toBe('invalid')
    expect([...people.keys()]).toEqual(['fresh', 'verified'])
    expect([await isHere('fresh'), await isHere('verified')]).toEqual([true, true])
  },
)

test('a network asks thirty times an hour', async () => {
  for (let asked = 0; asked < 30; asked += 1) await signUps.reject('something else', client)
  expect(await signUps.reject('verifies fresh@example.jp', client)).toBe('limited')
  expect(await signUps.reject('verifies fresh@example.jp', '198.51.100.7')).toBe('done')
})
