import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pino } from 'pino'
import { deletionDays, readRecoveryCode, showRecoveryCode } from '#contract/account-security.ts'
import { createAccounts } from '#server/backend/accounts/accounts.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { recoveryCode } from '#server/backend/database/schema/account-security.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { newId } from '#server/platform/ids.ts'
import { createAccountSecurity } from './account-security.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const at = new Date('2026-11-21T03:00:00Z')
let time = at
let count = 0
const client = '192.0.2.1'

const world = async () => {
  const { database } = opened
  const now = () => time
  count += 1
  const uid = `person-${count}`
  const email = `${uid}@example.com`
  const accounts = createAccounts(database, { now })
  await accounts.create({
    uid,
    email,
    emailVerified: true,
    kind: 'student',
    consents: { terms: '1', privacy: '1' },
  })
  const person: TestPerson = {
    email,
    password: 'right',
    factors: [{ phone: '+819012345678', enrolledAt: at }],
    revoked: 0,
    signInPhone: null,
  }
  const known = new Map([[uid, person]])
  const told: string[] = []
  const security = createAccountSecurity({
    database,
    people: createTestPeople(known),
    mails: {
      sendNotice: async (to, notice) =>
        void told.push(`${to} ${notice.kind}${'phone' in notice.data ? ` ${notice.data.phone}` : ''}`),
      sendEmailChange: async () => 'sent',
    },
    rateLimits: createRateLimits(database, { scale: 1, now }),
    removeAccount: accounts.remove,
    now,
    log: pino({ level: 'silent' }),
  })
  return { uid, email, known, told, security, database }
}

beforeEach(() => {
  time = at
})

test('ten codes, shown once, kept as hashes; new ones end the old', async () => {
  const { uid, email, security, database } = await world()
  const first = await security.renewCodes(uid)
  expect(new Set(first).size).toBe(10)
  const rows = await database.select().from(recoveryCode)
  expect(JSON.stringify(rows)).not.toContain(first[0])
  const second = await security.renewCodes(uid)
  expect((await security.overview(uid)).recoveryCodesLeft).toBe(10)
  expect(await security.recover({ email, password: 'right', code: first[0] ?? '', client })).toBe('refused')
  expect(await security.recover({ email, password: 'right', code: second[0] ?? '', client })).toBe('done')
})

test('a code is used once, even by five at the same time', async () => {
  const { uid, email, known, told, security } = await world()
  const [code = ''] = await security.renewCodes(uid)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => security.recover({ email, password: 'right', code, client })),
  )
  expect(answers.toSorted()).toEqual(['done', 'refused', 'refused', 'refused', 'refused'])
  expect(known.get(uid)).toMatchObject({ factors: [], revoked: 1 })
  expect(told).toEqual([`${email} recovery code used`])
  expect((await security.overview(uid)).recoveryCodesLeft).toBe(9)
})

test('the password is proved first, guesses are few, and another person’s code is none', async () => {
  const one = await world()
  const other = await world()
  const [code = ''] = await one.security.renewCodes(one.uid)
  expect(await one.security.recover({ email: one.email, password: 'wrong', code, client })).toBe('refused')
  expect((await one.security.overview(one.uid)).recoveryCodesLeft).toBe(10)
  expect(await other.security.recover({ email: other.email, password: 'right', code, client })).toBe(
    'refused',
  )
  for (let guess = 0; guess < 4; guess += 1)
    await one.security.recover({ email: one.email, password: 'right', code: 'A'.repeat(16), client })
  expect(await one.security.recover({ email: one.email, password: 'right', code, client })).toBe('limited')
})

test('one network’s guesses are few, whomever they aim at', async () => {
  const { security } = await world()
  const guess = (count: number) =>
    security.recover({
      email: `x${count}@example.com`,
      password: 'x',
      code: 'A'.repeat(16),
      client: '198.51.100.7',
    })
  for (let count = 0; count < 30; count += 1) expect(await guess(count)).toBe('refused')
  expect(await guess(30)).toBe('limited')
})

