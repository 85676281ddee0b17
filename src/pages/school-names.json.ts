import type { APIRoute } from 'astro'
import { cleanQuery } from '#contract/job-post-query-string.ts'
import { beginningOf } from '#contract/plain-text.ts'
import { schoolListMonth, schoolQueryMax } from '#contract/school-names.ts'
import { SchoolNamesQuery } from '#operations/profile-help.ts'

/** Schools that are called like `?q=`, for forms; the list is incomplete, so any other name may be written. */
export const GET: APIRoute = async ({ url, locals, cache }) => {
  const query = beginningOf(cleanQuery(url.searchParams.get('q') ?? ''), schoolQueryMax)
  const { schoolNames } =
    query === '' ? { schoolNames: [] } : await locals.execute(SchoolNamesQuery, { query })
  cache.set({ maxAge: 86_400, swr: 604_800 })
  return Response.json({ asOf: schoolListMonth, schools: schoolNames })
}
