import { unlimited } from '#server/backend/testing/unlimited.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readApplicantsList } from '#contract/applicants-address.ts'
import { profileParts } from '#contract/profile-parts.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createApplicants } from '#server/backend/applicants/applicants.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createExportApplicants } from '#server/backend/replies/export-applicants.ts'
import { insertStudent, openApplications } from '#server/backend/testing/applications.ts'
import { createMyPage } from '#server/backend/mypage/my-page.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'

let handle: DatabaseHandle
let companyId = ''
let jobPostId = ''
beforeAll(async () => {
  handle = await openTestDatabase()
  companyId = await insertCompany(handle.database)
  jobPostId = await insertJobPost(handle.database, companyId)
  await insertMember(handle.database, companyId, 'sato', 'recruiter')
})
afterAll(() => handle.close())

const marker = 'のこしておく'
/** A profile in which each text and list that may be left out says the same word. */
const insertMarked = async (uid: string) => {
  await insertStudent(handle.database, uid)
  await handle.database
    .update(studentUser)
    .set({
      visibility: 'applied_only',
      gender: marker,
      address: marker,
      addressKana: marker,
      school: marker,
      faculty: marker,
      department: marker,
      selfIntroduction: marker,
      motivation: marker,
      wishes: marker,
      skills: [marker],
      languages: [marker],
      certificates: [marker],
      education: [{ from: '2024-04', until: null, text: marker }],
      experience: [{ from: '2024-05', until: null, text: marker }],
      licences: [{ month: '2024-06', name: marker }],
    })
    .where(eq(studentUser.uid, uid))
}
const send = async (uid: string, given: Parameters<ReturnType<typeof openApplications>['draft']>[2]) => {
  const student = openApplications(handle)
  await student.draft(uid, jobPostId, given)
  const sent = await student.send(uid, jobPostId)
  if (sent.kind !== 'sent') throw new Error('It was not sent')
  const { work } = student
  return {
    id: sent.id,
    sent: student.sent,
    applicants: createApplicants({
      rateLimits: unlimited,
      database: handle.database,
      work,
      now: () => testNow,
    }),
    copy: createExportApplicants({
      database: handle.database,
      work,
      rateLimits: createRateLimits(handle.database, { scale: 1, now: () => testNow }),
      now: () => testNow,
    }),
  }
}
const moveTo = (id: string, status: 'interview' | 'screening') =>
  handle.database.update(application).set({ status }).where(eq(application.id, id))

/** The tables that have the word in one of their rows. */
const tablesWith = async (word: string): Promise<readonly string[]> => {
  const { rows } = await handle.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const each = sql`select 1 from ${sql.identifier(name)} as each where each::text like ${`%${word}%`} limit 1`
    if ((await handle.database.execute(each)).rows.length > 0) found.push(name)
  }
  return found
}

test('what is left out reaches neither a row nor a mail that a company reads, now or later', async () => {
  await insertMarked('leaver')
  const { id, sent, applicants } = await send('leaver', { leftOut: [...profileParts] })
  expect(await tablesWith(marker)).toEqual(['student_user'])
  expect(JSON.stringify(sent)).not.toContain(marker)
  await moveTo(id, 'interview')
  const seen = await applicants.find(companyId, id)
  expect(seen?.present).toMatchObject({ familyName: '山田', school: null, skills: [], birthDate: null })
  expect(JSON.stringify(seen)).not.toContain(marker)
})

test('what is not left out goes', async () => {
  await insertMarked('giver')
  const { id, applicants } = await send('giver', { leftOut: ['address', 'gender', 'birth'] })
  expect((await applicants.find(companyId, id))?.profile).toMatchObject({
    school: marker,
    skills: [marker],
    address: null,
    gender: null,
  })
})

test('one’s stations reach no company, whatever is sent', async () => {
  await insertMarked('commuter')
  await handle.database
    .update(studentUser)
    .set({ homeStations: ['22焼津'] })
    .where(eq(studentUser.uid, 'commuter'))
  const { id, sent, applicants, copy } = await send('commuter', { leftOut: [] })
  // Neither what is sent nor what is recommended by them is written anywhere.
  await createMyPage({ database: handle.database, now: () => testNow }).suggestions('commuter')
  expect(await tablesWith('焼津')).toEqual(['student_user'])
  await moveTo(id, 'interview')
  const seen = await applicants.find(companyId, id)
  expect(seen?.present).toMatchObject({ familyName: '山田', school: marker })
  const copied = await copy('sato', { companyId, list: readApplicantsList(new URLSearchParams()) })
  expect(copied).toMatchObject({ kind: 'made', text: expect.stringContaining(marker) })
  for (const told of [seen, copied, sent]) expect(JSON.stringify(told)).not.toContain('焼津')
})

test('what a person needs in interviews is told from the first one on, and not after the end', async () => {
  await insertStudent(handle.database, 'needs')
  const { id, applicants } = await send('needs', { accommodation: '筆談でお願いします。' })
  const told = async () => (await applicants.find(companyId, id))?.accommodation
  expect(await told()).toBe('')
  await moveTo(id, 'screening')
  expect(await told()).toBe('')
  await moveTo(id, 'interview')
  expect(await told()).toBe('筆談でお願いします。')
  const student = openApplications(handle)
  await student.move('needs', { id, move: 'withdraw', reason: '' })
  expect(await told()).toBe('')
})

test('a choice that changed after the last page was shown is not sent unseen', async () => {
  await insertStudent(handle.database, 'changes')
  const student = openApplications(handle)
  await student.draft('changes', jobPostId, { leftOut: ['school'] })
  const person = { uid: 'changes', email: 'changes@example.com' }
  const form = await student.form(person, jobPostId)
  await student.draft('changes', jobPostId, { leftOut: [] })
  expect(
    await student.submit(person, {
      id: form?.draft?.id ?? '',
      submitKey: crypto.randomUUID(),
      shown: form?.shown ?? '',
      consent: '2026-11-26',
    }),
  ).toEqual({ kind: 'refused', because: 'other' })
})
