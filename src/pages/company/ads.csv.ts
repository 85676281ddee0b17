import type { APIRoute } from 'astro'
import { reportHeadings, reportRows } from '#components/ad-files/report-rows.ts'
import { adFileAnswer, sendAds } from '#components/ad-files/send-ad-file.ts'
import { adFilesAddress } from '#contract/ad-file.ts'
import { readAdReport } from '#contract/ad-report.ts'
import { importJobPosts } from '#server/backend/ad-files/ad-file-procedures.ts'
import { csvOf } from '#server/platform/csv.ts'

export const GET: APIRoute = (context) => sendAds(context, 'csv')

/**
 * What would become of each row of a file, for a form that has its text; or what became of it, for one that has the lines:
 * a second look would find nothing to do.
 */
export const POST: APIRoute = async (context) => {
  const { request, url, locals, redirect } = context
  const companyId = url.searchParams.get('company') ?? ''
  const form = await request.formData().catch(() => null)
  const lines = readAdReport(form)
  if (lines !== null)
    return adFileAnswer(context, {
      text: csvOf(reportHeadings, lines),
      format: 'csv',
      title: '求人の登録の結果',
    })
  const text = form?.get('text')
  if (typeof text !== 'string') return new Response(null, { status: 400 })
  const { importJobPosts: answer } = await locals.execute(importJobPosts.operation, {
    companyId,
    text,
    save: false,
  })
  if (answer.fault !== null) return redirect(adFilesAddress(companyId), 303)
  const report = csvOf(reportHeadings, reportRows(answer.rows, 'before'))
  return adFileAnswer(context, { text: report, format: 'csv', title: '求人の登録の確認' })
}
