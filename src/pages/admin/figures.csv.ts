import type { APIRoute } from 'astro'
import { csvAnswer } from '#components/desk/csv-answer.ts'
import { DeskFiguresCsv } from '#operations/desk/desk.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/** Figures for the yearly report, as of the end of a day. */
export const GET: APIRoute = async ({ url, locals }) => {
  const on = url.searchParams.get('on') ?? ''
  if (!day.test(on) || Number.isNaN(Date.parse(on))) return new Response(null, { status: 404 })
  const { deskFiguresCsv } = await locals.execute(DeskFiguresCsv, { on })
  return csvAnswer(deskFiguresCsv, { ascii: `figures-${on}.csv`, name: `事業概況報告_${on}.csv` })
}
