import { prefectureCodes } from '#contract/codes/prefectures.ts'
import type { HomeDistance, StationMeant } from '#contract/home-stations.ts'
import { stationPattern } from '#contract/nearest-stations.ts'
import { distanceKm } from './distance.ts'
import { knownStation, stationsOfValue } from './station-values.ts'
import { stationsWritten } from './written-station.ts'

/** The station that a student names, 三鷹駅, 府中（東京都） or its value, 13三鷹. */
export const readHomeStation = (typed: string): StationMeant => {
  const own = stationPattern.test(typed) ? knownStation(typed) : null
  if (own !== null) return { kind: 'station', station: own }
  const [station, ...others] = stationsWritten(typed, prefectureCodes)
  if (station === undefined) return { kind: 'unknown' }
  return others.length === 0 ? { kind: 'station', station } : { kind: 'several' }
}

/** How far a station is from each of these, the nearest first; those that are not known are left out. */
export const homeDistances = (homes: readonly string[], station: string): HomeDistance[] =>
  homes
    .flatMap((home) => {
      const ways = stationsOfValue(home).flatMap((from) =>
        stationsOfValue(station).map((to) => distanceKm(from, to)),
      )
      return ways.length === 0 ? [] : [{ station: home, kilometres: Math.min(...ways) }]
    })
    .toSorted((one, other) => one.kilometres - other.kilometres)

/** How far it is from a station to the nearest workplace, as the crow flies; at a station that an ad states it is no way. */
export const kilometresFrom = (
  home: string,
  {
    stations,
    lons,
    lats,
  }: {
    stations: readonly string[]
    lons: readonly number[]
    lats: readonly number[]
  },
): number =>
  stations.includes(home)
    ? 0
    : Math.min(
        ...stationsOfValue(home).flatMap((from) =>
          lons.map((lon, index) => distanceKm(from, { lon, lat: lats[index] ?? Number.NaN })),
        ),
      )
