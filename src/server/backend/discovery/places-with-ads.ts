import { sql } from 'drizzle-orm'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { linesOfStation } from '#server/domain/places/lines.ts'
import { stationsOfValue } from '#server/domain/places/station-values.ts'

/** Stations and lines as filters of ads take them. */
export type PlacesWithAds = { stations: readonly string[]; lines: readonly string[] }

/** Those that at least so many open ads state. Ads that state the same stations are counted together. */
export const placesWithAds = async (database: Database, least: number, now: Date): Promise<PlacesWithAds> => {
  const { rows } = await database.execute<{ stations: string[]; ads: number }>(sql`
    select s.stations, count(*)::int as ads from job_search s
    where cardinality(s.stations) > 0 and ${whereOpen(now)} group by s.stations`)
  const counts = { stations: new Map<string, number>(), lines: new Map<string, number>() }
  const add = (to: Map<string, number>, names: readonly string[], ads: number) => {
    for (const name of new Set(names)) to.set(name, (to.get(name) ?? 0) + ads)
  }
  for (const { stations, ads } of rows) {
    add(counts.stations, stations, ads)
    const lines = stations.flatMap(stationsOfValue).flatMap(({ id }) => linesOfStation(id))
    add(
      counts.lines,
      lines.map(({ name }) => name),
      ads,
    )
  }
  const enough = (of: ReadonlyMap<string, number>) =>
    [...of].flatMap(([name, ads]) => (ads >= least ? [name] : [])).toSorted()
  return { stations: enough(counts.stations), lines: enough(counts.lines) }
}
