import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deletionDays, readRecoveryCode, showRecoveryCode } from '#contract/account-security.ts'
import { createEmailChangeRows } from '#server/backend/accounts/email-change-rows.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { emailChange, recoveryCode } from '#server/backend/database/schema/account-security.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { insertCompany, insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createAccountDeletion } from './account-deletion.ts'
import { createAccountSecurity } from './account-security.ts'
import { createSignInPhones } from './sign-in-security.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const at = new Date('2026-11-21T03:00:00Z')
let time = at
let count = 0
const client = '192.0.2.1'

const world = async ({ kind = 'student' }: { kind?: 'student' | 'company' } = {}) => {
  const { database } = opened
  const now = () => time
  count += 1
  const uid = `person-${count}`
  const email = `${uid}@example.com`
  await insertPerson(database, { uid, kind })
  const person: TestPerson = {
    email,
    password: 'right',
    factors: [{ phone: '+819012345678', enrolledAt: at }],
    revoked: 0,
    signInPhone: null,
  }
  const known = new Map([[uid, person]])
  const { work, mails, told: notices } = createTestWork(opened, now)
  const people = createTestPeople(known)
  const rateLimits = createRateLimits(database, { scale: 1, now })
  const security = createAccountSecurity({
    database,
    work,
    people,
    rateLimits,
    cipher: testCipher,
    now,
  })
  const deletion = createAccountDeletion({ database, work, people, rateLimits })
  const told = () =>
    mails().map(({ to, kind, data }) => `${to} ${kind}${'phone' in data ? ` ${data.phone}` : ''}`)
  return { uid, email, known, told, notices, security, deletion, database, work, rateLimits }
}

beforeEach(() => {
  time = at
})

/** An open session of this person; answers under what it is found. */
const openSession = async (uid: string, device = 'Chrome（Windows）'): Promise<string> => {
  const secretHash = createHash('sha256').update(newId()).digest('hex')
  await createSessionRows(opened.database).create({
    id: newId(),
    secretHash,
    uid,
    device,
    tokens: 'sealed',
    email: `${uid}@example.com`,
    emailVerified: true,
    secondFactor: true,
    byPhone: false,
    authTime: at,
    tokenExpiresAt: at,
    at,
  })
  return secretHash
}

test('ten codes, shown once, kept as hashes; new ones end the old', async () => {
  const { uid, email, security, database } = await world()
  const first = await security.renewCodes({ uid, email })
  expect(new Set(first).size).toBe(10)
  const rows = await database.select().from(recoveryCode)
  expect(JSON.stringify(rows)).not.toContain(first[0])
  const second = await security.renewCodes({ uid, email })
  expect((await security.overview(uid)).recoveryCodesLeft).toBe(10)
  expect(await security.recover({ email, password: 'right', code: first[0] ?? '', client })).toBe('refused')
  expect(await security.recover({ email, password: 'right', code: second[0] ?? '', client })).toBe('done')
})

test('who does the same again and again fills no mailbox, and every time is written down', async () => {
  const { uid, email, told, security, database } = await world()
  const person = { uid, email }
  for (let times = 0; times < 20; times += 1) await security.passwordChanged(person)
  expect(told()).toEqual(Array.from({ length: 5 }, () => `${email} password-changed`))
  expect(await database.$count(auditLog, eq(auditLog.subject, `account:${uid}`))).toBe(20)
  // What else happens is told all the same, and so is the next one an hour later.
  await security.removeFactor(person)
  time = new Date(at.getTime() + 61 * 60_000)
  await security.passwordChanged(person)
  expect(told().slice(5)).toEqual([`${email} second-factor-removed`, `${email} password-changed`])
})

test('a code is used once, even by five at the same time', async () => {
  const { uid, email, known, told, security } = await world()
  const [code = ''] = await security.renewCodes({ uid, email })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => security.recover({ email, password: 'right', code, client })),
  )
  expect(answers.toSorted()).toEqual(['done', 'refused', 'refused', 'refused', 'refused'])
  expect(known.get(uid)).toMatchObject({ factors: [], revoked: 1 })
  expect(told()).toEqual([`${email} recovery-codes-made`, `${email} recovery-code-used`])
  expect((await security.overview(uid)).recoveryCodesLeft).toBe(9)
})

