import { drawnAnswer } from '#components/files/drawn-answer.ts'
import type { Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { ResultFormat } from '#contract/questionnaires/result-file.ts'

const types = {
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<ResultFormat, string>

/** A result for its person alone. */
export const resultFileAnswer = (
  drawn: Awaited<ReturnType<App.Locals['drawResult']>>,
  { questionnaire, format }: { questionnaire: Questionnaire; format: ResultFormat },
): Response =>
  drawnAnswer(drawn, {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${questionnaire}.${format}"`,
    'cache-control': 'private, no-store',
  })
