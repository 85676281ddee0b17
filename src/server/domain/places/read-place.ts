import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import { beginningOf } from '#contract/plain-text.ts'
import { foldPlace } from './fold.ts'
import { hubOf, sameHub } from './hubs.ts'
import { linesNamed, linesOfStation, type Line } from './lines.ts'
import { placeWords, type PlaceWords } from './place-words.ts'
import { isBig, stationsCalled } from './station-words.ts'
import { stationsMeant } from './stations-meant.ts'
import { stationById, type Station } from './stations.ts'

/** One place: a station, or several that are one (`sameHub`); the first is the one that is called so. */
export type Place = { name: string; stations: readonly Station[] }

/** How far is meant: so many minutes on foot, kilometres as the crow flies, or around it where neither is said. */
type Reach = { minutes: number | null; km: number | null; around: boolean }

export type PlaceMeaning =
  | { kind: 'none' }
  | ({ kind: 'place'; place: Place } & Reach)
  /** Several places of one name, in several towns; the one with most lines first. */
  | ({ kind: 'places'; places: readonly Place[] } & Reach)
  /** One line, several of one name, or all of an operator. */
  | ({ kind: 'lines'; lines: readonly Line[] } & Reach)

/** Characters that count. */
const typedMost = 60

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

/** 「阪急沿線」 is what is along all lines of 阪急. */
const linesMeant = ({ name, alongLine }: PlaceWords, prefecture: PrefectureCode | null): Line[] => {
  const lines = linesNamed(name, prefecture)
  return lines.length === 0 && alongLine ? linesNamed(`${name}線`, prefecture) : lines
}

/**
 * What a typed text means as a place: stations with what stands around their names (駅, 周辺, 近く, 徒歩10分), lines with 沿線
 * or without. A name alone means a station only where the station is a big one; a name of several places answers all of
 * them, of the prefecture where one is named.
 */
export const readPlace = (text: string): PlaceMeaning => {
  const taken = placeWords(beginningOf(text, typedMost))
  const words =
    stationsCalled(taken.whole).length > 0 ? { ...taken, name: taken.whole, prefecture: null } : taken
  const { minutes, km } = words
  const reach = { minutes, km, around: minutes === null && km === null && words.around }
  const { name } = words
  // 「すすきの周辺」: what was taken for a particle belongs to the name; 「渋谷の駅」: it does not.
  const names = words.marked ? [name, `${name}の`, name.replace(/の$/u, '')] : [name]
  const isPlace = foldPlace(name) !== '' && !words.alongLine
  const all = isPlace ? (names.map(stationsMeant).find((stations) => stations.length > 0) ?? []) : []
  const there = all.filter((station) => words.prefecture === null || station.prefecture === words.prefecture)
  const known = words.marked || there.some((station) => isBig(station) || hubOf(station.id) !== null)
  const places = placesOf(known ? there : [])
  const [place, ...others] = places
  if (place !== undefined)
    return others.length === 0 ? { kind: 'place', place, ...reach } : { kind: 'places', places, ...reach }
  const lines = linesMeant({ ...words, name: name.replace(/の$/u, '') }, words.prefecture)
  return lines.length > 0 ? { kind: 'lines', lines, ...reach } : { kind: 'none' }
}
