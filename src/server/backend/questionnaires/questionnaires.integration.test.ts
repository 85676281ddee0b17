import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { mixedNormGroup } from '#contract/questionnaires/norm-groups.ts'
import type { AnswerValue, Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import { questionnaireLimits } from '#contract/questionnaires/saving.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, consentRecord } from '#server/backend/database/schema/account.ts'
import { questionnaireResult, questionnaireRun } from '#server/backend/database/schema/questionnaire.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import {
  beginQuestionnaire,
  finishQuestionnaire,
  sameAnswers,
} from '#server/backend/testing/questionnaires.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createDataCipher } from '#server/platform/data-cipher.ts'
import { newId } from '#server/platform/ids.ts'
import { createDataKeys } from './data-keys.ts'
import { createQuestionnaires } from './questionnaires.ts'

let handle: DatabaseHandle
let now = testNow
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const hanako = 'hanako'
const taro = 'taro'
beforeEach(async () => {
  now = testNow
  await handle.database.delete(consentRecord)
  await handle.database.delete(account)
  for (const uid of [hanako, taro]) await insertPerson(handle.database, { uid })
})

const serviceWith = (cipher = testCipher) => {
  const { work } = createTestWork(handle, () => now)
  const { database } = handle
  const rateLimits = createRateLimits(database, { scale: 1, now: () => now })
  return createQuestionnaires({ database, work, rateLimits, cipher })
}
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const begin = (uid: string, questionnaire: Questionnaire = 'temperament') =>
  beginQuestionnaire(serviceWith(), uid, questionnaire)
const save = (uid: string, run: string, value: AnswerValue, count?: number) =>
  serviceWith().save(uid, {
    questionnaire: 'temperament',
    run,
    sentAt: 0,
    answers: sameAnswers('temperament', value, count),
  })
const finish = (uid: string, questionnaire: Questionnaire = 'temperament', value?: AnswerValue) =>
  finishQuestionnaire(serviceWith(), uid, questionnaire, value)

const asked = { questionnaire: 'temperament', id: null, normGroup: mixedNormGroup } as const

test('nothing is begun, kept or scored without consent, nor after it was withdrawn', async () => {
  const service = serviceWith()
  expect(await service.start(hanako, 'temperament', false)).toBe('no_consent')
  expect(await handle.database.select().from(questionnaireRun)).toEqual([])
  const run = await begin(hanako)
  expect(await service.start(taro, 'temperament', false)).toBe('no_consent')
  expect(await service.withdraw(hanako, false)).toBe(true)
  expect(await save(hanako, run, 3)).toEqual({ state: 'no_consent', answers: [] })
  expect(await service.finish(hanako, 'temperament', run)).toEqual({ state: 'no_consent', id: null })
  expect(await service.run(hanako, 'temperament')).toBeNull()
  expect(await service.agree(hanako)).toBe(true)
  expect(await service.agree(hanako)).toBe(false)
  expect((await service.run(hanako, 'temperament'))?.id).toBe(run)
  const proofs = await handle.database.select().from(consentRecord).where(eq(consentRecord.uid, hanako))
  expect(proofs.map(({ document }) => document).filter((each) => each.startsWith('questionnaires'))).toEqual([
    'questionnaires',
    'questionnaires_withdrawn',
    'questionnaires',
  ])
})

test('who agreed to other words is asked again', async () => {
  await begin(hanako)
  await handle.database.update(consentRecord).set({ version: '0 x' }).where(eq(consentRecord.uid, hanako))
  expect(await serviceWith().start(hanako, 'personality', false)).toBe('no_consent')
})

test('withdrawing shows no result, leaves what is there, and erases it on demand', async () => {
  const id = await finish(hanako)
  await begin(hanako)
  const service = serviceWith()
  await service.withdraw(hanako, false)
  expect(await service.result(hanako, asked)).toBeNull()
  const overview = await service.overview(hanako)
  expect(overview.agreed).toBe(false)
  expect(overview.list[1]?.results.map((result) => [result.id, result.report])).toEqual([[id, null]])
  expect(await service.exportResult(hanako, id, 'json')).toContain('"value": 4')
  const copy = (await service.exportResult(hanako, id, 'csv')) ?? ''
  expect(copy).toContain('変化との向き合い方：答えの平均')
  expect(copy).toContain('変化との向き合い方：約9割の範囲（から）')
  expect(copy).toContain('比べる基準はありません')
  await finish(taro)
  expect(await service.withdraw(hanako, true)).toBe(false)
  const left = await handle.database.select().from(questionnaireResult)
  expect(left.map(({ uid }) => uid)).toEqual([taro])
  expect(await handle.database.select().from(questionnaireRun)).toEqual([])
})

