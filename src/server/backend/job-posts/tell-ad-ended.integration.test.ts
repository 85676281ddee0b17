import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
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
import { createJobPostMoves } from './job-post-moves.ts'
import { createOwnJobPostMoves } from './own-job-post-moves.ts'
import { createTellAdEnded } from './tell-ad-ended.ts'

const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let companyId = ''
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
  companyId = await insertCompany(database)
  ad = await insertJobPost(database, companyId)
  writes = createTestWork(handle, () => testNow)
})

const apply = async (uid: string, given: Parameters<typeof insertApplication>[2] = {}) => {
  await insertPerson(handle.database, { uid })
  return insertApplication(handle.database, ad, { uid, ...given })
}
const close = () =>
  createOwnJobPostMoves({
    ...writes,
    rateLimits: createRateLimits(handle.database, { scale: 1, now: () => testNow }),
    operatorEmail: 'desk@example.com',
  }).move('owner', { companyId, id: ad }, { action: 'close', reason: 'filled' })
/** Does the tasks that were sent, each twice as after a crash. */
const carryOut = async () => {
  const tell = createTellAdEnded(writes)
  for (let index = 0; index < writes.sent.length; index += 1) {
    const task = writes.sent[index]
    if (task?.name !== 'tell-ad-ended') continue
    await tell(task.data)
    if (task.data.after === null) await tell(task.data)
  }
}

test('who waits for a word is told once that the ad was closed and why, and once more when it is taken down', async () => {
  const id = await apply('student')
  await apply('offered', { status: 'offered', answeredAt: testNow })
  await apply('withdrawn', { status: 'withdrawn', closedAt: testNow, eraseAt: daysFromNow(30) })
  await apply('drafting', { status: 'draft', submittedAt: null, replyDueAt: null, submitKey: null })
  await close()
  await carryOut()
  expect(writes.mails()).toMatchObject([
    {
      kind: 'job-post-ended',
      to: 'student@example.com',
      data: { applicationId: id, title: '法人営業の総合職', company: 'みらい商事', closeReason: 'filled' },
    },
    { to: 'offered@example.com' },
  ])
  await createJobPostMoves(writes).takeDown(operator, ad, '虚偽')
  await carryOut()
  const later = writes.mails().slice(2)
  expect(later.map(({ to, kind }) => [to, kind])).toEqual([
    ['student@example.com', 'job-post-ended'],
    ['offered@example.com', 'job-post-ended'],
  ])
  // What the operator wrote to the company is not told to others.
  expect(JSON.stringify(later)).not.toContain('虚偽')
})

test('what nobody could apply to any more, or its deadline ended, is told to nobody', async () => {
  await apply('student')
  const moves = createJobPostMoves(createTestWork(handle, () => daysFromNow(31)))
  expect(await moves.expireDue()).toBe(1)
  const waiting = await insertJobPost(handle.database, companyId, { status: 'in_review' })
  await createJobPostMoves(writes).takeDown(operator, waiting, '')
  await carryOut()
  expect(writes.mails()).toEqual([])
})

test('a hundred and five applicants are told in two parts', async () => {
  for (let count = 0; count < 105; count += 1) await apply(`student-${count}`)
  await close()
  await carryOut()
  expect(new Set(writes.mails().map(({ to }) => to)).size).toBe(105)
  expect(writes.mails()).toHaveLength(105)
})
