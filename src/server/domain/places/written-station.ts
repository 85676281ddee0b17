import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import { stationPattern, typedStation, type StationReader } from '#contract/nearest-stations.ts'
import { isPrefecture } from './station-table.ts'
import { knownStation, stationValue } from './station-values.ts'
import { stationsMeant } from './stations-meant.ts'

/**
 * The stations that a form's field names, as ads have them: 渋谷, 渋谷駅, しぶや, JR渋谷駅 and 渋谷（東京都） as the search reads them. They are
 * in the prefecture that is named, else in one of these. Of an exact name nothing else is meant.
 */
export const stationsWritten = (text: string, prefectures: readonly PrefectureCode[]): string[] => {
  const typed = typedStation(text)
  const name = typed.name.replace(/(?<=.)駅$/u, '')
  if (!stationPattern.test(`13${name}`)) return []
  const codes = typed.prefecture === null ? prefectures : [typed.prefecture]
  const exact = [name, typed.name]
    .map((each) => codes.flatMap((code) => knownStation(`${code}${each}`) ?? []))
    .find((values) => values.length > 0)
  const found =
    exact ??
    stationsMeant(name)
      .filter((station) => codes.includes(station.prefecture))
      .map(stationValue)
  return [...new Set(found)]
}

/** The one station that is meant for a workplace; null: none is, or several are. */
export const stationOfWorkplace: StationReader = (text, prefecture) => {
  const [station = null, ...others] = stationsWritten(text, isPrefecture(prefecture) ? [prefecture] : [])
  return others.length === 0 ? station : null
}
