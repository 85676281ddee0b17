import type { APIRoute } from 'astro'
import { cleanQuery } from '#contract/job-post-query-string.ts'
import { beginningOf } from '#contract/plain-text.ts'
import { stationListYear, stationQueryMax } from '#contract/station-names.ts'
import { StationNamesQuery } from '#operations/station-names.ts'

/** Stations that are called, read or on a line like `?q=`, for forms. */
export const GET: APIRoute = async ({ url, locals, cache }) => {
  const query = beginningOf(cleanQuery(url.searchParams.get('q') ?? ''), stationQueryMax)
  const { stationNames } =
    query === '' ? { stationNames: [] } : await locals.execute(StationNamesQuery, { query })
  cache.set({ maxAge: 86_400, swr: 604_800 })
  return Response.json({ asOf: stationListYear, stations: stationNames })
}
