import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import { lineOrders } from '#server/domain/tables/line-orders.ts'
import { operatorsSaid } from '#server/domain/tables/line-names.ts'
import { services } from '#server/domain/tables/services.ts'
import { foldPlace } from './fold.ts'
import { legalLines, type LegalLine } from './legal-lines.ts'
import { madeOnce } from './made-once.ts'
import { namedStations } from './named-stations.ts'
import { allStations, stationById, type Station } from './stations.ts'

/** A line as people name it: a line of the law, or a service over several (山手線, JR神戸線). */
export type Line = {
  /** The number of a line of the law, or the word of a service: `293`, `yamanote`. */
  id: string
  /** As it is shown: 東急東横線. */
  name: string
  /** Other words for it: 東横線. */
  words: readonly string[]
  /** As people call it; of a service of several the first. */
  operator: string
  /** Ids of stations: in the order of the line if it is `ordered`, its branches behind one another; else from north to south. */
  stations: readonly string[]
  ordered: boolean
  prefectures: readonly PrefectureCode[]
}

const prefecturesOf = (stations: readonly Station[]) =>
  [...new Set(stations.map(({ prefecture }) => prefecture))].toSorted()

const idsOf = (stations: readonly Station[]) => [...new Set(stations.map(({ id }) => id))]

const fromNorth = (stations: readonly Station[]) => stations.toSorted((one, other) => other.lat - one.lat)

type Service = { line: Line; instead: readonly number[] }

const readService = (
  row: string,
  byKey: ReadonlyMap<string, LegalLine>,
  stationsOf: (number: number) => readonly Station[],
): Service => {
  const [id = '', names = '', keys = '', order = ''] = row.split('|')
  const [name = '', ...words] = names.split(',')
  const legal = keys.split(',').map((key) => {
    const line = byKey.get(key.replace(/^=/u, ''))
    if (line === undefined) throw new Error(`No line ${key} of ${id}`)
    return { line, instead: key.startsWith('=') }
  })
  const numbers = legal.map(({ line }) => line.number)
  const stations = order === '' ? fromNorth(numbers.flatMap(stationsOf)) : namedStations(order, numbers)
  const operator = legal[0]?.line.operator ?? ''
  return {
    line: {
      id,
      name,
      words,
      operator,
      stations: idsOf(stations),
      ordered: order !== '',
      prefectures: prefecturesOf(stations),
    },
    instead: legal.flatMap(({ line, instead }) => (instead ? [line.number] : [])),
  }
}

const table = madeOnce(() => {
  const legal = legalLines()
  const byKey = new Map(legal.map((line) => [line.key, line]))
  const byNumber = Map.groupBy(
    allStations().flatMap((station) => station.lines.map((number) => ({ number, station }))),
    ({ number }) => number,
  )
  const stationsOf = (number: number) => (byNumber.get(number) ?? []).map(({ station }) => station)
  const served = services
    .trim()
    .split('\n')
    .map((row) => readService(row, byKey, stationsOf))
  const orders = new Map(
    lineOrders
      .trim()
      .split('\n')
      .map((row) => {
        const [key = '', order = ''] = row.split('|')
        return [key, order]
      }),
  )
  const replaced = new Set(served.flatMap(({ instead }) => instead))
  const own = legal.flatMap(({ number, key, name, words, operator }): Line[] => {
    const unordered = fromNorth(stationsOf(number))
    // 三岐鉄道 has a line whose other station is known by another.
    if (replaced.has(number) || unordered.length < 2) return []
    const order = orders.get(key)
    const stations = order === undefined ? unordered : namedStations(order, [number])
    return [
      {
        id: String(number),
        name,
        words,
        operator,
        stations: idsOf(stations),
        ordered: order !== undefined,
        prefectures: prefecturesOf(stations),
      },
    ]
  })
  const lines = [...served.map(({ line }) => line), ...own]
  return { lines, byId: new Map(lines.map((line) => [line.id, line])) }
})

