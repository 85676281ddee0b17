import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nearWorkLimits } from '#contract/questionnaires/fit-rule.ts'
import type { Answers, AnswerValue, Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { DescribedWork } from '#contract/questionnaires/work-aspects.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, consentRecord } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { demoAnswers } from '#server/backend/seed/demo-answers.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { finishQuestionnaire } from '#server/backend/testing/questionnaires.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createDataCipher } from '#server/platform/data-cipher.ts'
import { newId } from '#server/platform/ids.ts'
import { createQuestionnaires } from './questionnaires.ts'

let handle: DatabaseHandle
let companyId = ''
let now = testNow
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const [hanako, taro] = ['hanako', 'taro']
beforeEach(async () => {
  now = testNow
  await handle.database.delete(company)
  await handle.database.delete(consentRecord)
  await handle.database.delete(account)
  for (const uid of [hanako, taro]) await insertPerson(handle.database, { uid })
  companyId = await insertCompany(handle.database)
})

const serviceWith = (cipher = testCipher) => {
  const { work } = createTestWork(handle, () => now)
  const { database } = handle
  const rateLimits = createRateLimits(database, { scale: 1, now: () => now })
  return createQuestionnaires({ database, work, rateLimits, cipher })
}

/** Answers a questionnaire to the end, a minute later each time. */
const finish = async (uid: string, questionnaire: Questionnaire, given: Answers) => {
  now = new Date(now.getTime() + 60_000)
  await finishQuestionnaire(serviceWith(), uid, questionnaire, given)
}
/** Who looks for change (NS1) and thinks first (NS2), and is at ease with known people (HA3). */
const answered = (uid: string) => finish(uid, 'temperament', demoAnswers.temperament.later)
const turned = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, { value }]) => [id, { value: (6 - value) as AnswerValue }]),
  )

const near: DescribedWork = { variety: 5, pace: 1 }
const partly: DescribedWork = { variety: 5, pace: 5 }
const far: DescribedWork = { variety: 1, pace: 5 }
const ad = (workAspects: DescribedWork, given: Partial<typeof jobPost.$inferInsert> = {}) =>
  insertJobPost(handle.database, companyId, { workAspects, ...given })

const listOf = async (uid: string, service = serviceWith()) =>
  (await service.nearWork(uid, testNow))?.jobs.map(({ id, fit }) => [id, fit.overall])

test('near ads first, then those that differ in part, the newest of equal ones first; each says why', async () => {
  await answered(hanako)
  const older = await ad(near, { publishAt: daysFromNow(-3) })
  const half = await ad(partly)
  await ad(far)
  await ad({ variety: 5 })
  await ad({})
  const newer = await ad(near, { publishAt: daysFromNow(-2) })
  expect(await listOf(hanako)).toEqual([
    [newer, 'near'],
    [older, 'near'],
    [half, 'partly'],
  ])
  const shown = await serviceWith().nearWork(hanako, testNow)
  expect(shown?.jobs[2]?.fit.aspects).toMatchObject([
    { aspect: 'variety', described: 5, kind: 'agree', own: { band: { low: expect.any(Number) } } },
    { aspect: 'pace', described: 5, kind: 'differ', own: { band: { high: expect.any(Number) } } },
  ])
})

test('only ads that one can apply to now', async () => {
  await answered(hanako)
  const closed = { closedAt: daysFromNow(-1), closeReason: 'filled' as const }
  await ad(near, { status: 'draft' })
  await ad(near, { status: 'paused' })
  await ad(near, { status: 'closed', ...closed })
  await ad(near, { status: 'removed', ...closed })
  await ad(near, { validThrough: daysFromNow(-0.01) })
  await ad(near, { publishAt: daysFromNow(0.01) })
  const suspended = await insertCompany(handle.database, { status: 'suspended' })
  await insertJobPost(handle.database, suspended, { workAspects: near })
  expect(await listOf(hanako)).toEqual([])
})

test('nothing without consent, without a result, or of what no key opens', async () => {
  await ad(near)
  const service = serviceWith()
  expect(await service.nearWork(hanako, testNow)).toBeNull()
  await service.agree(hanako)
  expect(await service.nearWork(hanako, testNow)).toEqual({
    uid: hanako,
    hasResult: false,
    comparable: false,
    jobs: [],
  })
  await answered(hanako)
  expect(await listOf(hanako)).toHaveLength(1)
  const lost = serviceWith(createDataCipher([Buffer.alloc(32, 9)]))
  expect(await lost.nearWork(hanako, testNow)).toEqual({
    uid: hanako,
    hasResult: false,
    comparable: false,
    jobs: [],
  })
  await service.withdraw(hanako, false)
  expect(await service.nearWork(hanako, testNow)).toBeNull()
})

test('an empty list tells answers that lean on too few aspects from ads that are not near', async () => {
  await answered(hanako)
  expect(await serviceWith().nearWork(hanako, testNow)).toMatchObject({ comparable: true, jobs: [] })
  await ad(near)
  const middle = Object.fromEntries(
    Object.keys(demoAnswers.temperament.later).map((id) => [id, { value: 3 as const }]),
  )
  await finish(taro, 'temperament', middle)
  expect(await serviceWith().nearWork(taro, testNow)).toMatchObject({
    hasResult: true,
    comparable: false,
    jobs: [],
  })
})

test('another person’s results are not looked at', async () => {
  await ad(near)
  await answered(hanako)
  await serviceWith().agree(taro)
  expect(await serviceWith().nearWork(taro, testNow)).toEqual({
    uid: taro,
    hasResult: false,
    comparable: false,
    jobs: [],
  })
  await finish(taro, 'temperament', turned(demoAnswers.temperament.later))
  expect(await listOf(taro)).toEqual([])
  expect(await listOf(hanako)).toHaveLength(1)
})

test('of several results the newest of each questionnaire', async () => {
  const id = await ad(near)
  await finish(hanako, 'temperament', turned(demoAnswers.temperament.later))
  expect(await listOf(hanako)).toEqual([])
  await answered(hanako)
  expect(await listOf(hanako)).toEqual([[id, 'near']])
  // The personality questionnaire knows of an aspect that temperament has nothing of.
  const thinking = await ad({ matter: 5, pace: 1 })
  expect(await listOf(hanako)).toEqual([[id, 'near']])
  await finish(hanako, 'personality', demoAnswers.personality.later)
  expect((await listOf(hanako))?.map(([each]) => each).toSorted()).toEqual([id, thinking].toSorted())
})

test('it looks at so many ads, the newest, and shows so few', async () => {
  await answered(hanako)
  const oldest = await ad(near, { publishAt: daysFromNow(-9) })
  const model = await ad(far)
  const [row] = await handle.database.select().from(jobPost).where(eq(jobPost.id, model))
  const [found] = await handle.database.select().from(jobSearch).where(eq(jobSearch.jobPostId, model))
  if (row === undefined || found === undefined) throw new Error('There is no ad')
  const ids = Array.from({ length: nearWorkLimits.looked - 2 }, newId)
  await handle.database.insert(jobPost).values(ids.map((id) => ({ ...row, id })))
  await handle.database.insert(jobSearch).values(ids.map((jobPostId) => ({ ...found, jobPostId })))
  expect(await listOf(hanako)).toEqual([[oldest, 'near']])
  await ad(far)
  expect(await listOf(hanako)).toEqual([])
  for (let index = 0; index <= nearWorkLimits.shown; index += 1) await ad(near)
  expect(await listOf(hanako)).toHaveLength(nearWorkLimits.shown)
})
