import { unlimited } from '#server/backend/testing/unlimited.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { exportAccount } from '#server/backend/security/export-account.ts'
import { insertFile, insertStudent, openApplications } from '#server/backend/testing/applications.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createApplicants } from './applicants.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'

let handle: DatabaseHandle
let student: ReturnType<typeof openApplications>
let applicants: ReturnType<typeof createApplicants>
let companyId = ''
let id = ''

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  companyId = await insertCompany(database)
  const ad = await insertJobPost(database, companyId, { questions: ['何をしたいですか'] })
  await insertStudent(database, 'student')
  await insertMember(database, companyId, 'sato', 'recruiter')
  student = openApplications(handle)
  applicants = createApplicants({ rateLimits: unlimited, database, work: student.work, now: () => testNow })
  await student.draft('student', ad, { fileIds: [await insertFile(database, 'student')] })
  const sent = await student.send('student', ad)
  if (sent.kind !== 'sent') throw new Error('It was not sent')
  id = sent.id
})

const rewrite = (given: Partial<typeof studentUser.$inferInsert>) =>
  handle.database.update(studentUser).set(given).where(eq(studentUser.uid, 'student'))
const rowOf = async () => (await handle.database.select().from(application).where(eq(application.id, id)))[0]!
const reject = async () =>
  applicants.move('sato', {
    companyId,
    id,
    seen: (await rowOf()).updatedAt.toISOString(),
    action: 'reject',
    text: '',
    reason: 'requirements',
    offer: null,
  })

test('a company sees what was sent, as it was sent', async () => {
  await rewrite({ motivation: '書き直しました。' })
  expect(await applicants.find(companyId, id)).toMatchObject({
    name: '山田 花子',
    questions: ['何をしたいですか'],
    answers: ['答え1'],
    message: 'よろしくお願いします。',
    profile: { motivation: '人の役に立つ仕事がしたいです。', email: 'student@example.com' },
    files: [{ name: '履歴書.pdf', scan: 'clean' }],
    moves: ['view', 'screen', 'interview', 'offer', 'reject'],
    present: null,
  })
})

test('the questions are those that were answered, whatever the ad asks now', async () => {
  const { jobPostId } = await rowOf()
  await handle.database
    .insert(jobPostRevision)
    .values({ id: newId(), jobPostId, number: 1, snapshot: { questions: ['何をしたいですか'] }, diff: [] })
  await handle.database
    .update(jobPost)
    .set({ questions: ['いつから働けますか'], revision: 2 })
    .where(eq(jobPost.id, jobPostId))
  expect(await applicants.find(companyId, id)).toMatchObject({
    questions: ['何をしたいですか'],
    answers: ['答え1'],
  })
})

test('what was written since is shown to companies by who wants that, and while it goes on alone', async () => {
  await rewrite({ motivation: '書き直しました。', visibility: 'applied_only' })
  expect((await applicants.find(companyId, id))?.present?.motivation).toBe('書き直しました。')
  await reject()
  expect((await applicants.find(companyId, id))?.present).toBeNull()
})

test('they are found by kana, name and school; by the name alone once they took it back', async () => {
  expect((await rowOf()).searchText).toBe('ヤマダハナコ 山田花子 ミチシルベ大学')
  await student.move('student', { id, move: 'withdraw', reason: '' })
  expect((await rowOf()).searchText).toBe('ヤマダハナコ 山田花子')
})

test('neither the reason nor who decided is in what the student takes along', async () => {
  await reject()
  const text = await exportAccount(handle.database, {
    uid: 'student',
    at: testNow,
    signIn: null,
    cipher: testCipher,
  })
  expect(text).toContain('not_selected')
  for (const word of ['requirements', 'declineReason', 'searchText', 'sato']) expect(text).not.toContain(word)
})
