import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reportReasons } from '#contract/codes/report.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { report, reportInquiry } from '#server/backend/database/schema/report.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { openReports } from '#server/backend/testing/reports.ts'
import { newId } from '#server/platform/ids.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof openReports>
let companyId = ''
let ad = ''
let count = 0

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  site = openReports(handle)
  count += 1
  companyId = await insertCompany(handle.database)
  ad = await insertJobPost(handle.database, companyId)
  for (const role of ['owner', 'recruiter', 'viewer'] as const)
    await insertMember(handle.database, companyId, `${role}-${count}`, role)
})

const secret = '花子だけが知っていること'
const reporter = () => `reporter-${count}@example.jp`
const send = async (given: Parameters<typeof site.send>[1] = {}) => {
  const sent = await site.send(ad, { body: secret, email: reporter(), ...given })
  if (sent.kind !== 'accepted') throw new Error(sent.kind)
  return sent.id
}
const questions = () => site.company.list(companyId)
const question = async () => {
  const [first] = await questions()
  if (first === undefined) throw new Error('Nothing was asked')
  return first
}
const answer = async (uid: string, text: string, of = companyId) =>
  site.company.answer(uid, { companyId: of, id: (await question()).id, text })
const told = (kind: string) =>
  site
    .mails()
    .filter((mail) => mail.kind === kind)
    .map(({ to }) => to)
const answerers = () => [`owner-${count}@example.com`, `recruiter-${count}@example.com`]

test('several reports of an ad are one line for the operator, and one question to its company', async () => {
  await send({ reasons: ['fraud'] })
  site.at(daysFromNow(0.1))
  await send({ reasons: ['false_terms', 'fraud'] })
  const other = await insertJobPost(handle.database, companyId)
  await site.send(other)
  const lines = (await site.lists.open()).filter(({ jobPostId }) => [ad, other].includes(jobPostId))
  expect(lines.map(({ jobPostId, reports }) => [jobPostId, reports])).toEqual([
    [ad, 2],
    [other, 1],
  ])
  expect(lines[0]).toMatchObject({ since: testNow, inquiry: null })
  expect(lines[0]?.reasons.toSorted()).toEqual(['false_terms', 'fraud', 'fraud'])

  expect(await site.ask(ad, '給与の内訳を教えてください。')).toMatchObject({ kind: 'done', reports: 2 })
  expect(told('report-question')).toEqual(answerers())
  expect(await questions()).toMatchObject([
    { reasons: ['false_terms', 'fraud'], question: '給与の内訳を教えてください。', answer: null },
  ])
  expect(await site.company.waiting(companyId)).toBe(1)
  expect((await site.ask(ad)).kind).toBe('asked')
  expect(told('report-question')).toHaveLength(2)
})

test('every reason may be given at once, a breach of law too, and the company reads each', async () => {
  await send({ reasons: [...reportReasons] })
  await site.ask(ad)
  expect(reportReasons).toContain('unlawful_terms')
  expect((await question()).reasons).toEqual(reportReasons)
})

test('what a company is told and reads names no reporter, no words of theirs and no day', async () => {
  site.at(daysFromNow(-0.5))
  await insertPerson(handle.database, { uid: `hanako-${count}` })
  const id = await send({ person: { uid: `hanako-${count}`, email: reporter() } })
  site.at(testNow)
  await site.ask(id, '')
  await answer(`owner-${count}`, '事実ではありません。')
  await site.close(id, { outcome: 'no_problem', reason: '確認できませんでした。' })
  const toCompany = site.mails().filter(({ to }) => answerers().includes(to))
  expect(toCompany).toHaveLength(4)
  const read = JSON.stringify([toCompany, await questions()])
  for (const part of [
    secret,
    reporter(),
    `hanako-${count}`,
    id,
    daysFromNow(-0.5).toISOString().slice(0, 10),
  ])
    expect(read).not.toContain(part)
})

test('a company answers once, a second member is told, and the operator hears of it', async () => {
  await send()
  await site.ask(ad)
  expect(await answer(`owner-${count}`, '確認して直しました。')).toBe('done')
  expect(await answer(`recruiter-${count}`, '別の回答')).toBe('answered')
  expect(await question()).toMatchObject({ answer: '確認して直しました。', answeredAt: testNow })
  expect(told('report-answered')).toEqual(['desk@example.com'])
  expect(await site.company.waiting(companyId)).toBe(0)
  const lines = await handle.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `report_inquiry:${(await question()).id}`))
  expect(lines.map(({ action, actorUid }) => [action, actorUid])).toEqual([
    ['report.asked', null],
    ['report.answered', `owner-${count}`],
  ])
  // Once more, about the same.
  expect((await site.ask(ad, 'もう一つ教えてください。')).kind).toBe('done')
  expect(await site.company.waiting(companyId)).toBe(1)
})