test('the password is proved first, guesses are few, and another person’s code is none', async () => {
  const one = await world()
  const other = await world()
  const [code = ''] = await one.security.renewCodes(one)
  expect(await one.security.recover({ email: one.email, password: 'wrong', code, client })).toBe('refused')
  expect((await one.security.overview(one.uid)).recoveryCodesLeft).toBe(10)
  expect(await other.security.recover({ email: other.email, password: 'right', code, client })).toBe(
    'refused',
  )
  for (let guess = 0; guess < 4; guess += 1)
    await one.security.recover({ email: one.email, password: 'right', code: 'A'.repeat(16), client })
  expect(await one.security.recover({ email: one.email, password: 'right', code, client })).toBe('limited')
})

test('recovery ends every session of this person and of nobody else; a refused one ends none', async () => {
  const one = await world()
  const other = await world()
  const sessions = createSessionRows(one.database)
  const own = [await openSession(one.uid), await openSession(one.uid, 'Safari（iPhone）')]
  const foreign = await openSession(other.uid)
  const open = async () =>
    Promise.all([...own, foreign].map(async (hash) => (await sessions.find(hash)) !== null))
  const [code = ''] = await one.security.renewCodes(one)
  expect(await one.security.recover({ email: one.email, password: 'wrong', code, client })).toBe('refused')
  expect(await open()).toEqual([true, true, true])
  expect(await one.security.recover({ email: one.email, password: 'right', code, client })).toBe('done')
  expect(await open()).toEqual([false, false, true])
})

test('an enrolment and a recovery have every node forget the tokens it has verified', async () => {
  const { uid, email, security, notices } = await world()
  const codes = await security.factorEnrolled({ uid, email })
  const forget = { kind: 'tags', stale: [], purge: [`person:${uid}`] }
  expect(notices).toEqual([forget])
  await security.recover({ email, password: 'right', code: codes?.[0] ?? '', client })
  expect(notices).toEqual([forget, forget])
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
  const [code = ''] = await security.renewCodes({ uid, email })
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
  const secretHash = await openSession(uid)
  await security.renewCodes({ uid, email })
  await security.removeFactor({ uid, email })
  expect(await sessions.find(secretHash)).toMatchObject({ secondFactor: false })
  expect(known.get(uid)?.factors).toEqual([])
  expect((await security.overview(uid)).recoveryCodesLeft).toBe(0)
  expect(told()).toEqual([`${email} recovery-codes-made`, `${email} second-factor-removed`])
})

test('a phone that was enrolled takes the place of the one before, with codes of its own, and is told', async () => {
  const { uid, email, security, known, told } = await world()
  const old = await security.renewCodes({ uid, email })
  expect(await security.factorEnrolled({ uid: 'nobody', email })).toBeNull()
  Object.assign(known.get(uid) ?? {}, {
    factors: [
      { phone: '+819011112222', enrolledAt: at },
      { phone: '+819012345678', enrolledAt: at },
    ],
  })
  const codes = await security.factorEnrolled({ uid, email })
  expect(codes).toHaveLength(10)
  expect(known.get(uid)?.factors.map(({ phone }) => phone)).toEqual(['+819012345678'])
  expect(told()).toEqual([`${email} recovery-codes-made`, `${email} second-factor-enrolled 090-****-5678`])
  expect(await security.recover({ email, password: 'right', code: old[0] ?? '', client })).toBe('refused')
  expect(await security.recover({ email, password: 'right', code: codes?.[0] ?? '', client })).toBe('done')
  expect(await security.factorEnrolled({ uid, email })).toBeNull()
  expect(told()).toHaveLength(3)
})

