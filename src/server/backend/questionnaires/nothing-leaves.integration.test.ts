import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { questionnaires, type Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { demoAnswers } from '#server/backend/seed/demo-answers.ts'
import { createTestBackend, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'

let handle: DatabaseHandle
let backend: ReturnType<typeof createTestBackend>
beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'student-1' })
  backend = createTestBackend(handle)
  const companyId = await insertCompany(handle.database)
  for (const value of [1, 5] as const)
    await insertJobPost(handle.database, companyId, {
      workAspects: { people: value, variety: value, encounters: value, pace: value },
    })
})
afterAll(() => handle.close())

/** Nobody else writes these: what an answer took, and values that no answer has. */
const marks = ['2718281', '3141592', '777777', 'q9999']

/** Those of the marks, and of the words that scores are written with, that stand in a text. */
const marksIn = (text: string): string[] =>
  [...marks, '"scales"', '"facets"', '"domains"', '"percentile"', '"agree"', '"differ"'].filter((mark) =>
    text.includes(mark),
  )

const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer> =>
  (await (
    await backend.post({ query, variables }, { authorization: 'Bearer valid' })
  ).json()) as GraphqlAnswer

const save = `mutation($of: Questionnaire!, $run: ID!, $answers: [QuestionnaireAnswerInput!]!) {
  saveAnswers(questionnaire: $of, run: $run, sentAt: 0, answers: $answers) { state } }`

/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  const tables = await handle.database.execute(
    sql`select table_schema as s, table_name as t from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { s, t } of tables.rows as { s: string; t: string }[]) {
    const rows = await handle.database.execute(
      sql`select r::text as row from ${sql.identifier(s)}.${sql.identifier(t)} r`,
    )
    texts.push(...rows.rows.map((row) => `${t} ${String(row['row'])}`))
  }
  return texts.join('\n')
}

const answerAll = async (of: Questionnaire): Promise<string> => {
  expect(await ask(`mutation { startQuestionnaire(questionnaire: ${of}, reuse: false) }`)).toEqual({
    data: { startQuestionnaire: 'started' },
  })
  const found = await ask(`{ questionnaireRun(questionnaire: ${of}) { id } }`)
  const run = String(Reflect.get(Object(found.data?.['questionnaireRun']), 'id'))
  const answers = questionnaireItems(of).map(({ id }, index) => ({
    item: id,
    value: demoAnswers[of].later[id]?.value ?? 3,
    at: 0,
    milliseconds: Number(marks[index % 2]),
  }))
  expect(await ask(save, { of, run, answers })).toEqual({ data: { saveAnswers: { state: 'saved' } } })
  return run
}

test('nothing of what was answered stands in clear in a table, log, task, mail or notice', async () => {
  await ask('mutation { agreeToQuestionnaires }')
  for (const of of questionnaires) {
    const run = await answerAll(of)
    const bad = [
      { item: 'q9999', value: 777777, at: 0, milliseconds: 2718281 },
      { item: 'p1', value: 3, at: 'x3141592', milliseconds: 1 },
    ]
    for (const answer of bad) {
      const refused = await ask(save, { of, run, answers: [answer] })
      expect(refused.errors?.[0]?.extensions.code).toMatch(/INVALID_INPUT|BAD_REQUEST/)
      for (const mark of marks) expect(JSON.stringify(refused)).not.toContain(mark)
    }
    // Half-way, and once it is finished.
    expect(marksIn(await everything())).toEqual([])
    const done = await ask(`mutation { finishQuestionnaire(questionnaire: ${of}, run: "${run}") { state } }`)
    expect(done.data?.['finishQuestionnaire']).toEqual({ state: 'finished' })
  }
  const shown = await ask('{ ownQuestionnaires { list { results { report } } } }')
  expect(JSON.stringify(shown)).toContain('scales')
  // Looking at what is near writes nothing, and tells nobody.
  const before = await everything()
  const near = await ask('{ nearWork { jobs { fit jobPost { id } } } }')
  expect(JSON.stringify(near)).toMatch(/"agree"|"differ"/)
  expect(await everything()).toBe(before)
  const told = [await everything(), backend.logged(), JSON.stringify([backend.sent, backend.told])]
  expect(told.flatMap(marksIn)).toEqual([])
  // What was looked through is not empty.
  expect(await everything()).toContain('questionnaire.finished')
})

test.each(['{ ownQuestionnaires { agreed } }', '{ nearWork { hasResult } }'])(
  'answers are read by their person with the key alone: the answer to %s is kept nowhere',
  async (query) => {
    const answer = await backend.post({ query }, { authorization: 'Bearer valid' })
    expect(answer.headers.get('cache-control')).toContain('no-store')
  },
)
