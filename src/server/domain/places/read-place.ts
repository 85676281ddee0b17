import { prefectures, type PrefectureCode } from '#contract/codes/prefectures.ts'
import { beginningOf } from '#contract/plain-text.ts'
import { foldPlace } from './fold.ts'
import { hubOf, sameHub } from './hubs.ts'
import { linesNamed, linesOfStation, type Line } from './lines.ts'
import { madeOnce } from './made-once.ts'
import { placeWords, type PlaceWords } from './place-words.ts'
import { isBig, stationsCalled } from './station-words.ts'
import { stationsMeant } from './stations-meant.ts'
import { allStations, stationById, type Station } from './stations.ts'

/** One place: a station, or several that are one (`sameHub`); the first is the one that is called so. */
export type Place = { name: string; stations: readonly Station[] }

/** How far is meant: 「徒歩10分」 is 0.8 km (80 m a minute, as advertisements of homes count), 「周辺」 1 km; else null. */
type Reach = { minutes: number | null; km: number | null }

/**
 * What else the name is, where the text says neither 駅 nor 周辺, for the caller to decide: wards and cities (渋谷, all wards
 * of 横浜), a prefecture (東京, 広島).
 */
type Areas = { cities: readonly string[]; prefecture: PrefectureCode | null }

export type PlaceMeaning =
  | { kind: 'none' }
  | ({ kind: 'place'; place: Place } & Areas & Reach)
  /** Several places of one name, in several towns; the one with most lines first. */
  | ({ kind: 'places'; places: readonly Place[] } & Areas & Reach)
  /** One line, several of one name, or all of an operator. */
  | ({ kind: 'lines'; lines: readonly Line[] } & Reach)

/** Characters that count. */
const typedMost = 60

const reachOf = ({ minutes, around }: PlaceWords): Reach => {
  if (minutes !== null) return { minutes, km: Math.round(minutes * 8) / 100 }
  return { minutes, km: around ? 1 : null }
}

const weightOf = ({ stations }: Place) => stations.reduce((sum, { id }) => sum + linesOfStation(id).length, 0)

/** One of each place, the biggest first; a place of several names is called as it is known. */
const placesOf = (stations: readonly Station[]): Place[] => {
  const seen = new Set<string>()
  const places = stations.flatMap((station) => {
    if (seen.has(station.id)) return []
    const ids = sameHub(station.id)
    for (const id of ids) seen.add(id)
    const others = ids.flatMap((id) => (id === station.id ? [] : (stationById(id) ?? [])))
    return [{ name: hubOf(station.id)?.name ?? station.name, stations: [station, ...others] }]
  })
  return places.toSorted((one, other) => weightOf(other) - weightOf(one))
}

/** 「横浜市西区」 is 西 and 横浜, 「府中市」 府中. */
const cityNames = (city: string): string[] => {
  const name = city.slice(2)
  const end = name.endsWith('区') ? name.indexOf('市') : -1
  return end < 0 ? [name.slice(0, -1)] : [name.slice(0, end), name.slice(end + 1, -1)]
}
const cities = madeOnce(() => {
  const all = [...new Set(allStations().map(({ city }) => city))].toSorted()
  return Map.groupBy(
    all.flatMap((city) => cityNames(city).map((name) => ({ name: foldPlace(name), city }))),
    ({ name }) => name,
  )
})
const areasCalled = (name: string, places: readonly Place[]): Areas => {
  const there = new Set(
    places.flatMap(({ stations }) => stations.map(({ prefecture }): string => prefecture)),
  )
  const own = (cities().get(foldPlace(name)) ?? []).map(({ city }) => city)
  const prefecture = prefectures.find((each) => each.name.replace(/[都府県]$/u, '') === name)
  return { cities: own.filter((city) => there.has(city.slice(0, 2))), prefecture: prefecture?.code ?? null }
}
const noAreas: Areas = { cities: [], prefecture: null }

/** 「阪急沿線」 is what is along all lines of 阪急. */
const linesMeant = ({ name, alongLine }: PlaceWords, prefecture: PrefectureCode | null): Line[] => {
  const lines = linesNamed(name, prefecture)
  return lines.length === 0 && alongLine ? linesNamed(`${name}線`, prefecture) : lines
}

/**
 * What a typed text means as a place: stations with what stands around their names (駅, 周辺, 近く, 徒歩10分), lines with 沿線
 * or without. A name alone means a station only where the station is a big one; a name of several places answers all of
 * them, of the prefecture where one is known or named.
 */
export const readPlace = (
  text: string,
  { prefecture = null }: { prefecture?: PrefectureCode | null } = {},
): PlaceMeaning => {
  const taken = placeWords(beginningOf(text, typedMost))
  const words =
    stationsCalled(taken.whole).length > 0 ? { ...taken, name: taken.whole, prefecture: null } : taken
  const within = words.prefecture ?? prefecture
  const all = foldPlace(words.name) === '' || words.alongLine ? [] : stationsMeant(words.name)
  const there = all.filter((station) => within === null || station.prefecture === within)
  const known = words.marked || there.some((station) => isBig(station) || hubOf(station.id) !== null)
  const places = placesOf(known ? there : [])
  const lines = places.length === 0 ? linesMeant(words, within) : []
  const reach = reachOf(words)
  if (lines.length > 0) return { kind: 'lines', lines, ...reach }
  const [place] = places
  if (place === undefined) return { kind: 'none' }
  const found = { ...(words.marked ? noAreas : areasCalled(words.name, places)), ...reach }
  return places.length === 1 ? { kind: 'place', place, ...found } : { kind: 'places', places, ...found }
}
