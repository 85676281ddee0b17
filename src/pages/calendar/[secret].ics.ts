import type { APIRoute } from 'astro'
import { deadlineCalendar } from '#components/feeds/deadline-calendar.ts'
import { CalendarFeedQuery } from '#operations/mypage.ts'

/** Kept by nobody but the calendar program, and found by no search engine. */
const privately = { 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex, nofollow' }

/** A student's dates for a calendar program, which has nothing but the secret of the address. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { calendarFeed } = await locals.execute(CalendarFeedQuery, { secret: params['secret'] ?? '' })
  // Wrong, renewed and ended addresses are told apart by nobody.
  if (calendarFeed === null)
    return new Response('このカレンダーのアドレスは使われていません。\n', {
      status: 404,
      headers: { ...privately, 'content-type': 'text/plain; charset=utf-8' },
    })
  return new Response(deadlineCalendar(calendarFeed, locals.site, locals.now()), {
    headers: {
      ...privately,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
    },
  })
}
