import { jobPostFilters } from '#contract/job-post-filters.ts'
import type { FilterValues } from '#contract/job-post-query.ts'
import { stationPrefecture } from '#contract/nearest-stations.ts'
import { stationValue, stationValuesOnLine } from '#server/domain/places/station-values.ts'
import { readPlace, type Place, type PlaceMeaning } from '#server/domain/places/read-place.ts'
import { linesCalled } from '#server/domain/places/lines.ts'
import { stationsNear } from '#server/domain/places/stations.ts'

/** A condition of place, as found at a place of a normalised text. */
export type TypedPlace = { filter: Partial<FilterValues>; end: number }

const upTo = '(?:以内|圏内|クライ|程度|ホド|マデ)?'
const kanjiMinutes = '[一二三四五六七八九]?十?[一二三四五六七八九]?'
/** More minutes than these from a station are a way by train. */
const fewMinutes = '(?:1?\\d|20|十?[一二三四五六七八九]|二?十)'

/** What shows that a place is meant and no word that is spelt so: 渋谷駅, 梅田周辺, 田園都市線, 中央線沿イ, 三鷹徒歩10分. */
const marks = new RegExp(
  [
    `(?:駅|エキ)?(?:カラ|ヨリ|ノ)? ?徒歩(?:デ)?(?:約)? ?(?:\\d{1,2}|${kanjiMinutes}) ?分${upTo}`,
    `駅(?:カラ|ヨリ|マデ)(?:約)? ?${fewMinutes} ?分${upTo}`,
    `(?:駅|エキ)?(?:カラ|ヨリ|ノ)? ?(?:半径)? ?\\d{1,2} ?(?:km|キロ(?:メトル)?)${upTo}`,
    String.raw`駅(?:カラ近イ|ノ?近ク|近|チカ|前|周辺|付近|[東西南北]口)?`,
    'ノ?(?:周辺|近辺|付近|近ク|界隈)',
    '(?:線|ライン)(?:ノ|ゾイ|沿線|沿イ)?',
    '沿線',
  ].join('|'),
  'gu',
)

/** Characters of the longest name that is looked for, and marks that are tried after one place. */
const nameMost = 24
const marksMost = 3

/** Names of stations that mean any of the kind: 大学の近く is near one's own. */
const somewhere = new Set(['大学', '学校', '家', '自宅', '会社', '病院', '学園'])

const toHiragana = (text: string): string =>
  text.replaceAll(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))

/** Where a place may end that begins here; the longest last. */
const endsAfter = (text: string, at: number): number[] => {
  marks.lastIndex = at + 1
  const ends: number[] = []
  for (let found = marks.exec(text); found !== null && ends.length < marksMost; found = marks.exec(text)) {
    const name = text.slice(at, found.index)
    if (found.index - at > nameMost || /\s/u.test(name)) break
    if (somewhere.has(name) && !found[0].startsWith('駅')) break
    // The place stays where its walk is none that can be asked for.
    if (/^駅.*徒歩/u.test(found[0])) ends.push(found.index + 1)
    ends.push(found.index + found[0].length)
  }
  return ends
}

/** How far 周辺 reaches. */
const kilometresAround = 1

/** Stations that an ad may name for a place: its own, and those around it where the text says so. */
const stationsOf = ({ stations }: Place, around: boolean): string[] => {
  const others = stations.flatMap(({ lon, lat }) =>
    around ? stationsNear(lon, lat, kilometresAround).map(({ station }) => station) : [],
  )
  return [...stations, ...others].map(stationValue)
}

/** Of a name that is all over the country these count; who means more is better served by a prefecture. */
const stationsMost = 60
const linesMost = 25

const filterOf = (meaning: PlaceMeaning): Partial<FilterValues> | null => {
  if (meaning.kind === 'none') return null
  const { min, max } = jobPostFilters.walk
  const { minutes, km } = meaning
  // The place alone is read before it, and the walk told to be none.
  if (minutes !== null && (minutes < min || minutes > max)) return null
  const walk = minutes === null ? {} : { walk: minutes }
  if (meaning.kind === 'lines')
    return { line: [...new Set(meaning.lines.map(({ name }) => name))].slice(0, linesMost), ...walk }
  const places = meaning.kind === 'place' ? [meaning.place] : meaning.places
  const all = places.flatMap((place) => stationsOf(place, meaning.around))
  const station = [...new Set(all)].slice(0, stationsMost)
  // Further than a list can ask for is as far as it can.
  const around = km === null || km === 0 ? {} : { km: Math.min(km, jobPostFilters.km.max) }
  return { station, ...walk, ...around }
}

/** 「ゆりかもめ」, 「小田急」: what stands by itself and is called so without 線. */
const bareLineAt = (text: string, at: number): TypedPlace[] => {
  if (at > 0 && text[at - 1] !== ' ') return []
  const [word = ''] = /^\S+/u.exec(text.slice(at, at + nameMost)) ?? []
  return [word, ...Array.from(word.matchAll(/[ノデ]/gu), ({ index }) => word.slice(0, index))].flatMap(
    (name) => {
      const lines = linesCalled(name)
      return lines.length === 0
        ? []
        : [{ filter: { line: lines.map((line) => line.name) }, end: at + name.length }]
    },
  )
}

/** The conditions of place that begin here, however long. */
export const readPlacesAt = (text: string, at: number): TypedPlace[] =>
  endsAfter(text, at)
    .flatMap((end): TypedPlace[] => {
      const filter = filterOf(readPlace(toHiragana(text.slice(at, end))))
      return filter === null ? [] : [{ filter, end }]
    })
    .concat(bareLineAt(text, at))

/** The condition as it is meant beside typed prefectures: of places and lines of one name those that are there, if any is. */
export const withinPrefectures = (
  filter: Partial<FilterValues>,
  prefectures: readonly string[],
): Partial<FilterValues> => {
  const isThere = (station: string) => prefectures.includes(stationPrefecture(station))
  const station = (filter.station ?? []).filter(isThere)
  const line = (filter.line ?? []).filter((name) => stationValuesOnLine(name).some(isThere))
  return {
    ...filter,
    ...(station.length > 0 && { station }),
    ...(line.length > 0 && { line }),
  }
}
