import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPeopleLimits } from '#contract/desk-people.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import { createEmailChangeRows } from '#server/backend/accounts/email-change-rows.ts'
import { createEmailChanges } from '#server/backend/accounts/email-changes.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { createMailDeliveries } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { createAccountSecurity } from '#server/backend/security/account-security.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createDeskPeople } from './desk-people.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'one', kind: 'admin', email: 'one@example.com' })
})
afterAll(() => handle.close())

let count = 0
const open = async (kind: 'student' | 'company' = 'student', given: Partial<TestPerson> = {}) => {
  const { database } = handle
  count += 1
  const uid = `somebody-${count}`
  const email = `${uid}@example.com`
  const admin = `admin-${count}`
  await insertPerson(database, { uid, kind, email })
  await insertPerson(database, { uid: admin, kind: 'admin', email: `${admin}@example.com` })
  const now = () => testNow
  const { work, sent, mails, told } = createTestWork(handle, now)
  const known: TestPerson = { email, password: 'x', factors: [], revoked: 0, signInPhone: null, ...given }
  const parts = {
    database,
    work,
    people: createTestPeople(new Map([[uid, known]])),
    rateLimits: createRateLimits(database, { scale: 1, now }),
    mailKeys: ['key'],
    origin: 'https://jobs.example',
    cipher: testCipher,
    now,
  }
  const mailSite = { name: 'みちしるべ', origin: parts.origin, operator: { email: 'desk@example.com' } }
  return {
    uid,
    email,
    admin,
    known,
    sent,
    mails,
    told,
    parts,
    desk: createDeskPeople({ ...parts, act: createDeskActs({ work, mailSite }) }),
    /** What this admin did, the last first. */
    lines: () =>
      database.select().from(auditLog).where(eq(auditLog.actorUid, admin)).orderBy(desc(auditLog.id)),
    state: async () => {
      const answer = await createDeskPeople({ ...parts, act: createDeskActs({ work, mailSite }) }).read(
        admin,
        uid,
      )
      return answer.kind === 'found' ? answer.person : null
    },
  }
}

const send = 'send' as const
const reason = '本人からの電話'
const refused = (refusal: string) => ({ kind: 'refused', refusal, words: null })
const done = { kind: 'done' }

test('people are found by the whole address in any case or by the id, never by a part, and each look is noted', async () => {
  const { uid, email, admin, desk, lines } = await open()
  for (const who of [email, email.toUpperCase(), uid])
    expect(await desk.find(admin, who)).toEqual({ kind: 'found', uid })
  for (const who of [email.slice(0, -1), `%${email.slice(1)}`, uid.slice(0, -1), `${uid}%`, '@', '%'])
    expect(await desk.find(admin, who)).toEqual({ kind: 'none' })
  const noted = await lines()
  expect(noted).toHaveLength(9)
  expect(noted[0]).toMatchObject({ action: 'person.searched', subject: 'account:none' })
  expect(noted.at(-1)).toMatchObject({ subject: `account:${uid}`, detail: { by: 'address' } })
  expect(JSON.stringify(noted)).not.toContain(email)
})

test('an admin looks for so many people in an hour', async () => {
  const { admin, desk } = await open()
  for (let times = 0; times < deskPeopleLimits.searches; times += 1) await desk.find(admin, 'nobody')
  expect(await desk.find(admin, 'nobody')).toEqual({ kind: 'limited' })
})

test('the state of an account has masked numbers, classes of mails and no address', async () => {
  const { uid, email, admin, state, parts, lines } = await open('student', {
    factors: [{ phone: '+819012345678', enrolledAt: null }],
  })
  const deliveries = createMailDeliveries(parts)
  const mail = { id: newId(), to: email.toUpperCase(), about: 'security' } as const
  await deliveries.record({ ...mail, result: 'failed' })
  await deliveries.record({ ...mail, result: 'sent' })
  await deliveries.record({ id: newId(), to: 'other@example.com', about: 'notice', result: 'sent' })
  await parts.rateLimits.hit('mail verifyEmail person', uid, { limit: 5, seconds: 60 })
  await parts.rateLimits.hit('recovery address', email, { limit: 5, seconds: 60 })
  await parts.rateLimits.hit('recovery address', 'other@example.com', { limit: 5, seconds: 60 })
  const person = await state()
  expect(person).toMatchObject({
    kind: 'student',
    oneself: false,
    atProvider: { emailVerified: true, hasPassword: true, factors: ['090-****-5678'] },
    mails: [{ about: 'security', result: 'sent' }],
    counts: [
      { name: 'mail verifyEmail person', hits: 1 },
      { name: 'recovery address', hits: 1 },
    ],
  })
  expect(JSON.stringify(person)).not.toMatch(/@|9012345678/)
  expect(await lines()).toMatchObject([{ action: 'person.read', actorUid: admin, subject: `account:${uid}` }])
})