export const allLines = (): readonly Line[] => table().lines

export const lineById = (id: string): Line | null => table().byId.get(id) ?? null

/** The stations of a line; none of a line that is not known. */
export const stationsOfLine = (id: string): Station[] =>
  (lineById(id)?.stations ?? []).flatMap((station) => stationById(station) ?? [])

const byPrefecture = madeOnce(() =>
  Map.groupBy(
    allLines().flatMap((line) => line.prefectures.map((prefecture) => ({ prefecture, line }))),
    ({ prefecture }) => prefecture,
  ),
)

/** Lines with a station in the prefecture: services first, then by operator. */
export const linesOfPrefecture = (prefecture: PrefectureCode): Line[] =>
  (byPrefecture().get(prefecture) ?? []).map(({ line }) => line)

const byStation = madeOnce(() =>
  Map.groupBy(
    allLines().flatMap((line) => line.stations.map((station) => ({ station, line }))),
    ({ station }) => station,
  ),
)

/** Lines that stop at a station. */
export const linesOfStation = (id: string): Line[] => (byStation().get(id) ?? []).map(({ line }) => line)

/** 中央線 is not 中央本線 where both are; else either word will do, and 地下鉄 says nothing. */
const short = (word: string) => word.replace(/本線$/u, '線').replace('地下鉄', '')
const byWord = madeOnce(() =>
  Map.groupBy(
    allLines().flatMap((line) =>
      [...new Set([line.name, ...line.words].map(foldPlace))].map((word) => ({ word, line })),
    ),
    ({ word }) => word,
  ),
)
const byShortWord = madeOnce(() =>
  Map.groupBy(
    Array.from(byWord()).flatMap(([word, found]) => found.map(({ line }) => ({ word: short(word), line }))),
    ({ word }) => word,
  ),
)

/** 小田急線, 阪急線: all lines of an operator, where none is called so. Of JR they would be too many to mean anything. */
const byOperator = madeOnce(() =>
  Map.groupBy(
    allLines()
      .filter(({ operator }) => !operator.startsWith('JR'))
      .map((line) => ({ word: foldPlace(`${line.operator}線`), line })),
    ({ word }) => word,
  ),
)

/** Lines that are called so, of the prefecture if one is named: 東西線 is a line of Tokyo, Kyoto, Sapporo and Sendai. */
export const linesNamed = (text: string, prefecture: PrefectureCode | null): Line[] => {
  const word = foldPlace(text)
  const among = (found: readonly { line: Line }[] = []) =>
    found
      .map(({ line }) => line)
      .filter((line) => prefecture === null || line.prefectures.includes(prefecture))
  const exact = among(byWord().get(word))
  if (exact.length > 0) return exact
  const operated = among(byOperator().get(word))
  return operated.length > 0 ? operated : [...new Set(among(byShortWord().get(short(word))))]
}

/** Names of lines that say no 線, and operators that are said for their lines. */
const bareNames = madeOnce(() => {
  const named = allLines().flatMap((line) =>
    [line.name, ...line.words]
      .filter(
        (word) =>
          !/(?:線|ライン|各駅停車|快速|各停)$/u.test(word) && word.length > 2 && !word.startsWith('JR'),
      )
      .map((word) => ({ word: foldPlace(word), line })),
  )
  const operated = operatorsSaid.flatMap((operator) =>
    (byOperator().get(foldPlace(`${operator}線`)) ?? []).map(({ line }) => ({
      word: foldPlace(operator),
      line,
    })),
  )
  return Map.groupBy([...named, ...operated], ({ word }) => word)
})

/** The lines that are called exactly so, without 線: ゆりかもめ, つくばエクスプレス; of an operator all, 小田急. */
export const linesCalled = (text: string): Line[] => [
  ...new Set((bareNames().get(foldPlace(text)) ?? []).map(({ line }) => line)),
]
