import type { Remote } from '#contract/codes/job-post.ts'
import { formatNearest, stationLabel } from '#contract/nearest-stations.ts'
import { distanceKm } from '#server/domain/places/distance.ts'
import { stationsOfValue } from '#server/domain/places/station-values.ts'
import { byBus, positionsOf, type SearchableJobPost } from './search-row.ts'

type Workplaces = readonly Pick<
  SearchableJobPost['workplaces'][number],
  'prefectureCode' | 'city' | 'access' | 'stations'
>[]

/** Stations that are asked for, and those of lines that are, from which only a walk is told. */
export type Beginnings = { stations: readonly string[]; ofLines: readonly string[] }

/** Below this the place is at the station as far as the tables tell. */
const leastKm = 0.05

/**
 * How one gets to the nearest workplace from a station that is asked for: as the ad states it (渋谷駅 徒歩8分), else as the
 * crow flies (渋谷駅から約1.2km); null: neither is known, or the work is done online, which has no distance.
 */
export const wayThere = (
  { workplaces, remote }: { workplaces: Workplaces; remote: Remote },
  { stations, ofLines }: Beginnings,
): string | null => {
  const asked = new Set([...stations, ...ofLines])
  const [stated] = workplaces
    .flatMap((place) => place.stations)
    .filter(({ station }) => asked.has(station))
    .map((nearest) => ({ nearest, rank: nearest.minutes + (nearest.way === 'walk' ? 0 : byBus) }))
    .toSorted((one, other) => one.rank - other.rank)
  if (stated !== undefined) return formatNearest(stated.nearest)
  if (remote === 'full') return null
  const { lons, lats } = positionsOf(workplaces)
  const [nearest] = stations
    .flatMap((station) => stationsOfValue(station).map((position) => ({ station, position })))
    .flatMap(({ station, position }) =>
      lons.map((lon, index) => ({ station, km: distanceKm(position, { lon, lat: lats[index] ?? 0 }) })),
    )
    .toSorted((one, other) => one.km - other.km)
  if (nearest === undefined || nearest.km < leastKm) return null
  return `${stationLabel(nearest.station)}から約${nearest.km.toFixed(1)}km`
}
