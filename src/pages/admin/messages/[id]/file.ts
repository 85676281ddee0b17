import type { APIRoute } from 'astro'
import { attachment } from '#components/files/attachment.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import { isId } from '#contract/id.ts'
import { readReportedFile } from '#server/backend/messages/message-report-desk-procedures.ts'

/** A link reads nothing: it leads to the report. */
export const GET: APIRoute = ({ params, redirect }) =>
  redirect(deskRoutes.messageReport(params.id ?? ''), 303)

/** A file among what was reported, for a form that names it: that it was read is logged and shown to the student. */
export const POST: APIRoute = async ({ params, request, locals }) => {
  const id = params.id ?? ''
  const file = (await request.formData().catch(() => null))?.get('file')
  if (typeof file !== 'string' || !isId(id) || !isId(file)) return new Response(null, { status: 400 })
  const { readReportedFile: read } = await locals.execute(readReportedFile.operation, { id, fileId: file })
  if (read === null) return new Response(null, { status: 404 })
  return new Response(Buffer.from(read.base64, 'base64'), {
    headers: {
      // Saved, never shown: nobody looked at it before the site's scanner.
      'content-type': 'application/octet-stream',
      'content-disposition': attachment('file', read.name),
      'cache-control': 'private, no-store',
    },
  })
}
