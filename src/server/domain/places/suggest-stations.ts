import { beginningOf } from '#contract/plain-text.ts'
import { foldPlace, foldStation } from './fold.ts'
import { sameHub } from './hubs.ts'
import { linesNamed, linesOfStation, stationsOfLine } from './lines.ts'
import { madeOnce } from './made-once.ts'
import { stationEntries } from './station-words.ts'
import type { Station } from './stations.ts'

export type StationSuggestion = {
  station: Station
  /** Names of the lines that stop there, those of stations of the same name at the same place among them. */
  lines: readonly string[]
}

/** Characters that count. */
const typedMost = 40

type Entry = ReturnType<typeof stationEntries>[number]

/** Ranks: called or read so, in the middle of a place that is, begins so, is read so from its beginning, holds it. */
const rankOf = (typed: string, { words, reading, place }: Entry): number => {
  if (words.includes(typed) || reading === typed) return 0
  if (place.includes(typed)) return 1
  if (words.some((word) => word.startsWith(typed))) return 2
  if (reading?.startsWith(typed) === true) return 3
  return typed.length > 1 && words.some((word) => word.includes(typed)) ? 4 : 5
}

/** How many lines stop at a place, for the bigger of two stations to come first. */
const weights = madeOnce(
  () =>
    new Map(
      stationEntries().map(({ station }) => [
        station.id,
        sameHub(station.id).reduce((sum, id) => sum + linesOfStation(id).length, 0),
      ]),
    ),
)
const weightOf = ({ id }: Station) => weights().get(id) ?? 0

const suggestion = (station: Station, twins: readonly Station[]): StationSuggestion => ({
  station,
  lines: [...new Set([station, ...twins].flatMap(({ id }) => linesOfStation(id)).map(({ name }) => name))],
})

/** 池袋 is two stations of the data and one for who looks for it: the one that is first stands for both. */
const withoutTwins = (stations: readonly Station[]): StationSuggestion[] => {
  const seen = new Set<string>()
  return stations.flatMap((station) => {
    if (seen.has(station.id)) return []
    const place = new Set(sameHub(station.id))
    const twins = stations.filter(
      ({ id, name }) => place.has(id) && foldStation(name) === foldStation(station.name),
    )
    for (const { id } of twins) seen.add(id)
    return [suggestion(station, twins)]
  })
}

/**
 * Stations for what was typed so far, the likeliest first and no more than asked for: those called or read so, then those
 * that begin so, then those that hold it; of a whole name of a line its stations in their order. Of stations of one rank
 * the one with most lines comes first. Nothing typed: none.
 */
export const suggestStations = (text: string, first: number): StationSuggestion[] => {
  const typed = foldStation(beginningOf(text, typedMost))
  if (typed === '') return []
  const ranked = stationEntries()
    .map((entry) => ({ station: entry.station, rank: rankOf(typed, entry) }))
    .filter(({ rank }) => rank < 5)
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        weightOf(other.station) - weightOf(one.station) ||
        one.station.name.length - other.station.name.length,
    )
    .map(({ station }) => station)
  const ofLines = /線$|ライン$/u.test(foldPlace(text))
    ? linesNamed(text, null).flatMap(({ id }) => stationsOfLine(id))
    : []
  // Twins of the last one asked for may stand behind it.
  return withoutTwins([...ofLines, ...ranked.slice(0, first * 5)]).slice(0, first)
}
