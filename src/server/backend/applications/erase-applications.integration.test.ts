import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicationConsentVersion } from '#contract/application.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog, companyMember, consentRecord } from '#server/backend/database/schema/account.ts'
import {
  application,
  applicationEvent,
  applicationFile,
} from '#server/backend/database/schema/application.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertFile, insertStudent, openApplications } from '#server/backend/testing/applications.ts'
import { daysFromNow, insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof openApplications>
let companyId = ''
let count = 0
let hanako = ''

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  site = openApplications(handle)
  count += 1
  hanako = await insertStudent(handle.database, `hanako-${count}`)
  companyId = await insertCompany(handle.database)
})

/** Words that appear in nothing but what this person wrote. */
const secret = '青い鳥のように働きたいです。'

const send = async () => {
  const jobPostId = await insertJobPost(handle.database, companyId, { questions: ['なぜですか。'] })
  const file = await insertFile(handle.database, hanako)
  await site.draft(hanako, jobPostId, { answers: [secret], message: secret, fileIds: [file] })
  const answer = await site.send(hanako, jobPostId)
  if (answer.kind !== 'sent') throw new Error(answer.kind)
  return answer.id
}
const find = async (id: string) => {
  const [row] = await handle.database.select().from(application).where(eq(application.id, id))
  return row
}
const expectErased = async (id: string) => {
  const row = await find(id)
  expect(row).toMatchObject({ profile: null, answers: [], message: '', reason: null, companyId })
  expect(row).toMatchObject({ declineReason: null, searchText: null })
  expect(row?.erasedAt).not.toBe(null)
  expect(row?.submittedAt).not.toBe(null)
  const { rows } = await handle.database.execute(
    sql`select 1 from application a left join application_event e on e.application_id = a.id
      where a.id = ${id} and (a::text like ${'%青い鳥%'} or a::text like ${'%山田%'} or e::text like ${'%青い鳥%'})`,
  )
  expect(rows).toEqual([])
  const files = await handle.database
    .select()
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, id))
  expect(files).toEqual([])
}

test('30 days after a withdrawal, to the instant, and once', async () => {
  const id = await send()
  await site.move(hanako, { id, move: 'withdraw', reason: secret })
  site.at(new Date(daysFromNow(30).getTime() - 1))
  expect(await site.eraseDue()).toBe(0)
  expect(await find(id)).toMatchObject({ message: secret, reason: secret })
  site.at(daysFromNow(30))
  expect(await site.eraseDue()).toBe(1)
  await expectErased(id)
  expect(await site.eraseDue()).toBe(0)
  const lines = await handle.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `application:${id}`))
  expect(lines.map(({ action }) => action)).toEqual([
    'application.submit',
    'application.withdraw',
    'application.erased',
  ])
  expect(lines.map((line) => JSON.stringify(line)).join()).not.toContain('青い鳥')
  // The row stays, for the numbers.
  expect(await site.find(hanako, id)).toMatchObject({ status: 'withdrawn' })
})

test('180 days after another end; nothing while it is under way', async () => {
  const [open, ended] = [await send(), await send()]
  await handle.database
    .update(application)
    .set({ status: 'offered', answeredAt: daysFromNow(1) })
    .where(eq(application.id, ended))
  await site.move(hanako, { id: ended, move: 'decline', reason: secret })
  site.at(daysFromNow(179))
  expect(await site.eraseDue()).toBe(0)
  site.at(daysFromNow(180))
  expect(await site.eraseDue()).toBe(1)
  await expectErased(ended)
  site.at(daysFromNow(2000))
  expect(await site.eraseDue()).toBe(0)
  expect(await find(open)).toMatchObject({ status: 'submitted', message: secret })
})

