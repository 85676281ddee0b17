import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApplicantMove } from '#contract/applicants.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createAdWithApplicants } from '#server/backend/testing/ad-with-applicants.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { daysFromNow, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createApplicationLists, createApplicationMoves } from './application-moves.ts'

const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let writes: Awaited<ReturnType<typeof createAdWithApplicants>>['writes']
let companyId = ''
let ad = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  ;({ companyId, ad, writes } = await createAdWithApplicants(handle))
  await insertPerson(handle.database, { uid: 'student' })
})

const move = (id: string, action: ApplicantMove, text = '') =>
  createApplicationMoves(writes).move(operator, { id, action, by: 'operator', text })
const rowOf = async (id: string) =>
  (await handle.database.select().from(application).where(eq(application.id, id)))[0]
const eventsOf = (id: string) =>
  handle.database.select().from(applicationEvent).where(eq(applicationEvent.applicationId, id))
const countTask = () => ({ name: 'count-replies', data: { companyId }, key: companyId })

test.each([
  ['screen', 'screening', 'application-screening'],
  ['interview', 'interview', 'application-interview'],
  ['offer', 'offered', 'application-offered'],
  ['reject', 'not_selected', 'application-not-selected'],
] as const)(
  '%s answers: the row, its event, the log, the mail, the numbers',
  async (action, status, kind) => {
    const id = await insertApplication(handle.database, ad, { uid: 'student', status: 'viewed' })
    expect(await move(id, action, 'ご連絡します。')).toEqual({
      kind: 'moved',
      status,
      late: false,
      told: ['student@example.com'],
    })
    const ended = action === 'reject'
    expect(await rowOf(id)).toMatchObject({
      status,
      answeredAt: testNow,
      closedAt: ended ? testNow : null,
      eraseAt: ended ? daysFromNow(180) : null,
      reason: ended ? 'ご連絡します。' : null,
    })
    expect(await eventsOf(id)).toMatchObject([
      { actor: 'operator', status, late: false, text: 'ご連絡します。' },
    ])
    expect(await handle.database.select().from(auditLog)).toMatchObject([
      {
        action: `application.${action}`,
        actor: 'operator:root',
        detail: { before: 'viewed', after: status },
      },
    ])
    expect(writes.mails()).toMatchObject([
      {
        kind,
        to: 'student@example.com',
        data: { applicationId: id, company: 'みらい商事', text: 'ご連絡します。' },
      },
    ])
    expect(writes.sent).toContainEqual(countTask())
  },
)

test('that it was looked at is no answer: no mail, no number', async () => {
  const id = await insertApplication(handle.database, ad, { uid: 'student' })
  expect(await move(id, 'view')).toEqual({ kind: 'moved', status: 'viewed', late: false, told: [] })
  expect(await rowOf(id)).toMatchObject({ status: 'viewed', answeredAt: null })
  expect(await eventsOf(id)).toMatchObject([{ status: 'viewed', text: null }])
  expect(writes.sent).toEqual([])
})

test('an answer after the promised instant is late, until thirty days later', async () => {
  const at = async (replyDueAt: Date) => {
    const id = await insertApplication(handle.database, ad, { submittedAt: daysFromNow(-60), replyDueAt })
    return [await move(id, 'screen'), await eventsOf(id)] as const
  }
  const second = (days: number, seconds: number) => new Date(daysFromNow(days).getTime() + seconds * 1000)
  expect(await at(second(0, 1))).toMatchObject([{ late: false }, [{ late: false }]])
  expect(await at(testNow)).toMatchObject([{ late: true }, [{ late: true }]])
  expect(await at(second(-30, 1))).toMatchObject([{ late: true }, [{ late: true }]])
  expect(await at(daysFromNow(-30))).toEqual([{ kind: 'refused', because: 'time' }, []])
})

test('what is refused writes nothing', async () => {
  const id = await insertApplication(handle.database, ad, { uid: 'student', status: 'offered' })
  expect(await move(id, 'reject')).toEqual({ kind: 'refused', because: 'status' })
  expect([await eventsOf(id), writes.sent, await handle.database.select().from(auditLog)]).toEqual([
    [],
    [],
    [],
  ])
})

test('a draft is nobody’s but the student’s', async () => {
  const id = await insertApplication(handle.database, ad, {
    uid: 'student',
    status: 'draft',
    submittedAt: null,
    replyDueAt: null,
    submitKey: null,
  })
  for (const each of [id, newId(), 'x']) expect(await move(each, 'view')).toEqual({ kind: 'unknown' })
  expect(await createApplicationLists(handle.database).ofJobPost(ad)).toEqual([])
})

test('ten answers at once are one answer', async () => {
  const id = await insertApplication(handle.database, ad, { uid: 'student' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => move(id, 'offer')))
  expect(answers.filter(({ kind }) => kind === 'moved')).toHaveLength(1)
  expect([await eventsOf(id), writes.mails()].map(({ length }) => length)).toEqual([1, 1])
})

test('of an ad’s applications the operator is shown names and dates, of erased ones no name', async () => {
  const later = await insertApplication(handle.database, ad, { submittedAt: testNow })
  const first = await insertApplication(handle.database, ad, {
    status: 'withdrawn',
    profile: null,
    submittedAt: daysFromNow(-50),
    closedAt: daysFromNow(-40),
    eraseAt: daysFromNow(-10),
    erasedAt: daysFromNow(-10),
  })
  const { ofJobPost } = createApplicationLists(handle.database)
  expect(await ofJobPost(ad)).toEqual([
    {
      id: first,
      status: 'withdrawn',
      name: null,
      submittedAt: daysFromNow(-50),
      replyDueAt: daysFromNow(6),
    },
    { id: later, status: 'submitted', name: '山田 花子', submittedAt: testNow, replyDueAt: daysFromNow(6) },
  ])
  expect([await ofJobPost(newId()), await ofJobPost('x')]).toEqual([null, null])
})
