import type { APIRoute } from 'astro'
import { resultFileAnswer } from '#components/analytics/result-file-answer.ts'
import { drawnResult } from '#components/analytics/drawn-result.ts'
import { accountWay } from '#contract/account-way.ts'
import { isId } from '#contract/id.ts'
import { mixedNormGroup } from '#contract/questionnaires/norm-groups.ts'
import { questionnaires } from '#contract/questionnaires/questionnaire.ts'
import { resultFormats } from '#contract/questionnaires/result-file.ts'
import { routes } from '#contract/routes.ts'
import { QuestionnaireExport, QuestionnaireResult } from '#operations/questionnaires.ts'

const missing = () => new Response(null, { status: 404 })

/** A student's own result to take along; made anew each time and kept nowhere. */
export const GET: APIRoute = async ({ url, locals, redirect }) => {
  const { session, execute, drawResult, site } = locals
  // The gate lets nobody else in; this tells the compiler.
  if (session === null) return redirect(accountWay.signIn(routes.analytics), 303)
  const { searchParams } = url
  const questionnaire = questionnaires.find((each) => each === searchParams.get('of'))
  const format = resultFormats.find((each) => each === searchParams.get('as'))
  const id = searchParams.get('id') ?? ''
  if (questionnaire === undefined || format === undefined || !isId(id)) return missing()
  if (format === 'json' || format === 'csv') {
    const { questionnaireExport: text } = await execute(QuestionnaireExport, { id, format })
    return text === null
      ? missing()
      : resultFileAnswer({ kind: 'drawn', bytes: Buffer.from(text) }, { questionnaire, format })
  }
  const { questionnaireResult: own } = await execute(QuestionnaireResult, {
    questionnaire,
    id,
    normGroup: mixedNormGroup,
  })
  const report = own?.report ?? null
  if (own === null || report === null) return missing()
  const drawn = await drawResult(
    drawnResult(questionnaire, { report, finishedAt: own.finishedAt, site: site.name }),
    format,
  )
  return resultFileAnswer(drawn, { questionnaire, format })
}
