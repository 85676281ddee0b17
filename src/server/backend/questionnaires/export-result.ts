import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { answerWords, questionnaireOutlines } from '#contract/questionnaires/questionnaire.ts'
import type { ExportFormat } from '#contract/questionnaires/saving.ts'
import type { Database } from '#server/backend/database/open.ts'
import { csvOf } from '#server/backend/csv.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { codedScores } from './scores.ts'
import { resultsOf } from './result-rows.ts'

type Asked = { uid: string; id: string; format: ExportFormat }

/** One result with its answers, as its person takes it along; null: it is not theirs, is gone, or no key opens it. */
export const exportResult = async (
  database: Database,
  cipher: DataCipher,
  { uid, id, format }: Asked,
): Promise<string | null> => {
  const row = (await resultsOf(database, cipher, uid)).find((each) => each.id === id)
  if (row === undefined || row.content === null) return null
  const { questionnaire, version, finishedAt, content } = row
  const { name } = questionnaireOutlines[questionnaire]
  const answers = questionnaireItems(questionnaire).flatMap(({ id: item, text }) => {
    const answer = content.answers[item]
    return answer === undefined ? [] : [{ item, text, ...answer, words: answerWords[answer.value] }]
  })
  if (format === 'json')
    return JSON.stringify(
      { questionnaire, name, version, finishedAt, answers, scores: content.scores },
      null,
      2,
    )
  return csvOf(
    ['種類', '記号', '内容', '値', '説明', 'ミリ秒'],
    [
      ...answers.map(({ item, text, value, words, milliseconds }) => [
        '回答',
        item,
        text,
        value,
        words,
        milliseconds ?? '',
      ]),
      ...codedScores(content.scores).flatMap(({ code, score }) =>
        Object.entries(score).flatMap(([field, value]) =>
          typeof value === 'number' ? [['得点', code, field, value, '', '']] : [],
        ),
      ),
    ],
  )
}