test('the mail that verifies an address goes again, while it is not verified', async () => {
  const { uid, email, admin, desk, sent, known, lines } = await open('student', { emailVerified: false })
  expect(await desk.resendVerification(admin, { uid, reason })).toEqual(done)
  expect(sent).toMatchObject([{ name: 'send-link', data: { mode: 'verifyEmail', email } }])
  expect(await lines()).toMatchObject([{ action: 'verification.resent', detail: { reason } }])
  known.emailVerified = true
  expect(await desk.resendVerification(admin, { uid, reason })).toEqual(refused('verified'))
})

test('a stop after a bounce is lifted; after a complaint only where the person asked for it', async () => {
  const { database } = handle
  for (const [why, first] of [
    ['bounce', done],
    ['complaint', refused('complaint')],
  ] as const) {
    const { uid, email, admin, desk, lines } = await open()
    await database.insert(mailStop).values({ id: newId(), email, reason: why, at: testNow })
    const holds = async () =>
      (await database.select({ at: mailStop.liftedAt }).from(mailStop).where(eq(mailStop.email, email)))[0]
        ?.at === null
    expect(await desk.liftStop(admin, { uid, reason, requested: false })).toEqual(first)
    expect(await holds()).toBe(why === 'complaint')
    if (why === 'bounce') continue
    expect(await desk.liftStop(admin, { uid, reason, requested: true })).toEqual(done)
    expect(await holds()).toBe(false)
    expect(await lines()).toMatchObject([
      { action: 'mail_stop.lifted', detail: { stop: 'complaint', requestedByPerson: true, reason } },
    ])
    expect(await desk.liftStop(admin, { uid, reason, requested: true })).toEqual(refused('unknown'))
  }
})

test('limits of a person and their address begin anew, and nobody else’s', async () => {
  const { uid, email, admin, desk, parts, lines } = await open()
  const one = { limit: 1, seconds: 60 }
  const hit = (who: string) => parts.rateLimits.hit('test', who, one)
  for (const who of [uid, email, 'other']) await hit(who)
  expect(await desk.unlock(admin, { uid, reason })).toEqual(done)
  expect([(await hit(uid)).kind, (await hit(email)).kind, (await hit('other')).kind]).toEqual([
    'allowed',
    'allowed',
    'limited',
  ])
  expect(await lines()).toMatchObject([{ action: 'limits.cleared', detail: { reason } }])
})

test('all sign-ins end here and at the provider, and a preview ends none', async () => {
  const { uid, admin, desk, known, mails, lines } = await open()
  const rows = createSessionRows(handle.database)
  await rows.create({
    id: newId(),
    secretHash: newId().replaceAll('-', '').padEnd(64, '0'),
    uid,
    device: 'x',
    tokens: 'sealed',
    email: null,
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: testNow,
    tokenExpiresAt: testNow,
    at: testNow,
  })
  expect(await desk.endSignIns(admin, { uid, reason, step: 'preview' })).toMatchObject({
    mails: [{ subject: expect.stringContaining('ログアウト') }],
  })
  expect([known.revoked, (await rows.list(uid)).length, mails()]).toEqual([0, 1, []])
  expect(await desk.endSignIns(admin, { uid, reason, step: send })).toEqual(done)
  expect([known.revoked, await rows.list(uid)]).toEqual([1, []])
  expect(mails().map((mail) => mail.kind)).toEqual(['sign-ins-ended'])
  expect(await lines()).toMatchObject([{ action: 'sign_ins.ended', detail: { reason } }])
})

