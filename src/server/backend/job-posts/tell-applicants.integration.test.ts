import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { sentOnce } from '#server/backend/database/schema/sent-once.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createJobPostRevisions } from './job-post-revisions.ts'
import { createTellApplicants } from './tell-applicants.ts'

const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let ad = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  await database.delete(sentOnce)
  ad = await insertJobPost(database, await insertCompany(database), { wageMin: 250_000 })
  writes = createTestWork(handle, () => testNow)
})

const apply = async (uid: string, given: Parameters<typeof insertApplication>[2] = {}) => {
  await insertPerson(handle.database, { uid })
  return insertApplication(handle.database, ad, { uid, ...given })
}
const change = (input: Parameters<ReturnType<typeof createJobPostRevisions>['change']>[2]) =>
  createJobPostRevisions(writes).change(operator, ad, input)
/** Does the tasks that were sent, each twice as after a crash. */
const carryOut = async () => {
  const tell = createTellApplicants(writes)
  for (let index = 0; index < writes.sent.length; index += 1) {
    const task = writes.sent[index]
    if (task?.name !== 'tell-applicants') continue
    await tell(task.data)
    if (task.data.after === null) await tell(task.data)
  }
}

test('who applied to other pay is told which items changed, once', async () => {
  const id = await apply('student')
  await apply('offered', { status: 'offered', answeredAt: testNow })
  await apply('withdrawn', { status: 'withdrawn', closedAt: testNow, eraseAt: daysFromNow(30) })
  await apply('drafting', { status: 'draft', submittedAt: null, replyDueAt: null, submitKey: null })
  await apply('newer', { revision: 2 })
  await change({ wageMin: 230_000, title: '営業' })
  await carryOut()
  expect(writes.mails().map(({ to }) => to)).toEqual(['student@example.com', 'offered@example.com'])
  expect(writes.mails()[0]).toEqual({
    kind: 'job-post-changed',
    to: 'student@example.com',
    data: { applicationId: id, title: '営業', company: 'みらい商事', items: ['給与'] },
  })
})

test('a change of small things is mailed to nobody, nor is one that was taken back', async () => {
  await apply('student')
  await change({ openings: 9 })
  expect(writes.sent).toEqual([])
  await change({ wageMin: 230_000 })
  await change({ wageMin: 250_000 })
  await carryOut()
  expect(writes.mails()).toEqual([])
})

test('two changes that are told together are one mail', async () => {
  await apply('student')
  await change({ wageMin: 230_000 })
  await change({ holidays: '週休2日制' })
  await carryOut()
  expect(writes.mails()).toMatchObject([{ data: { items: ['給与', '休日・休暇'] } }])
})

test('a hundred and five applicants are told in two parts', async () => {
  for (let count = 0; count < 105; count += 1) await apply(`student-${count}`)
  await change({ wageMin: 230_000 })
  await carryOut()
  expect(new Set(writes.mails().map(({ to }) => to)).size).toBe(105)
  expect(writes.mails()).toHaveLength(105)
})
