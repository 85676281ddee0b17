import type { APIRoute } from 'astro'
import { companyCalendar } from '#components/feeds/company-calendar.ts'
import { deadlineCalendar } from '#components/feeds/deadline-calendar.ts'
import { CompanyFeedQuery } from '#operations/company-calendar.ts'
import { CalendarFeedQuery } from '#operations/mypage.ts'

/** Kept by nobody but the calendar program, and found by no search engine. */
const privately = { 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex, nofollow' }
const calendarType = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="calendar.ics"',
}

/** A student's dates, or those of a member's company, for a calendar program, which has nothing but the secret of the address. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { execute, site, now } = locals
  const secret = params['secret'] ?? ''
  const { calendarFeed } = await execute(CalendarFeedQuery, { secret })
  if (calendarFeed !== null)
    return new Response(deadlineCalendar(calendarFeed, site, now()), {
      headers: { ...privately, ...calendarType },
    })
  const { companyFeedDates } = await execute(CompanyFeedQuery, { secret })
  // Wrong, renewed and ended addresses are told apart by nobody.
  if (companyFeedDates === null)
    return new Response('このカレンダーのアドレスは使われていません。\n', {
      status: 404,
      headers: { ...privately, 'content-type': 'text/plain; charset=utf-8' },
    })
  return new Response(companyCalendar(companyFeedDates, site, now()), {
    // It ends with a membership, and nothing that was kept outlives it.
    headers: { ...privately, ...calendarType, 'cache-control': 'private, no-store' },
  })
}