test('a linked number is told and noted when the provider knows it, not on the browser’s word', async () => {
  const { uid, email, security, known, told, database } = await world()
  expect(await security.phoneLinked({ uid, email })).toBe(false)
  expect(told()).toEqual([])
  Object.assign(known.get(uid) ?? {}, { signInPhone: '+819012345678' })
  expect(await security.phoneLinked({ uid, email })).toBe(true)
  expect((await security.overview(uid)).signInPhone).toBe('+819012345678')
  // Taken away at the provider, it signs nobody in.
  Object.assign(known.get(uid) ?? {}, { signInPhone: null })
  expect((await security.overview(uid)).signInPhone).toBeNull()
  Object.assign(known.get(uid) ?? {}, { signInPhone: '+819012345678' })
  expect(await security.removePhone({ uid, email })).toBe(true)
  // Pressed twice: done once, told once.
  expect(await security.removePhone({ uid, email })).toBe(false)
  expect(known.get(uid)).toMatchObject({ signInPhone: null, revoked: 0 })
  expect(told()).toEqual([`${email} sign-in-phone-linked 090-****-5678`, `${email} sign-in-phone-removed`])
  const notes = await database.select().from(auditLog).where(eq(auditLog.actorUid, uid)).orderBy(auditLog.id)
  expect(notes.map(({ action }) => action).filter((action) => action.startsWith('sign_in_phone'))).toEqual([
    'sign_in_phone.linked',
    'sign_in_phone.removed',
  ])
})

test('an account goes seven days after it was asked for, unless it is taken back', async () => {
  const { uid, email, deletion, known, told, database, security } = await world()
  const person = { uid, email }
  const later = (days: number) => {
    time = new Date(at.getTime() + days * 24 * 3_600_000)
  }
  await deletion.request(person)
  later(deletionDays - 0.1)
  expect(await deletion.findDue()).toBe(0)
  await deletion.carryOut(uid)
  expect(known.has(uid)).toBe(true)
  expect(await deletion.cancel(person)).toBe(true)
  later(deletionDays * 2)
  // A task that was in line when it was taken back.
  await deletion.carryOut(uid)
  expect([await deletion.findDue(), known.has(uid)]).toEqual([0, true])

  await deletion.request(person)
  // Asking again does not put it off.
  later(deletionDays * 3)
  await deletion.request(person)
  expect(await deletion.findDue()).toBe(1)
  await deletion.carryOut(uid)
  expect(known.has(uid)).toBe(false)
  expect(await database.$count(account, eq(account.uid, uid))).toBe(0)
  expect(told().at(-1)).toBe(`${email} account-deleted`)
  expect((await security.overview(uid)).deletionDueAt).toBeNull()
  // Done twice, as after a crash, it is done once.
  await deletion.carryOut(uid)
  expect(told().filter((line) => line.endsWith('account-deleted'))).toHaveLength(1)
})

test('a deletion that has begun is not taken back, and goes on after a failure of the provider', async () => {
  const { uid, email, known, told, work, database, rateLimits } = await world()
  const answers = { away: true }
  const deletion = createAccountDeletion({
    database,
    work,
    rateLimits,
    people: {
      remove: async () => {
        if (answers.away) throw new Error('the provider is away')
        known.delete(uid)
      },
    },
  })
  await deletion.request({ uid, email })
  time = new Date(at.getTime() + deletionDays * 24 * 3_600_000)
  await expect(deletion.carryOut(uid)).rejects.toThrow('the provider is away')
  expect(await deletion.cancel({ uid, email })).toBe(false)
  expect(await database.$count(account, eq(account.uid, uid))).toBe(1)
  answers.away = false
  expect(await deletion.findDue()).toBe(1)
  const change = { uid, oldEmail: email, newEmail: `new-${email}`, oldVerified: true, signInsValidFrom: null }
  await createEmailChangeRows(database).request(change, time)
  await deletion.carryOut(uid)
  expect([known.has(uid), await database.$count(account, eq(account.uid, uid))]).toEqual([false, 0])
  expect(await database.$count(emailChange, eq(emailChange.uid, uid))).toBe(0)
  expect(told().at(-1)).toBe(`${email} account-deleted`)
})

