import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import { beginningOf } from '#contract/plain-text.ts'
import { editDistance } from '#server/domain/search/edit-distance.ts'
import { foldPlace, foldStation } from './fold.ts'
import { hubOf, sameHub } from './hubs.ts'
import { linesNamed, type Line } from './lines.ts'
import { madeOnce } from './made-once.ts'
import { placeWords, type PlaceWords } from './place-words.ts'
import { isBig, stationsCalled, stationWords } from './station-words.ts'
import { stationsMeant } from './stations-meant.ts'
import { allStations, stationById, type Station } from './stations.ts'

/** One place: a station, or several that are one (`sameHub`); the first is the one that is called so. */
export type Place = { name: string; stations: readonly Station[] }

/** How far is meant: 「徒歩10分」 is 0.8 km (80 m a minute, as advertisements of homes count), 「周辺」 1 km; else null. */
type Reach = { minutes: number | null; km: number | null }

export type PlaceMeaning =
  /** `suggestion` is the name of a station one letter away, where the text says that it means one. */
  | { kind: 'none'; suggestion: string | null }
  /**
   * `cities` are wards and cities of the name there, where the text says neither 駅 nor 周辺: 渋谷 is both, and the caller
   * decides.
   */
  | ({ kind: 'place'; place: Place; cities: readonly string[] } & Reach)
  /** Several places of one name, in several towns. */
  | ({ kind: 'places'; places: readonly Place[]; cities: readonly string[] } & Reach)
  /** One line, or several of one name. */
  | ({ kind: 'lines'; lines: readonly Line[] } & Reach)

/** Characters that count. */
const typedMost = 60

const reachOf = ({ minutes, around }: PlaceWords): Reach => {
  if (minutes !== null) return { minutes, km: Math.round(minutes * 8) / 100 }
  return { minutes, km: around ? 1 : null }
}

/** One of each place; a place of several names is called as it is known. */
const placesOf = (stations: readonly Station[]): Place[] => {
  const seen = new Set<string>()
  return stations.flatMap((station) => {
    if (seen.has(station.id)) return []
    const ids = sameHub(station.id)
    for (const id of ids) seen.add(id)
    const others = ids.flatMap((id) => (id === station.id ? [] : (stationById(id) ?? [])))
    return [{ name: hubOf(station.id)?.name ?? station.name, stations: [station, ...others] }]
  })
}

/** 「横浜市西区」 is 西 too, 「府中市」 府中. */
const cityName = (city: string) => {
  const name = city.slice(2)
  return name.slice(name.endsWith('区') ? name.indexOf('市') + 1 : 0, -1)
}
const cities = madeOnce(() =>
  Map.groupBy(new Set(allStations().map(({ city }) => city)), (city) => foldPlace(cityName(city))),
)
const citiesCalled = (name: string, places: readonly Place[]): string[] => {
  const prefectures = new Set(
    places.flatMap(({ stations }) => stations.map(({ prefecture }): string => prefecture)),
  )
  return (cities().get(foldPlace(name)) ?? []).filter((city) => prefectures.has(city.slice(0, 2)))
}

const suggestionFor = (name: string): string | null => {
  const word = foldStation(name)
  if (word.length < 3) return null
  for (const other of stationWords())
    if (other.length >= 3 && editDistance(word, other, 1) === 1) return stationsCalled(other)[0]?.name ?? null
  return null
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
  const lines = places.length === 0 ? linesNamed(words.name, within) : []
  const reach = reachOf(words)
  if (lines.length > 0) return { kind: 'lines', lines, ...reach }
  const [place] = places
  if (place === undefined)
    return {
      kind: 'none',
      suggestion: words.marked && all.length === 0 ? suggestionFor(words.name) : null,
    }
  const found = { cities: words.marked ? [] : citiesCalled(words.name, places), ...reach }
  return places.length === 1 ? { kind: 'place', place, ...found } : { kind: 'places', places, ...found }
}
