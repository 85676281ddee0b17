import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { answerWords, questionnaireOutlines } from '#contract/questionnaires/questionnaire.ts'
import type { ExportFormat } from '#contract/questionnaires/saving.ts'
import { scoreFigures, scoreName } from '#contract/questionnaires/words/score-words.ts'
import type { Database } from '#server/backend/database/open.ts'
import { csvOf } from '#server/platform/csv.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { codedScores } from './scores.ts'
import { resultsOf } from './result-rows.ts'

type Asked = { uid: string; id: string; format: ExportFormat }

type Figure = { field: string; name: string; value: number; meaning: string }
const ends = { low: 'から', high: 'まで' } as const

/** The figures of a score by their Japanese names; both ends of a range. */
const figuresOf = (score: object): readonly Figure[] =>
  Object.entries(scoreFigures).flatMap(([field, { name, meaning }]): Figure[] => {
    const value: unknown = Reflect.get(score, field)
    if (typeof value === 'number') return [{ field, name, value, meaning }]
    if (typeof value !== 'object' || value === null) return []
    return (['low', 'high'] as const).flatMap((end) => {
      const bound: unknown = Reflect.get(value, end)
      return typeof bound === 'number'
        ? [{ field: `${field}.${end}`, name: `${name}（${ends[end]}）`, value: bound, meaning }]
        : []
    })
  })

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
  const scores = codedScores(content.scores).map(({ code, score }) => ({
    code,
    name: scoreName(code),
    figures: figuresOf(score),
  }))
  if (format === 'json')
    return JSON.stringify(
      { questionnaire, name, version, finishedAt, answers, scores, detail: content.scores },
      null,
      2,
    )
  return csvOf(
    ['種類', '記号', '内容', '値', '説明', 'かかった時間（ミリ秒）'],
    [
      ...answers.map(({ item, text, value, words, milliseconds }) => [
        '回答',
        item,
        text,
        value,
        words,
        milliseconds ?? '',
      ]),
      ...scores.flatMap(({ code, name: scale, figures }) =>
        figures.map((figure) => ['得点', code, `${scale}：${figure.name}`, figure.value, figure.meaning, '']),
      ),
    ],
  )
}