test('answers of two devices come together, and one run at a time is there', async () => {
  const run = await begin(hanako)
  const service = serviceWith()
  expect(await service.start(hanako, 'temperament', false)).toBe('running')
  await save(hanako, run, 2, 2)
  later(1)
  const second = await service.save(hanako, {
    questionnaire: 'temperament',
    run,
    sentAt: 50,
    answers: [{ item: questionnaireItems('temperament')[1]?.id ?? '', value: 5, at: 50, milliseconds: null }],
  })
  expect(second.answers.slice(0, 3)).toEqual([2, 5, 0])
  expect((await service.run(hanako, 'temperament'))?.answers?.slice(0, 3)).toEqual([2, 5, 0])
})

test('answers to a run that is over, or of another person, are not taken', async () => {
  const run = await begin(hanako)
  const other = await begin(taro)
  expect((await save(hanako, other, 5)).state).toBe('no_run')
  await serviceWith().discard(hanako, 'temperament')
  const next = await begin(hanako)
  expect((await save(hanako, run, 5)).state).toBe('no_run')
  expect((await serviceWith().run(hanako, 'temperament'))?.answers?.every((value) => value === 0)).toBe(true)
  expect((await save(hanako, next, 5, 1)).state).toBe('saved')
  expect((await serviceWith().finish(hanako, 'temperament', other)).state).toBe('no_run')
})

test('half of the answers are enough for a result, fewer are not', async () => {
  const run = await begin(hanako)
  await save(hanako, run, 3, 39)
  const service = serviceWith()
  expect(await service.finish(hanako, 'temperament', run)).toEqual({ state: 'too_few', id: null })
  await save(hanako, run, 3, 40)
  const done = await service.finish(hanako, 'temperament', run)
  expect(done.state).toBe('finished')
  expect(await service.run(hanako, 'temperament')).toBeNull()
  expect(await service.finish(hanako, 'temperament', run)).toEqual({ state: 'no_run', id: null })
  expect((await service.result(hanako, asked))?.report?.minutes).toBe(2)
})

test('a result is its person’s alone: others see, export and delete nothing', async () => {
  const id = await finish(hanako)
  const service = serviceWith()
  await service.agree(taro)
  expect(await service.result(taro, { ...asked, id })).toBeNull()
  expect(await service.exportResult(taro, id, 'csv')).toBeNull()
  expect(await service.remove(taro, id)).toBe(false)
  expect((await service.overview(taro)).list.flatMap(({ results }) => results)).toEqual([])
  expect((await service.result(hanako, { ...asked, id }))?.id).toBe(id)
  expect(await service.remove(hanako, id)).toBe(true)
  expect(await service.result(hanako, { ...asked, id })).toBeNull()
})

test('the newest result is shown first, a result of the other questionnaire under neither name', async () => {
  const first = await finish(hanako)
  later(60)
  const second = await finish(hanako, 'temperament', 2)
  const personality = await finish(hanako, 'personality')
  const service = serviceWith()
  expect((await service.result(hanako, asked))?.id).toBe(second)
  expect((await service.result(hanako, { ...asked, id: first }))?.report?.changes).toBeNull()
  expect((await service.result(hanako, { ...asked, id: second }))?.report?.changes).not.toBeNull()
  expect(await service.result(hanako, { ...asked, id: personality })).toBeNull()
  const { list } = await service.overview(hanako)
  expect(list.map(({ results }) => results.map(({ id }) => id))).toEqual([[personality], [second, first]])
})

test('no more results are kept than a person may have', async () => {
  await finish(hanako)
  const [row] = await handle.database.select().from(questionnaireResult)
  if (row === undefined) throw new Error('There is no result')
  for (let more = 1; more < questionnaireLimits.results; more += 1)
    await handle.database.insert(questionnaireResult).values({ ...row, id: randomUUID() })
  expect(await serviceWith().start(hanako, 'temperament', false)).toBe('full')
  expect(await serviceWith().start(hanako, 'personality', false)).toBe('started')
})

test('answers to items that stand in both are taken over on demand alone', async () => {
  await finish(hanako, 'personality', 5)
  const service = serviceWith()
  const { shared } = (await service.overview(hanako)).list[1] ?? { shared: 0 }
  expect(shared).toBe(24)
  await begin(hanako)
  expect((await service.run(hanako, 'temperament'))?.answers?.every((value) => value === 0)).toBe(true)
  await service.discard(hanako, 'temperament')
  expect(await service.start(hanako, 'temperament', true)).toBe('started')
  expect((await service.run(hanako, 'temperament'))?.answers?.filter((value) => value === 5)).toHaveLength(24)
})

