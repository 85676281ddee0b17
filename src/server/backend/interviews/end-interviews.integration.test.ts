import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { moveOwn } from '#server/backend/applications/own-moves.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview } from '#server/backend/database/schema/interview.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertInterview, insertSlot } from '#server/backend/testing/interviews.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(account)
})

/** An application at the interviews of a company with one of each role, withdrawn; what was mailed of interviews. */
const withdrawn = async (state: 'booked' | 'asked' | 'given back') => {
  const { database } = handle
  const companyId = await insertCompany(database)
  const jobPostId = await insertJobPost(database, companyId)
  for (const role of ['owner', 'recruiter', 'viewer'] as const)
    await insertMember(database, companyId, role, role)
  await insertPerson(database, { uid: 'hanako' })
  const applicationId = await insertApplication(database, jobPostId, { uid: 'hanako', status: 'interview' })
  const slotId = state === 'asked' ? null : await insertSlot(database, { companyId, jobPostId })
  const given =
    state === 'given back' ? ({ slotId, state: 'released', releasedBy: 'company' } as const) : { slotId }
  const id = await insertInterview(database, { applicationId, jobPostId }, given)
  const { work, mails } = createTestWork(handle, () => testNow)
  await moveOwn(work, 'hanako', { id: applicationId, move: 'withdraw', reason: '' })
  return { id, mails: mails().filter(({ kind }) => kind === 'interview-company') }
}

test('that a booked interview ended is told to those who answer applicants, with the event in a later version', async () => {
  const { id, mails } = await withdrawn('booked')
  expect(mails.map(({ to }) => to)).toEqual(['owner@example.com', 'recruiter@example.com'])
  for (const { data } of mails)
    expect(data).toMatchObject({ did: 'withdrawn', event: { interviewId: id, sequence: 2 } })
})

test('of an invitation that nobody had answered the company is told nothing', async () => {
  expect((await withdrawn('asked')).mails).toEqual([])
})

test('that the student withdrew is not told as the company’s doing, though it gave back a time before', async () => {
  const { id } = await withdrawn('given back')
  const [row] = await handle.database.select().from(interview).where(eq(interview.id, id))
  expect(row).toMatchObject({ state: 'ended', releasedBy: null })
})