test('a deletion that has begun goes on though the other owner went in the meantime', async () => {
  const [one, other] = [await world({ kind: 'company' }), await world({ kind: 'company' })]
  const companyId = await insertCompany(one.database)
  for (const { uid } of [one, other])
    await one.database.insert(companyMember).values({ id: newId(), companyId, uid, role: 'owner' })
  await one.deletion.request({ uid: one.uid, email: one.email })
  time = new Date(at.getTime() + deletionDays * 24 * 3_600_000)
  const { work, database, uid, rateLimits } = one
  // The provider deletes the person, and its answer is lost.
  const cutOff = createAccountDeletion({
    database,
    work,
    rateLimits,
    people: {
      remove: async () => {
        one.known.delete(uid)
        throw new Error('the answer is lost')
      },
    },
  })
  await expect(cutOff.carryOut(uid)).rejects.toThrow('the answer is lost')
  await database.delete(account).where(eq(account.uid, other.uid))
  await one.deletion.carryOut(uid)
  expect(await database.$count(account, eq(account.uid, uid))).toBe(0)
  expect(one.told().at(-1)).toBe(`${one.email} account-deleted`)
})

test('asking for a deletion and taking it back in turn floods no mailbox; each is noted', async () => {
  const { uid, email, told, deletion, database } = await world()
  for (let turn = 0; turn < 8; turn += 1) {
    expect(await deletion.request({ uid, email })).toBe('requested')
    expect(await deletion.cancel({ uid, email })).toBe(true)
  }
  expect(told().filter((line) => line.endsWith('deletion-requested'))).toHaveLength(5)
  expect(told().filter((line) => line.endsWith('deletion-cancelled'))).toHaveLength(5)
  expect(await database.$count(auditLog, eq(auditLog.actorUid, uid))).toBe(16)
})

test('one failing person keeps nobody else from going', async () => {
  const [stuck, free] = [await world(), await world()]
  const first = { uid: stuck.uid, email: stuck.email }
  await stuck.deletion.request(first)
  await free.deletion.request({ uid: free.uid, email: free.email })
  time = new Date(at.getTime() + deletionDays * 24 * 3_600_000)
  expect(await free.deletion.findDue()).toBe(2)
  // Each is a task of its own; that of the first is tried again later.
  await free.deletion.carryOut(free.uid)
  expect([free.known.has(free.uid), stuck.known.has(stuck.uid)]).toEqual([false, true])
  await stuck.deletion.carryOut(stuck.uid)
})

test('two owners who go at the same time do not leave their company alone', async () => {
  const [one, other] = [await world({ kind: 'company' }), await world({ kind: 'company' })]
  const companyId = await insertCompany(one.database)
  for (const { uid } of [one, other])
    await one.database.insert(companyMember).values({ id: newId(), companyId, uid, role: 'owner' })
  const asked = await Promise.all(
    [one, other].map(({ deletion, uid, email }) => deletion.request({ uid, email })),
  )
  expect(asked.toSorted()).toEqual(['only_owner', 'requested'])
  const [goes, stays] = asked[0] === 'requested' ? [one, other] : [other, one]
  // The one who stays is no owner any more when the day has come.
  await one.database.update(companyMember).set({ role: 'viewer' }).where(eq(companyMember.uid, stays.uid))
  time = new Date(at.getTime() + deletionDays * 24 * 3_600_000)
  await goes.deletion.carryOut(goes.uid)
  expect(goes.known.has(goes.uid)).toBe(true)
  expect(goes.told().at(-1)).toBe(`${goes.email} deletion-stopped`)
  expect(await goes.deletion.dueAt(goes.uid)).toBeNull()
  const notes = await one.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `account:${goes.uid}`))
  expect(notes.map(({ action }) => action)).toContain('account.deletion_stopped')
})

