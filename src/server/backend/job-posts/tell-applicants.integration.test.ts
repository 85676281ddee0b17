import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createAdWithApplicants } from '#server/backend/testing/ad-with-applicants.ts'
import { daysFromNow, testNow } from '#server/backend/testing/records.ts'
import { createJobPostRevisions } from './job-post-revisions.ts'
import { createTellApplicants } from './tell-applicants.ts'

const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let site: Awaited<ReturnType<typeof createAdWithApplicants>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  site = await createAdWithApplicants(handle, { wageMin: 250_000 })
})

const change = (input: Parameters<ReturnType<typeof createJobPostRevisions>['change']>[2]) =>
  createJobPostRevisions(site.writes).change(operator, site.ad, input)
const carryOut = () => site.carryOut({ 'tell-applicants': createTellApplicants(site.writes) })

test('who applied to other pay is told which items changed, once', async () => {
  const id = await site.apply('student')
  await site.apply('offered', { status: 'offered', answeredAt: testNow })
  await site.apply('withdrawn', { status: 'withdrawn', closedAt: testNow, eraseAt: daysFromNow(30) })
  await site.apply('drafting', { status: 'draft', submittedAt: null, replyDueAt: null, submitKey: null })
  await site.apply('newer', { revision: 2 })
  await change({ wageMin: 230_000, title: '営業' })
  await carryOut()
  expect(site.writes.mails().map(({ to }) => to)).toEqual(['student@example.com', 'offered@example.com'])
  expect(site.writes.mails()[0]).toEqual({
    kind: 'job-post-changed',
    to: 'student@example.com',
    data: { applicationId: id, title: '営業', company: 'みらい商事', items: ['給与'] },
  })
})

test('a change of small things is mailed to nobody, nor is one that was taken back', async () => {
  await site.apply('student')
  await change({ openings: 9 })
  expect(site.writes.sent).toEqual([])
  await change({ wageMin: 230_000 })
  await change({ wageMin: 250_000 })
  await carryOut()
  expect(site.writes.mails()).toEqual([])
})

test('two changes that are told together are one mail', async () => {
  await site.apply('student')
  await change({ wageMin: 230_000 })
  await change({ holidays: '週休2日制' })
  await carryOut()
  expect(site.writes.mails()).toMatchObject([{ data: { items: ['給与', '休日・休暇'] } }])
})

test('a hundred and five applicants are told in two parts', async () => {
  for (let count = 0; count < 105; count += 1) await site.apply(`student-${count}`)
  await change({ wageMin: 230_000 })
  await carryOut()
  expect(new Set(site.writes.mails().map(({ to }) => to)).size).toBe(105)
  expect(site.writes.mails()).toHaveLength(105)
})
