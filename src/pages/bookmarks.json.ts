import type { APIRoute } from 'astro'
import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import { isId } from '#contract/id.ts'
import { AdStates } from '#operations/bookmarks.ts'

const headers = { 'cache-control': 'private, no-store' }

/** Which of the ads `?ids=` (with commas) the student keeps, for pages that are the same for everyone. Others: 401. */
export const GET: APIRoute = async ({ url, locals }) => {
  if (locals.session?.viewer.kind !== 'student') return Response.json(null, { status: 401, headers })
  const asked = (url.searchParams.get('ids') ?? '').split(',')
  const ids = asked.filter(isId).slice(0, bookmarkLimits.states)
  const { bookmarkStates, ownHistory } = await locals.execute(AdStates, { ids })
  return Response.json({ saved: bookmarkStates, keepsHistory: ownHistory.kept }, { headers })
}
