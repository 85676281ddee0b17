import type { APIRoute } from 'astro'
import { readAuditFilter } from '#components/desk/audit-filter.ts'
import { csvAnswer } from '#components/desk/csv-answer.ts'
import { DeskAuditCsvQuery } from '#operations/desk/site.ts'

/** The newest lines of the audit log. */
export const GET: APIRoute = async ({ url, locals }) => {
  const { deskAuditCsv } = await locals.execute(DeskAuditCsvQuery, readAuditFilter(url.searchParams))
  return csvAnswer(deskAuditCsv, { ascii: 'audit.csv', name: '操作の記録.csv' })
}
