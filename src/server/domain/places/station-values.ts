import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import { stationName, stationPrefecture } from '#contract/nearest-stations.ts'
import { foldPlace } from './fold.ts'
import { linesNamed, stationsOfLine } from './lines.ts'
import { madeOnce } from './made-once.ts'
import { allStations, type Station } from './stations.ts'

const keyOf = (prefecture: string, name: string) => `${prefecture}${foldPlace(name)}`
const byKey = madeOnce(() => Map.groupBy(allStations(), ({ prefecture, name }) => keyOf(prefecture, name)))

/** As ads and addresses have a station: 13渋谷. Stations of one name in a prefecture are one to them. */
export const writtenStation = ({ prefecture, name }: Pick<Station, 'prefecture' | 'name'>): string =>
  `${prefecture}${name}`

/** The stations that an ad or an address means; none: there is no such station. */
export const writtenAs = (station: string): readonly Station[] =>
  byKey().get(keyOf(stationPrefecture(station), stationName(station))) ?? []

/** The station as the railway writes it (13市ヶ谷 is 13市ケ谷); null: there is none. */
export const knownStation = (station: string): string | null => {
  const [found] = writtenAs(station)
  return found === undefined ? null : writtenStation(found)
}

/** The stations of a line by its whole name, as ads have them, in the order of the line; none: no line is called so. */
export const writtenOnLine = (name: string, prefecture: PrefectureCode | null = null): string[] => [
  ...new Set(
    linesNamed(name, prefecture)
      .flatMap(({ id }) => stationsOfLine(id))
      .map(writtenStation),
  ),
]