test('a provider that fails gives the code back', async () => {
  const { uid, email, security, known } = await world()
  const [code = ''] = await security.renewCodes(uid)
  const person = known.get(uid)
  if (person === undefined) throw new Error('nobody')
  Object.defineProperty(person, 'factors', {
    set: () => {
      throw new Error('away')
    },
    get: () => [],
  })
  await expect(security.recover({ email, password: 'right', code, client })).rejects.toThrow('away')
  expect((await security.overview(uid)).recoveryCodesLeft).toBe(10)
})

test('removing the factor ends its codes, sessions are without it at once, and it is told by mail', async () => {
  const { uid, email, security, known, told, database } = await world()
  const sessions = createSessionRows(database)
  const secretHash = createHash('sha256').update(uid).digest('hex')
  await sessions.create({
    id: newId(),
    secretHash,
    uid,
    device: 'Chrome（Windows）',
    tokens: 'sealed',
    email,
    emailVerified: true,
    secondFactor: true,
    authTime: at,
    tokenExpiresAt: at,
    at,
  })
  await security.renewCodes(uid)
  await security.removeFactor({ uid, email })
  expect(await sessions.find(secretHash)).toMatchObject({ secondFactor: false })
  expect(known.get(uid)?.factors).toEqual([])
  expect((await security.overview(uid)).recoveryCodesLeft).toBe(0)
  expect(told).toEqual([`${email} second factor removed`])
})

test('a linked number is told and noted when the provider knows it, not on the browser’s word', async () => {
  const { uid, email, security, known, told, database } = await world()
  expect(await security.phoneLinked({ uid, email })).toBe(false)
  expect(told).toEqual([])
  Object.assign(known.get(uid) ?? {}, { signInPhone: '+819012345678' })
  expect(await security.phoneLinked({ uid, email })).toBe(true)
  expect(await security.removePhone({ uid, email })).toBe(true)
  // Pressed twice: done once, told once.
  expect(await security.removePhone({ uid, email })).toBe(false)
  expect(known.get(uid)).toMatchObject({ signInPhone: null, revoked: 0 })
  expect(told).toEqual([`${email} sign-in-phone-linked 090-****-5678`, `${email} sign-in-phone-removed`])
  const notes = await database.select().from(auditLog).where(eq(auditLog.actorUid, uid)).orderBy(auditLog.id)
  expect(notes.map(({ action }) => action).filter((action) => action.startsWith('sign_in_phone'))).toEqual([
    'sign_in_phone.linked',
    'sign_in_phone.removed',
  ])
})

test('an account goes seven days after it was asked for, unless it is taken back', async () => {
  const { uid, email, security, known, told } = await world()
  await security.requestDeletion({ uid, email })
  time = new Date(at.getTime() + (deletionDays * 24 - 1) * 3_600_000)
  expect(await security.deleteDue()).toBe(0)
  expect(await security.cancelDeletion({ uid, email })).toBe(true)
  time = new Date(at.getTime() + deletionDays * 48 * 3_600_000)
  expect(await security.deleteDue()).toBe(0)

  await security.requestDeletion({ uid, email })
  // Asking again does not put it off.
  time = new Date(time.getTime() + deletionDays * 24 * 3_600_000)
  await security.requestDeletion({ uid, email })
  expect(await security.deleteDue()).toBe(1)
  expect(known.has(uid)).toBe(false)
  expect(told.at(-1)).toBe(`${email} account deleted`)
  expect((await security.overview(uid)).deletionDueAt).toBeNull()
})

test('the export holds what is kept, and no secret', async () => {
  const { uid, email, security } = await world()
  const exported: unknown = JSON.parse(await security.exportData(uid))
  expect(exported).toMatchObject({
    account: { uid, email },
    signIn: { email, factors: [{ phone: '+819012345678' }] },
    consents: [{ document: 'terms' }, { document: 'privacy' }],
  })
  expect(JSON.stringify(exported)).not.toMatch(/secretHash|tokens|hash/)
})

test('codes are read however they were typed', () => {
  expect(readRecoveryCode('abcd-efgh jkmn　ＰＱＲＳ')).toBe('ABCDEFGHJKMNPQRS')
  expect(readRecoveryCode('abcd')).toBe('')
  expect(showRecoveryCode('ABCDEFGHJKMNPQRS')).toBe('ABCD-EFGH-JKMN-PQRS')
})