test('a deletion on written request waits as the person’s own does, and they are told', async () => {
  const { uid, email, admin, desk, mails, state, lines } = await open()
  expect(await desk.requestDeletion(admin, { uid, reason, step: send })).toEqual(done)
  expect((await state())?.deletionDueAt).toEqual(daysFromNow(7))
  expect(mails()).toMatchObject([{ kind: 'deletion-requested', to: email }])
  expect((await lines()).at(-1)).toMatchObject({
    action: 'account.deletion_requested',
    detail: { writtenRequest: true, reason },
  })
  const owner = await open('company')
  const companyId = await insertCompany(handle.database)
  await handle.database
    .insert(companyMember)
    .values({ id: newId(), companyId, uid: owner.uid, role: 'owner' })
  expect(await owner.desk.requestDeletion(owner.admin, { uid: owner.uid, reason, step: send })).toEqual(
    refused('only_owner'),
  )
})

test('an application is answered by its receipt number, on a request that is kept, and the student is told', async () => {
  const { uid, email, admin, desk, mails, lines } = await open()
  const { database } = handle
  const jobPostId = await insertJobPost(database, await insertCompany(database))
  const id = await insertApplication(database, jobPostId, { uid })
  const request = 'メールで失礼します。この方は見送りでお願いします。'
  const given = {
    receipt: receiptNumber(id),
    action: 'reject' as const,
    request,
    text: 'ありがとうございました。',
  }
  const status = async () =>
    (await database.select({ is: application.status }).from(application).where(eq(application.id, id)))[0]?.is
  expect(await desk.moveApplication(admin, { ...given, step: 'preview' })).toMatchObject({
    mails: [{ text: expect.stringContaining('ありがとうございました。') }],
  })
  expect([await status(), await lines()]).toEqual(['submitted', []])
  expect(await desk.moveApplication(admin, { ...given, step: send })).toEqual(done)
  expect(await status()).toBe('not_selected')
  expect(mails()).toMatchObject([{ to: email, kind: 'application-not-selected' }])
  expect(await lines()).toMatchObject([
    { action: 'application.reject', subject: `application:${id}`, detail: { writtenRequest: request } },
  ])
  expect(JSON.stringify(mails())).not.toContain(request)
  expect(await desk.moveApplication(admin, { ...given, step: send })).toEqual(refused('not_now'))
  expect(await desk.moveApplication(admin, { ...given, receipt: 'ZZZZZZZZ', step: send })).toEqual(
    refused('unknown'),
  )
})

test('after a removal address, number and export stay as they are, until the days are over', async () => {
  const { uid, email, known, parts } = await open('student', { signInPhone: '+819012345678' })
  const person = { uid, email }
  const at = (now: () => Date) => ({
    changes: createEmailChanges({ ...parts, now }),
    security: createAccountSecurity({ ...parts, now }),
  })
  const before = at(() => testNow)
  await handle.database.insert(factorRemoval).values({
    id: newId(),
    uid,
    state: 'done',
    dueAt: testNow,
    endedAt: testNow,
    frozenUntil: daysFromNow(7),
  })
  expect(await before.changes.request(person, `new-${email}`)).toBe('frozen')
  expect(await before.security.exportData(uid)).toBeNull()
  expect(await before.security.phoneLinked(person)).toBe(false)
  expect(known.signInPhone).toBeNull()
  expect((await before.security.waiting(uid)).frozenUntil).toEqual(daysFromNow(7))
  const later = at(() => daysFromNow(8))
  expect(await later.changes.request(person, `new-${email}`)).toBe('sent')
  expect(await later.security.exportData(uid)).toContain(email)
  known.signInPhone = '+819012345678'
  expect(await later.security.phoneLinked(person)).toBe(true)
  expect((await later.security.waiting(uid)).frozenUntil).toBeNull()
})

test('a link to a new address that was sent before the removal changes nothing while the account stays as it is', async () => {
  const { uid, email, parts, sent } = await open()
  const changes = createEmailChanges(parts)
  expect(await changes.request({ uid, email }, `new-${email}`)).toBe('sent')
  const task = sent.find((each) => each.name === 'send-email-change')
  const made = await createEmailChangeRows(handle.database).renewToken(
    task?.name === 'send-email-change' ? task.data.changeId : '',
    'new address',
    testNow,
  )
  const removal = { id: newId(), uid, state: 'begun' as const, dueAt: testNow, frozenUntil: daysFromNow(7) }
  await handle.database.insert(factorRemoval).values(removal)
  expect(await changes.confirm(made?.token ?? '')).toBe('invalid')
  await handle.database.delete(factorRemoval).where(eq(factorRemoval.id, removal.id))
  expect(await changes.confirm(made?.token ?? '')).toBe('done')
})
