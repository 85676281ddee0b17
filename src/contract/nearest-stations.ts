import { prefectureCodes, prefectureName, prefectures, type PrefectureCode } from './codes/prefectures.ts'
import { withoutInvisible } from './hidden-characters.ts'

/** A station as ads and addresses have it: the code of its prefecture and its name, 13渋谷. */
export const stationPattern = /^\d{2}[\p{L}\p{N}・･.()（）〈〉-]{1,40}$/u

/** A line by its whole name: 東急田園都市線. */
export const linePattern =
  /^[\p{L}\p{N}][\p{L}\p{N} ・･.()（）〈〉-]{0,38}[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー）]$/u

/** Where lines and stations are chosen: of a prefecture, and of one of its lines. */
export const stationsAddress = (prefecture?: string, line?: string): string => {
  if (prefecture === undefined) return '/jobpost/station'
  const ofLine = line === undefined ? '' : `&line=${encodeURIComponent(line)}`
  return `/jobpost/station?prefecture=${prefecture}${ofLine}`
}

/** Stations and lines that an address may ask for. */
export const stationsMost = 20
export const linesMost = 5

/** Stations of one workplace. */
export const nearestMost = 3
export const nearestRows = ['1', '2', '3'] as const

/** How one gets there from the station. */
export const stationWays = ['walk', 'bus'] as const
export type StationWay = (typeof stationWays)[number]
export const stationWayNames = { walk: '徒歩', bus: 'バス' } as const satisfies Record<StationWay, string>

/** Minutes that an ad may say; who walks longer takes a bus. */
export const stationMinutes = { least: 1, most: 60 } as const

export type NearestStation = { station: string; way: StationWay; minutes: number }

/** Name and prefecture of a station: 渋谷, 13. */
export const stationName = (station: string): string => station.slice(2)
export const stationPrefecture = (station: string): string => station.slice(0, 2)

const isPrefecture = (code: string): code is PrefectureCode => prefectureCodes.some((each) => each === code)

/** 渋谷駅; some have 駅 in their name (湖遊館新駅). */
export const stationLabel = (station: string): string => `${stationName(station).replace(/駅$/u, '')}駅`

/** 渋谷駅 徒歩5分 */
export const formatNearest = ({ station, way, minutes }: NearestStation): string =>
  `${stationLabel(station)} ${stationWayNames[way]}${minutes}分`

/** The station as a field shows it: with its prefecture where the workplace is in another. */
export const writeStation = (station: string, prefecture: string): string =>
  stationPrefecture(station) === prefecture
    ? stationName(station)
    : `${stationName(station)}（${prefectureName(stationPrefecture(station))}）`

type Row = (typeof nearestRows)[number]
export type NearestParts = Partial<Record<`${'station' | 'way' | 'minutes'}${Row}`, string>>

/** The fields of a workplace that say its stations; walking is what is chosen of nothing. */
export const writeNearest = (stations: readonly NearestStation[], prefecture: string): NearestParts =>
  Object.fromEntries(
    stations.slice(0, nearestMost).flatMap(({ station, way, minutes }, index) => [
      [`station${index + 1}`, writeStation(station, prefecture)],
      [`way${index + 1}`, way === 'walk' ? '' : way],
      [`minutes${index + 1}`, `${minutes}分`],
    ]),
  )

const inPrefecture = /^(.{1,40})[(（]([^()（）]{2,4})[)）]$/u

/** What was typed as a station, 渋谷駅 or 北千住（東京都）: its name as it is written, and the prefecture that is named, if any is. */
export const typedStation = (text: string): { name: string; prefecture: PrefectureCode | null } => {
  const plain = withoutInvisible(text).replaceAll(/[\s　]/gu, '')
  const said = inPrefecture.exec(plain)
  const named = prefectures.find(({ name }) => name === said?.[2])
  return named === undefined
    ? { name: plain, prefecture: null }
    : { name: said?.[1] ?? '', prefecture: named.code }
}

/** Reads the typed station of a workplace in a prefecture; null: there is none. */
export type StationReader = (text: string, prefecture: string) => string | null

/** The same as a value, whether there is such a station or not; without a prefecture it is in that of the workplace. Null: none. */
export const readStation = (text: string, prefecture: string): string | null => {
  const typed = typedStation(text)
  const code = typed.prefecture ?? prefecture
  const station = `${code}${typed.name.replace(/(?<=.)駅$/u, '')}`
  return isPrefecture(code) && stationPattern.test(station) ? station : null
}
