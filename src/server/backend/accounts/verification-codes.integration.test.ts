import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verificationCodeSchema } from '#contract/verification-code.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { verificationCode } from '#server/backend/database/schema/account-security.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createRateLimits } from './rate-limits.ts'
import { createVerificationCodes, type VerificationCodes } from './verification-codes.ts'

const browser = 'session of the page'
const hanako = { uid: 'hanako', email: 'hanako@example.jp' }
const taro = { uid: 'taro', email: 'taro@example.jp' }

let handle: DatabaseHandle
let people: Map<string, TestPerson>
let codes: VerificationCodes
let time: Date

const fresh = (email: string): TestPerson => ({
  email,
  password: 'x',
  factors: [{ phone: '+819012345678', enrolledAt: null }],
  revoked: 0,
  signInPhone: null,
  emailVerified: false,
})

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(rateLimit)
  await handle.database.delete(verificationCode)
  time = testNow
  people = new Map([hanako, taro].map(({ uid, email }) => [uid, fresh(email)]))
  const now = () => time
  codes = createVerificationCodes({
    database: handle.database,
    work: createTestWork(handle, now).work,
    people: createTestPeople(people),
    rateLimits: createRateLimits(handle.database, { scale: 1, now }),
    cipher: testCipher,
    formKey: 'key of the tests',
    now,
  })
})

const sent = async (email = hanako.email): Promise<string> => {
  const code = await codes.renew(email, browser)
  expect(code).toMatch(/^\d{6}$/)
  return code ?? ''
}
const confirm = (person: { uid: string; email: string }, code: string, from = browser) =>
  codes.confirm(person, { code, browser: from })
const other = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
const isVerified = (uid: string) => people.get(uid)?.emailVerified
const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000)
}

test('the code verifies the address, once, and changes nothing else', async () => {
  const before = structuredClone(people.get('hanako'))
  const code = await sent()
  expect(await confirm(hanako, code)).toBe('verified')
  expect(people.get('hanako')).toEqual({ ...before, emailVerified: true })
  expect(await confirm(hanako, code)).toBe('ended')
})

test('a code is good for nobody else, and for no other address', async () => {
  const code = await sent()
  expect(await confirm(taro, code)).toBe('ended')
  expect(await confirm({ uid: 'hanako', email: 'other@example.jp' }, code)).toBe('ended')
  // The provider has another address by now.
  people.set('hanako', fresh('new@example.jp'))
  expect(await confirm(hanako, code)).toBe('ended')
  expect([isVerified('hanako'), isVerified('taro')]).toEqual([false, false])
})

test('the code is taken in the session that asked for it, unless the operator had the mail sent', async () => {
  const code = await sent()
  expect(await confirm(hanako, code, 'another session')).toBe('ended')
  expect(await confirm(hanako, code)).toBe('verified')
  const byOperator = (await codes.renew(taro.email, null)) ?? ''
  expect(await confirm(taro, byOperator, 'any session')).toBe('verified')
})

test('the fifth wrong try ends a code, also for the right one', async () => {
  const code = await sent()
  for (let tries = 0; tries < 4; tries += 1) expect(await confirm(hanako, other(code))).toBe('wrong')
  expect(await confirm(hanako, other(code))).toBe('ended')
  expect(await confirm(hanako, code)).toBe('ended')
  expect(isVerified('hanako')).toBe(false)
})

test('tries at once are all counted', async () => {
  const code = await sent()
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(hanako, other(code))))
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(4)
  expect(await confirm(hanako, code)).toBe('ended')
})

test('twenty tries a day at one address, over all its codes', async () => {
  for (let mail = 0; mail < 4; mail += 1) {
    const code = await sent()
    for (let tries = 0; tries < 5; tries += 1) await confirm(hanako, other(code))
  }
  const code = await sent()
  expect(await confirm(hanako, code)).toBe('limited')
  expect(await confirm(taro, await sent(taro.email))).toBe('verified')
  pass(24 * 60)
  expect(await confirm(hanako, await sent())).toBe('verified')
})

test('a newer code voids the one before', async () => {
  const first = await sent()
  let second = await sent()
  while (second === first) second = await sent()
  expect(await confirm(hanako, first)).toBe('wrong')
  expect(await confirm(hanako, second)).toBe('verified')
})

test('a code holds for an hour', async () => {
  const code = await sent()
  pass(60)
  expect(await confirm(hanako, code)).toBe('ended')
  const next = await sent()
  pass(59)
  expect(await confirm(hanako, next)).toBe('verified')
})

test('the database holds no code', async () => {
  const code = await sent()
  const rows = await handle.database.select().from(verificationCode)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('nobody who is unknown, shut out or verified gets one', async () => {
  expect(await codes.renew('nobody@example.jp', browser)).toBeNull()
  people.set('hanako', { ...fresh(hanako.email), disabled: true })
  people.set('taro', { ...fresh(taro.email), emailVerified: true })
  expect(await codes.renew(hanako.email, browser)).toBeNull()
  expect(await codes.renew(taro.email, browser)).toBeNull()
})

test.each(['012345', ' 012 345 ', '０１２３４５', '012-345'])('%s is read', (typed) => {
  expect(verificationCodeSchema.parse({ code: typed })).toEqual({ code: '012345' })
})

test.each(['', '12345', '1234567', 'abcdef', '1'.repeat(5000)])('%s is refused', (typed) => {
  expect(verificationCodeSchema.safeParse({ code: typed }).success).toBe(false)
})