test('of two who answer at the same moment the second is told, and writes nothing', async () => {
  await send()
  await site.ask(ad)
  const { id } = await question()
  const commit = await holdRows(handle, (transaction) =>
    transaction
      .update(reportInquiry)
      .set({ answer: '先の回答', answeredAt: testNow })
      .where(eq(reportInquiry.id, id)),
  )
  const second = answer(`recruiter-${count}`, '後の回答')
  await untilWaiting(handle, second)
  await commit()
  expect(await second).toBe('answered')
  expect(await question()).toMatchObject({ answer: '先の回答' })
})

test('another company’s question is none', async () => {
  await send()
  await site.ask(ad)
  const other = await insertCompany(handle.database)
  expect(await answer(`owner-${count}`, '答え', other)).toBe(null)
  expect(await site.company.list(other)).toEqual([])
  expect(await site.company.waiting(other)).toBe(0)
  expect(await site.company.answer('x', { companyId, id: newId(), text: '答え' })).toBe(null)
})

test('a suspended company is asked about an ad that was taken down, answers, and hears the outcome', async () => {
  await send()
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  await handle.database
    .update(jobPost)
    .set({ status: 'removed', closedAt: testNow, closeReason: 'violation' })
    .where(eq(jobPost.id, ad))
  expect(await site.ask(ad)).toMatchObject({ kind: 'done', told: answerers() })
  expect(await answer(`recruiter-${count}`, 'ご説明します。')).toBe('done')
  expect(await site.close(ad, { outcome: 'removed', reason: '条件が違うため' })).toMatchObject({
    kind: 'done',
    told: answerers(),
  })
})

test('both sides are told the outcome, each address once, and a closed report is closed', async () => {
  const one = await send({ revision: 1 })
  await send()
  await send({ email: null })
  await site.ask(ad)
  const closed = await site.close(ad, { outcome: 'warned', reason: '書き方を改めるよう求めました。' })
  expect(closed).toMatchObject({ kind: 'done', reports: 3, reporters: 1 })
  expect(told('report-closed')).toEqual([reporter()])
  expect(told('report-outcome')).toEqual(answerers())
  expect(await question()).toMatchObject({ outcome: 'warned', closedAt: testNow })
  const lines = await handle.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `report:${one}`))
  expect(lines).toMatchObject([
    {
      actor: 'operator:tester',
      action: 'report.closed',
      detail: { outcome: 'warned', reason: '書き方を改めるよう求めました。' },
    },
  ])
  // What the operator decided meanwhile is told to who answers later.
  expect(await answer(`owner-${count}`, '遅くなりました。')).toBe('closed')
  expect(await question()).toMatchObject({ answer: null })
  for (const id of [one, ad, newId(), 'x'])
    expect(await site.close(id, { outcome: 'warned', reason: 'もう一度' })).toEqual({ kind: 'unknown' })
  expect((await site.ask(one)).kind).toBe('unknown')
  expect((await site.lists.open()).some(({ jobPostId }) => jobPostId === ad)).toBe(false)
  expect(await site.lists.find(one)).toMatchObject({ jobPostId: ad, reports: [{}, {}, {}], inquiries: [{}] })
})

test('a question stays open while one of its reports is', async () => {
  const [one, two] = [await send(), await send()]
  await site.ask(ad)
  await site.close(one, { outcome: 'no_problem', reason: '一つ目' })
  expect(await question()).toMatchObject({ closedAt: null })
  await site.close(two, { outcome: 'warned', reason: '二つ目' })
  expect(await question()).toMatchObject({ outcome: 'warned' })
})

test('of a report that was asked about anew both questions end with it, and no sooner', async () => {
  const one = await send()
  await site.ask(one)
  await answer(`owner-${count}`, '一度目の答え')
  const later = await send()
  await site.ask(one)
  await site.close(later, { outcome: 'no_problem', reason: '別のこと' })
  expect((await questions()).map(({ closedAt }) => closedAt)).toEqual([null, null])
  await site.close(one, { outcome: 'warned', reason: '終わり' })
  expect((await questions()).map(({ outcome }) => outcome)).toEqual(['warned', 'warned'])
})

