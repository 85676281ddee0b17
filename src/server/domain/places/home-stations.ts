import { prefectureCodes } from '#contract/codes/prefectures.ts'
import type { StationMeant } from '#contract/home-stations.ts'
import { readStation, stationPattern } from '#contract/nearest-stations.ts'
import { knownStation } from './station-values.ts'

/** The station that a student names, 三鷹駅, 府中（東京都） or its value, 13三鷹. */
export const readHomeStation = (typed: string): StationMeant => {
  const own = stationPattern.test(typed) ? knownStation(typed) : null
  if (own !== null) return { kind: 'station', station: own }
  const stations = prefectureCodes.flatMap((code) => {
    const written = readStation(typed, code)
    return (written === null ? null : knownStation(written)) ?? []
  })
  const [station, ...others] = new Set(stations)
  if (station === undefined) return { kind: 'unknown' }
  return others.length === 0 ? { kind: 'station', station } : { kind: 'several' }
}
