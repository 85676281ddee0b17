import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { questionnaireLimits } from '#contract/questionnaires/saving.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { beginQuestionnaire } from '#server/backend/testing/questionnaires.ts'
import { insertPerson } from '#server/backend/testing/records.ts'

let handle: DatabaseHandle
let backend: ReturnType<typeof createTestBackend>
let run = ''
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'student-1' })
  backend = createTestBackend(handle)
  run = await beginQuestionnaire(backend.services.questionnaires, 'student-1', 'personality')
})
afterAll(() => handle.close())

const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer> =>
  (await (
    await backend.post({ query, variables }, { authorization: 'Bearer valid' })
  ).json()) as GraphqlAnswer
const codeOf = (answer: GraphqlAnswer) => answer.errors?.[0]?.extensions.code ?? null

const answer = { item: 'p1', value: 3, at: 0, milliseconds: 1000 }
const save = (answers: readonly object[], change: Record<string, unknown> = {}) =>
  ask(
    `mutation($run: ID!, $sentAt: Float!, $answers: [QuestionnaireAnswerInput!]!) {
      saveAnswers(questionnaire: personality, run: $run, sentAt: $sentAt, answers: $answers) { state answers } }`,
    { run, sentAt: 0, answers, ...change },
  )

test.each<[string, Parameters<typeof save>]>([
  ['an answer below the first', [[{ ...answer, value: 0 }]]],
  ['an answer beyond the fifth', [[{ ...answer, value: 6 }]]],
  ['an id that is none', [[{ ...answer, item: '__proto__' }]]],
  ['a time before 1970', [[{ ...answer, at: -1 }]]],
  ['a time that is none', [[answer], { sentAt: 1e300 }]],
  ['an answer that took longer than an hour', [[{ ...answer, milliseconds: 3_600_001 }]]],
  ['an answer that took less than nothing', [[{ ...answer, milliseconds: -1 }]]],
  ['more answers than there are', [Array.from({ length: questionnaireLimits.answers + 1 }, () => answer)]],
  ['a run that is none', [[answer], { run: 'x' }]],
])('%s is refused', async (_, input) => {
  expect(codeOf(await save(...input))).toBe('INVALID_INPUT')
})

test('the most that is taken is taken, and an item of the other questionnaire is left out', async () => {
  const all = questionnaireItems('personality').map(({ id }) => ({ ...answer, item: id }))
  const saved = await save([...all, { ...answer, item: 't1' }])
  expect(codeOf(saved)).toBeNull()
  expect(saved.data?.['saveAnswers']).toEqual({ state: 'saved', answers: all.map(() => 3) })
})

test.each([
  '{ questionnaireResult(questionnaire: personality, normGroup: "any") { id } }',
  '{ questionnaireResult(questionnaire: personality, id: "x", normGroup: "any_any") { id } }',
  '{ questionnaireExport(id: "x", format: json) }',
  'mutation { deleteQuestionnaireResult(id: "x") }',
])('%s is refused', async (query) => {
  expect(codeOf(await ask(query))).toBe('INVALID_INPUT')
})

test('what one person does is limited, and saving by a limit of its own', async () => {
  const change = 'mutation { discardQuestionnaireRun(questionnaire: temperament) }'
  for (let times = 0; times < questionnaireLimits.changedAnHour; times += 1)
    await backend.services.questionnaires.may('student-1', 'change')
  expect(codeOf(await ask(change))).toBe('RATE_LIMITED')
  expect(codeOf(await save([answer]))).toBeNull()
  for (let times = 0; times < questionnaireLimits.savedInTenMinutes; times += 1)
    await backend.services.questionnaires.may('student-1', 'save')
  expect(codeOf(await save([answer]))).toBe('RATE_LIMITED')
})
