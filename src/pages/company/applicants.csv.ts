import type { APIRoute } from 'astro'
import { attachment } from '#components/files/attachment.ts'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { japaneseDay } from '#contract/format/time.ts'
import { exportApplicants } from '#server/backend/replies/reply-procedures.ts'

/** A list has no more words than its address. */
const wordOf = (form: FormData, name: string): string | null => {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** A link to a copy copies nothing: it leads to the list. */
export const GET: APIRoute = ({ url, redirect }) =>
  redirect(applicantsAddress(url.searchParams.get('company') ?? ''), 303)

/** A company's list of applicants as CSV, for a form that names the list: it is logged who takes a copy. */
export const POST: APIRoute = async ({ request, url, locals }) => {
  const companyId = url.searchParams.get('company') ?? ''
  const form = await request.formData().catch(() => null)
  if (form === null) return new Response(null, { status: 400 })
  const { exportApplicants: text } = await locals.execute(exportApplicants.operation, {
    companyId,
    jobPostId: wordOf(form, 'id'),
    status: wordOf(form, 'status'),
    sort: wordOf(form, 'sort'),
    q: wordOf(form, 'q'),
    mine: wordOf(form, 'mine'),
  })
  const today = japaneseDay(locals.now().toISOString()).replaceAll('-', '')
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(
        'applicants.csv',
        `応募者_${today}_選考や受付と連絡だけに使い不要になったら消去.csv`,
      ),
      'cache-control': 'private, no-store',
    },
  })
}