test('why a company decided against goes with the rest', async () => {
  const id = await send()
  await handle.database
    .update(application)
    .set({
      status: 'not_selected',
      declineReason: 'filled',
      answeredAt: daysFromNow(1),
      closedAt: daysFromNow(1),
      eraseAt: daysFromNow(181),
    })
    .where(eq(application.id, id))
  site.at(daysFromNow(181))
  expect(await site.eraseDue()).toBe(1)
  await expectErased(id)
})

test('more than one portion', async () => {
  const jobPostId = await insertJobPost(handle.database, companyId)
  const people = Array.from({ length: 120 }, (_, index) => `many-${count}-${index}`)
  for (const uid of people) await insertPerson(handle.database, { uid })
  await handle.database.insert(application).values(
    people.map((uid) => ({
      id: newId(),
      uid,
      jobPostId,
      companyId,
      status: 'withdrawn' as const,
      revision: 1,
      message: secret,
      profile: {} as never,
      submitKey: newId(),
      submittedAt: daysFromNow(-40),
      replyDueAt: daysFromNow(-30),
      closedAt: daysFromNow(-31),
      eraseAt: daysFromNow(-1),
    })),
  )
  expect(await site.eraseDue()).toBe(120)
})

test('the end of an account withdraws what is under way, tells its companies, and erases everything', async () => {
  await insertPerson(handle.database, { uid: `owner-${count}`, kind: 'company' })
  await handle.database
    .insert(companyMember)
    .values({ id: newId(), companyId, uid: `owner-${count}`, role: 'owner' })
  const [submitted, offered, withdrawn] = [await send(), await send(), await send()]
  await handle.database
    .update(application)
    .set({ status: 'offered', answeredAt: daysFromNow(1) })
    .where(eq(application.id, offered))
  await handle.database.insert(applicationEvent).values({
    id: newId(),
    applicationId: offered,
    actor: 'company',
    status: 'offered',
    text: secret,
    request: secret,
  })
  await site.move(hanako, { id: withdrawn, move: 'withdraw', reason: secret })
  const draft = await insertJobPost(handle.database, companyId)
  await site.draft(hanako, draft, { message: secret })
  const bystander = await insertStudent(handle.database, `jiro-${count}`)
  await site.draft(bystander, draft, { message: secret })
  await site.send(bystander, draft)
  const before = site.mails().length

  await site.work({ kind: 'task', name: 'test' }, (unit) => deleteAccount(unit, hanako, 'asked'))

  for (const id of [submitted, offered, withdrawn]) {
    await expectErased(id)
    expect((await find(id))?.uid).toBe(null)
  }
  expect([(await find(submitted))?.status, (await find(offered))?.status]).toEqual(['withdrawn', 'declined'])
  expect(
    site
      .mails()
      .slice(before)
      .map(({ kind, to, data }) => `${kind} ${to} ${'move' in data ? data.move : ''}`),
  ).toEqual([
    `application-moved owner-${count}@example.com withdrawn`,
    `application-moved owner-${count}@example.com declined`,
  ])
  const proofs = await handle.database
    .select()
    .from(consentRecord)
    .where(and(eq(consentRecord.document, 'application'), inArray(consentRecord.uid, [hanako, bystander])))
  const versionsOf = (uid: string) => proofs.filter((each) => each.uid === uid).map(({ version }) => version)
  expect(versionsOf(hanako)).toHaveLength(3)
  for (const version of versionsOf(hanako)) {
    expect(version).toMatch(new RegExp(`^${applicationConsentVersion} `, 'u'))
    for (const id of [submitted, offered, withdrawn]) expect(version).not.toContain(id)
  }
  const [other] = await site.to(bystander, draft)
  expect(versionsOf(bystander)).toEqual([`${applicationConsentVersion} ${other?.id}`])
  // Found by the ad: of a draft that stayed behind nobody would be the owner.
  expect(await handle.database.$count(application, eq(application.jobPostId, draft))).toBe(1)
  // Nobody else's.
  expect((await site.to(bystander, draft))[0]).toMatchObject({ status: 'submitted', message: secret })
})