test('the export holds what is kept, and no secret', async () => {
  const { uid, email, security } = await world()
  const exported: unknown = JSON.parse((await security.exportData(uid)) ?? '')
  expect(exported).toMatchObject({
    account: { uid, email },
    signIn: { email, factors: [{ phone: '+819012345678' }] },
    consents: [{ document: 'terms' }, { document: 'privacy' }],
  })
  expect(JSON.stringify(exported)).not.toMatch(/secretHash|tokens|hash/)
})

test('the export holds one person’s lines: sign-ins, actions, consents and memberships of others stay out', async () => {
  const one = await world()
  const other = await world()
  const { database } = opened
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }
  for (const { uid, email, security } of [one, other]) {
    await openSession(uid, `端末 of ${uid}`)
    await security.renewCodes({ uid, email })
    await database.insert(studentUser).values({ uid, ...names })
    await database
      .insert(companyMember)
      .values({ id: newId(), companyId: await insertCompany(database), uid, role: 'viewer' })
    await createSignInPhones(database).write(uid, '+819012345678', at)
    const change = { uid, oldEmail: `${uid}@example.com`, newEmail: `new-${uid}@example.com` }
    await createEmailChangeRows(database).request(
      { ...change, oldVerified: true, signInsValidFrom: null },
      at,
    )
  }
  const read = async ({ uid, security }: typeof one) =>
    JSON.parse((await security.exportData(uid)) ?? '') as Record<string, unknown[]>
  const exported = await read(one)
  expect(exported).toMatchObject({
    account: { uid: one.uid },
    profile: { uid: one.uid },
    signIns: [{ device: `端末 of ${one.uid}` }],
    signInPhone: '+819012345678',
    emailChanges: [{ newEmail: `new-${one.uid}@example.com` }],
  })
  // The export itself is written down with it, so that the next one tells of it.
  expect(exported['actions']).toEqual([
    expect.objectContaining({ action: 'recovery_codes.made', subject: `account:${one.uid}` }),
  ])
  expect((await read(one))['actions']).toContainEqual(expect.objectContaining({ action: 'account.exported' }))
  expect([exported['consents']?.length, exported['memberships']?.length]).toEqual([2, 1])
  expect(JSON.stringify(exported)).not.toContain(other.uid)
  const others = await read(other)
  expect(others).toMatchObject({ account: { uid: other.uid }, profile: { uid: other.uid } })
  expect(others['memberships']).not.toEqual(exported['memberships'])
})

test('codes are read however they were typed', () => {
  expect(readRecoveryCode('abcd-efgh jkmn　ＰＱＲＳ')).toBe('ABCDEFGHJKMNPQRS')
  expect(readRecoveryCode('abcd')).toBe('')
  expect(showRecoveryCode('ABCDEFGHJKMNPQRS')).toBe('ABCD-EFGH-JKMN-PQRS')
})

test('five wrong recovery codes from one network do not deny the owner in another', async () => {
  const { uid, email, security } = await world()
  const [code = ''] = await security.renewCodes({ uid, email })
  const guess = (network: string) =>
    security.recover({ email, password: 'right', code: 'A'.repeat(16), client: network })
  for (let tries = 0; tries < 5; tries += 1) await guess('203.0.113.5')
  expect(await guess('203.0.113.5')).toBe('limited')
  expect(await security.recover({ email, password: 'right', code, client: '198.51.100.9' })).toBe('done')
})

test('many networks together guess few times more, and still do not deny the owner', async () => {
  const { uid, email, security } = await world()
  const [code = ''] = await security.renewCodes({ uid, email })
  const guess = (network: number) =>
    security.recover({ email, password: 'wrong', code, client: `203.0.113.${100 + network}` })
  // Each network's first try and four more; of those more, twenty an hour.
  const answers: string[] = []
  for (let network = 0; network < 10; network += 1)
    for (let tries = 0; tries < 5; tries += 1) answers.push(await guess(network))
  expect(answers.filter((answer) => answer === 'refused')).toHaveLength(10 + 20)
  expect(await security.recover({ email, password: 'right', code, client: '198.51.100.10' })).toBe('done')
})
