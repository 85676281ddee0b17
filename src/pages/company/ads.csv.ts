import type { APIRoute } from 'astro'
import { reportHeadings, reportRows } from '#components/ad-files/report-rows.ts'
import { adFileAnswer, sendAds } from '#components/ad-files/send-ad-file.ts'
import { adFileLimits, adFilesAddress } from '#contract/ad-file.ts'
import { listOf, rawText } from '#contract/text-input.ts'
import { importJobPosts } from '#server/backend/ad-files/ad-file-procedures.ts'
import { csvOf } from '#server/platform/csv.ts'
import * as z from 'zod/mini'

/** Characters of a report. */
const reportMost = 2_000_000

export const GET: APIRoute = (context) => sendAds(context, 'csv')

const linesSchema = listOf(
  listOf(z.union([rawText(reportMost), z.number()]), reportHeadings.length),
  adFileLimits.rows,
)

/** Lines of a report as a page wrote them into its form; null: it wrote none. */
const readLines = (form: FormData | null) => {
  const text = form?.get('report')
  if (typeof text !== 'string' || text.length > reportMost) return null
  try {
    return linesSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * What would become of each row of a file, for a form that has its text; or what became of it, for one that has the lines:
 * a second look would find nothing to do.
 */
export const POST: APIRoute = async (context) => {
  const { request, url, locals, redirect } = context
  const companyId = url.searchParams.get('company') ?? ''
  const form = await request.formData().catch(() => null)
  const lines = readLines(form)
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