test('the account’s deletion takes everything along', async () => {
  await finish(hanako)
  await begin(hanako)
  await handle.database.delete(account).where(eq(account.uid, hanako))
  expect(await handle.database.select().from(questionnaireRun)).toEqual([])
  expect(await handle.database.select().from(questionnaireResult)).toEqual([])
})

test('what lies in the tables tells nothing without the key, and opens for no other row or person', async () => {
  const id = await finish(hanako)
  const [row] = await handle.database.select().from(questionnaireResult)
  expect(JSON.stringify(row)).not.toMatch(/value|t1"|scales/)
  await handle.database.update(questionnaireResult).set({ uid: taro })
  const service = serviceWith()
  await service.agree(taro)
  expect((await service.result(taro, { ...asked, id }))?.report).toBeNull()
  expect(await service.exportResult(taro, id, 'json')).toBeNull()
  expect(await service.remove(taro, id)).toBe(true)
})

test('a run that no key opens is not written over', async () => {
  const run = await begin(hanako)
  await save(hanako, run, 4, 3)
  const lost = serviceWith(createDataCipher([Buffer.alloc(32, 9)]))
  const answers = sameAnswers('temperament', 1, 1)
  const saved = await lost.save(hanako, { questionnaire: 'temperament', run, sentAt: 0, answers })
  expect(saved).toEqual({ state: 'unreadable', answers: [] })
  expect(await lost.finish(hanako, 'temperament', run)).toEqual({ state: 'unreadable', id: null })
  expect((await serviceWith().run(hanako, 'temperament'))?.answers?.slice(0, 3)).toEqual([4, 4, 4])
  // It is told, so that it can be thrown away.
  expect((await lost.overview(hanako)).list[1]).toMatchObject({ answered: 0, unreadable: true })
  expect((await serviceWith().overview(hanako)).list[1]).toMatchObject({ answered: 3, unreadable: false })
  expect(await lost.run(hanako, 'temperament')).toMatchObject({ id: run, answers: null })
  expect(await lost.start(hanako, 'temperament', false)).toBe('running')
  expect(await lost.discard(hanako, 'temperament')).toBe(true)
})

test('the change of keys encrypts anew what it can read, and leaves the rest', async () => {
  const id = await finish(hanako)
  await begin(hanako)
  await finish(taro)
  await handle.database
    .update(questionnaireResult)
    .set({ content: 'lost.AAAA', keyId: 'lost' })
    .where(eq(questionnaireResult.uid, taro))
  const next = createDataCipher([Buffer.alloc(32, 8), Buffer.alloc(32, 7)])
  const { work } = createTestWork(handle, () => now)
  const keys = createDataKeys({ work, cipher: next })
  expect(await keys.renewOld()).toBe(2)
  expect(await keys.renewOld()).toBe(0)
  const alone = serviceWith(createDataCipher([Buffer.alloc(32, 8)]))
  expect((await alone.result(hanako, { ...asked, id }))?.report).not.toBeNull()
  expect((await alone.run(hanako, 'temperament'))?.id).toBeTypeOf('string')
  const rows = await handle.database.select({ keyId: questionnaireResult.keyId }).from(questionnaireResult)
  expect(rows.map(({ keyId }) => keyId).toSorted()).toEqual([next.keyId, 'lost'].toSorted())
})

test('more rows than one portion are encrypted anew', async () => {
  await finish(hanako)
  const [row] = await handle.database.select().from(questionnaireResult)
  if (row === undefined) throw new Error('There is no result')
  const rows = Array.from({ length: 205 }, () => {
    const id = newId()
    const content = testCipher.encrypt('{}', ['questionnaire_result', id, hanako])
    return { ...row, id, content }
  })
  await handle.database.insert(questionnaireResult).values(rows)
  const { work } = createTestWork(handle, () => now)
  const next = createDataCipher([Buffer.alloc(32, 8), Buffer.alloc(32, 7)])
  expect(await createDataKeys({ work, cipher: next }).renewOld()).toBe(206)
})

test('the audit log names what was done, and nothing of how it came out', async () => {
  const id = await finish(hanako, 'personality')
  await serviceWith().remove(hanako, id)
  await serviceWith().withdraw(hanako, true)
  const lines = await handle.database.select().from(auditLog).where(eq(auditLog.actorUid, hanako))
  expect([...new Set(lines.map(({ action, subject, detail }) => [action, subject, detail]))]).toEqual(
    expect.arrayContaining([
      ['questionnaires.agreed', 'account:hanako', null],
      ['questionnaire.finished', 'account:hanako', null],
      ['questionnaire.result_deleted', 'account:hanako', null],
      ['questionnaires.withdrawn', 'account:hanako', { erase: true }],
    ]),
  )
})
