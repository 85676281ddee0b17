import { prefectures, type PrefectureCode } from '#contract/codes/prefectures.ts'
import type { Position } from './distance.ts'

/** A station as the table has it: one place of one name, whatever number of operators it has. */
export type StationRow = {
  /** Five digits. */
  id: string
  name: string
  lon: number
  lat: number
  /** Numbers of the lines of the law. */
  lines: readonly number[]
}
export type TableStation = StationRow & {
  prefecture: PrefectureCode
  /** Code of the municipality or ward, five digits, and its name: 渋谷区, 横浜市西区, 遊佐町. */
  municipality: string
  cityName: string
}

/** Positions are written as tenths of a thousandth of a degree from the south-west of the country. */
const west = 1_220_000
const south = 240_000
const height = 220_000
const short = (value: number, digits: number) => value.toString(36).padStart(digits, '0')

/** Seven digits in base 36. */
export const writtenPosition = ({ lon, lat }: Position): string =>
  short((Math.round(lon * 10_000) - west) * height + Math.round(lat * 10_000) - south, 7)

const readPosition = (text: string): Position => {
  const position = Number.parseInt(text, 36)
  return {
    lon: (Math.floor(position / height) + west) / 10_000,
    lat: ((position % height) + south) / 10_000,
  }
}

/** `<id><position><lines>:<name>`, the first three in base 36 with 3, 7 and 2 digits each. */
export const stationRow = ({ id, name, lon, lat, lines }: StationRow): string => {
  const numbers = lines.map((line) => short(line, 2)).join('')
  return `${short(Number(id), 3)}${writtenPosition({ lon, lat })}${numbers}:${name}`
}

const readRow = (row: string): StationRow => {
  const end = row.indexOf(':')
  const numbers = row.slice(10, end).match(/../gu) ?? []
  return {
    id: String(Number.parseInt(row.slice(0, 3), 36)).padStart(5, '0'),
    name: row.slice(end + 1),
    ...readPosition(row.slice(3, 10)),
    lines: numbers.map((number) => Number.parseInt(number, 36)),
  }
}

const codes = new Set<string>(prefectures.map(({ code }) => code))
export const isPrefecture = (code: string): code is PrefectureCode => codes.has(code)

type Municipality = { city: string; office: Position; rows: readonly string[] }

/** `<code><name>:<position of its office> <stations>` each. */
const municipalitiesOf = (table: string): Municipality[] =>
  table
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [heading = '', ...rows] = line.split(' ')
      const [city = '', office = ''] = heading.split(':')
      return { city, office: readPosition(office), rows }
    })

/** The stations of `src/server/domain/tables/stations.ts`. */
export const readStationTable = (table: string): TableStation[] =>
  municipalitiesOf(table).flatMap(({ city, rows }) => {
    const prefecture = city.slice(0, 2)
    if (!isPrefecture(prefecture)) throw new Error(`No prefecture ${prefecture}`)
    const own = { prefecture, municipality: city.slice(0, 5), cityName: city.slice(5) }
    return rows.map((row) => ({ ...readRow(row), ...own }))
  })

/** The office of each municipality there, by prefecture and name: 13渋谷区. */
export const readOffices = (table: string): ReadonlyMap<string, Position> =>
  new Map(municipalitiesOf(table).map(({ city, office }) => [city.slice(0, 2) + city.slice(5), office]))
