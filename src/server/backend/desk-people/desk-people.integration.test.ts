import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPeopleLimits } from '#contract/desk-people.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createMailDeliveries } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import type { TestPerson } from '#server/backend/testing/people.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { newId } from '#server/platform/ids.ts'
import { openDeskPeople } from './testing/open-desk-people.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'one', kind: 'admin', email: 'one@example.com' })
})
afterAll(() => handle.close())

const open = (kind?: 'student' | 'company', given?: Partial<TestPerson>) =>
  openDeskPeople(handle, kind, given)

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
  // Even a look finds somebody, and stays.
  const looked = {
    action: 'person.searched',
    subject: `application:${id}`,
    detail: { by: 'receipt' },
  }
  expect([await status(), await lines()]).toMatchObject(['submitted', [looked]])
  expect(await desk.moveApplication(admin, { ...given, step: send })).toEqual(done)
  expect(await status()).toBe('not_selected')
  expect(mails()).toMatchObject([{ to: email, kind: 'application-not-selected' }])
  const written = await lines()
  expect(written).toHaveLength(3)
  expect(written.find((line) => line.action === 'application.reject')).toMatchObject({
    subject: `application:${id}`,
    detail: { writtenRequest: true },
  })
  const events = await database.select().from(applicationEvent).where(eq(applicationEvent.applicationId, id))
  expect(events.at(-1)).toMatchObject({ actor: 'operator', request })
  expect(JSON.stringify([mails(), written])).not.toContain(request)
  expect(await desk.moveApplication(admin, { ...given, step: send })).toEqual(refused('not_now'))
  expect(await desk.moveApplication(admin, { ...given, receipt: 'ZZZZZZZZ', step: send })).toEqual(
    refused('unknown'),
  )
  // Of the time before the admin was one.
  const own = receiptNumber(await insertApplication(database, jobPostId, { uid: admin }))
  expect(await desk.moveApplication(admin, { ...given, receipt: own, step: send })).toEqual(
    refused('oneself'),
  )
})
