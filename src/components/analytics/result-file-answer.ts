import type { Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { ResultFormat } from '#contract/questionnaires/result-file.ts'

/** Seconds after which the line of drawings has surely moved on. */
const retrySeconds = 5

const types = {
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<ResultFormat, string>

/** A result for its person alone; 503 with `Retry-After` while too many others wait for theirs. */
export const resultFileAnswer = (
  drawn: Awaited<ReturnType<App.Locals['drawResult']>>,
  { questionnaire, format }: { questionnaire: Questionnaire; format: ResultFormat },
): Response =>
  drawn.kind === 'busy'
    ? new Response(null, { status: 503, headers: { 'retry-after': String(retrySeconds) } })
    : new Response(Buffer.from(drawn.bytes), {
        headers: {
          'content-type': types[format],
          'content-disposition': `attachment; filename="${questionnaire}.${format}"`,
          'cache-control': 'private, no-store',
        },
      })
