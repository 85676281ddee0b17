import { stationName, stationPrefecture } from '#contract/nearest-stations.ts'
import { foldPlace } from './fold.ts'
import { linesNamed, stationsOfLine } from './lines.ts'
import { madeOnce } from './made-once.ts'
import { allStations, type Station } from './stations.ts'

/** A station as ads and addresses have it: 13渋谷. Stations of one name in a prefecture have one value. */
export const stationValue = ({ prefecture, name }: Pick<Station, 'prefecture' | 'name'>): string =>
  `${prefecture}${name}`

const keyOf = (value: string) => `${stationPrefecture(value)}${foldPlace(stationName(value))}`
const byKey = madeOnce(() => Map.groupBy(allStations(), (station) => keyOf(stationValue(station))))

/** The stations of a value, however its name is spelt; none: there is no such station. */
export const stationsOfValue = (value: string): readonly Station[] => byKey().get(keyOf(value)) ?? []

/** The value with the name as the railway writes it (13市ケ谷 is 13市ヶ谷); null: there is no such station. */
export const knownStation = (value: string): string | null => {
  const [found] = stationsOfValue(value)
  return found === undefined ? null : stationValue(found)
}

/** What was found once, by the folded name: there are as many as lines have names. */
const ofLines = new Map<string, readonly string[]>()

/** The stations of a line by its whole name, as ads have them, in the order of the line; none: no line is called so. */
export const stationValuesOnLine = (name: string): readonly string[] => {
  const key = foldPlace(name)
  const known = ofLines.get(key)
  if (known !== undefined) return known
  const found = [
    ...new Set(
      linesNamed(name, null)
        .flatMap(({ id }) => stationsOfLine(id))
        .map(stationValue),
    ),
  ]
  if (found.length > 0) ofLines.set(key, found)
  return found
}
