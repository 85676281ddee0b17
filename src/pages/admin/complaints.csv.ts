import type { APIRoute } from 'astro'
import { csvAnswer } from '#components/desk/csv-answer.ts'
import { DeskComplaintsCsv } from '#operations/desk/desk.ts'

/** Complaints of a calendar year. */
export const GET: APIRoute = async ({ url, locals }) => {
  const year = url.searchParams.get('year') ?? ''
  if (!/^2\d{3}$/.test(year)) return new Response(null, { status: 404 })
  const { deskComplaintsCsv } = await locals.execute(DeskComplaintsCsv, { year: Number(year) })
  return csvAnswer(deskComplaintsCsv, { ascii: `complaints-${year}.csv`, name: `苦情の記録_${year}年.csv` })
}