test('closed one by one with the same words they are one mail to the company, and one to each who reported', async () => {
  const close = async (id: string, reason = '改めるよう求めました。') => {
    const before = told('report-outcome').length
    await site.close(id, { outcome: 'warned', reason })
    return told('report-outcome').length - before
  }
  const both = 2
  const [one, two, three, other, later] = [
    await send({ reasons: ['fraud', 'discrimination'] }),
    await send({ reasons: ['fraud'] }),
    await send({ reasons: ['fraud'] }),
    await send({ reasons: ['fraud', 'already_closed'] }),
    await send({ reasons: ['fraud'] }),
  ]
  expect(await close(one)).toBe(both)
  expect(await site.close(two, { outcome: 'warned', reason: '改めるよう求めました。' })).toMatchObject({
    kind: 'done',
    told: [],
    toldBefore: true,
    reporters: 1,
  })
  expect(told('report-closed')).toHaveLength(2)
  // Other words, other reasons and another ad are news; so is the end of a question.
  expect(await close(three, '別の言葉')).toBe(both)
  expect(await close(other)).toBe(both)
  const asked = await send({ reasons: ['fraud'] })
  await site.ask(asked)
  expect(await close(asked)).toBe(both)
  site.at(new Date(daysFromNow(1).getTime() + 1))
  expect(await close(later)).toBe(both)
})

test('an outcome that is not so is not told', async () => {
  await send({ revision: 1 })
  const close = (outcome: 'removed' | 'ended' | 'corrected') => site.close(ad, { outcome, reason: '理由' })
  expect(await close('removed')).toEqual({ kind: 'untrue', because: 'not_removed' })
  expect(await close('ended')).toEqual({ kind: 'untrue', because: 'not_ended' })
  expect(await close('corrected')).toEqual({ kind: 'untrue', because: 'not_corrected' })
  expect(told('report-closed')).toEqual([])
  await handle.database.update(jobPost).set({ revision: 2 }).where(eq(jobPost.id, ad))
  expect((await close('corrected')).kind).toBe('done')
})

test('180 days after its close a report says neither who nor what, to the instant; an open one stays', async () => {
  const one = await send()
  await site.ask(one, '質問の文面')
  await answer(`owner-${count}`, '回答の文面')
  await site.close(one, { outcome: 'warned', reason: '結果の文面' })
  const open = await send()
  site.at(new Date(daysFromNow(180).getTime() - 1))
  await site.eraseDue()
  expect(await site.lists.find(one)).toMatchObject({ reports: [{}, { body: secret, email: reporter() }] })
  site.at(daysFromNow(180))
  expect(await site.eraseDue()).toBeGreaterThan(0)
  const [kept] = await handle.database.select().from(report).where(eq(report.id, one))
  expect(kept).toMatchObject({ body: '', uid: null, email: null, outcomeReason: null, outcome: 'warned' })
  expect(await question()).toMatchObject({
    question: '',
    answer: null,
    outcomeReason: null,
    outcome: 'warned',
  })
  expect(await site.eraseDue()).toBe(0)
  site.at(daysFromNow(2000))
  await site.eraseDue()
  const [waits] = await handle.database.select().from(report).where(eq(report.id, open))
  expect(waits).toMatchObject({ body: secret, erasedAt: null })
})

test('the end of an account leaves its reports, without it and its address, and nobody else’s', async () => {
  const uid = `hanako-${count}`
  const email = `${uid}@example.com`
  await insertPerson(handle.database, { uid })
  const person = { uid, email }
  const ids = [await send({ person }), await send({ email }), await send()]
  await site.work({ kind: 'task', name: 'test' }, (unit) => deleteAccount(unit, uid, 'asked'))
  const rows = await handle.database.select().from(report).where(eq(report.jobPostId, ad))
  expect(
    ids.map((id) => rows.find((row) => row.id === id)).map((row) => [row?.uid, row?.email, row?.body]),
  ).toEqual([
    [null, null, secret],
    [null, null, secret],
    [null, reporter(), secret],
  ])
})

test('the end of an account takes no address from reports that it never verified', async () => {
  const email = `unverified-${count}@example.com`
  await insertPerson(handle.database, { uid: `unverified-${count}`, emailVerifiedAt: null })
  const id = await send({ email })
  await site.work({ kind: 'task', name: 'test' }, (unit) =>
    deleteAccount(unit, `unverified-${count}`, 'asked'),
  )
  const [row] = await handle.database.select().from(report).where(eq(report.id, id))
  expect(row?.email).toBe(email)
})

test('a question is asked of nobody who left, and of a company without people it is kept', async () => {
  const lonely = await insertCompany(handle.database)
  ad = await insertJobPost(handle.database, lonely)
  await send()
  expect(await site.ask(ad)).toMatchObject({ kind: 'done', told: [] })
  expect(await handle.database.$count(reportInquiry, eq(reportInquiry.companyId, lonely))).toBe(1)
})
