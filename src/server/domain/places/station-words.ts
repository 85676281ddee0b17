import { stationReadings } from '#server/domain/tables/station-readings.ts'
import { foldStation } from './fold.ts'
import { allHubs } from './hubs.ts'
import { madeOnce } from './made-once.ts'
import { allStations, type Station } from './stations.ts'

type Entry = {
  station: Station
  words: readonly string[]
  reading: string | null
  /** What the place of several names is called in whose middle it stands: 大阪 is 梅田 too. */
  place: readonly string[]
}

/** 西鉄福岡（天神） is 西鉄福岡 too. */
const spellings = (name: string) => name.split('（', 1).concat(name)

const readings = madeOnce(() => {
  const found = new Map<string, { reading: string; others: readonly string[] }>()
  for (const row of stationReadings.trim().split('\n')) {
    const [prefectures = '', entries = ''] = row.split('|')
    for (const entry of entries.split(' ')) {
      const [name = '', reading = '', ...others] = entry.split(':')
      for (const prefecture of prefectures.split(',')) found.set(prefecture + name, { reading, others })
    }
  }
  return found
})

/** True for a station that is known by its bare name: one with a reading of our own. */
export const isBig = ({ prefecture, name }: Station): boolean => readings().has(prefecture + name)

const placeNames = madeOnce(
  () =>
    new Map(
      allHubs().map(({ name, words, stations: [middle] }) => [
        middle?.id,
        [...new Set([name, ...words].map(foldStation))],
      ]),
    ),
)

/** Every station with what it may be called, folded: its name, other writings, its reading where we know it. */
export const stationEntries = madeOnce(() =>
  allStations().map((station): Entry => {
    const known = readings().get(station.prefecture + station.name)
    const words = [...spellings(station.name), ...(known?.others ?? [])].map(foldStation)
    return {
      station,
      words: [...new Set(words)],
      reading: known === undefined ? null : foldStation(known.reading),
      place: placeNames().get(station.id) ?? [],
    }
  }),
)

const byWord = madeOnce(() => {
  const named = stationEntries().map(({ station, words, reading }) => ({
    station,
    words: reading === null ? words : [...words, reading],
  }))
  // The middle of a place stands before others that are called so.
  const middles = stationEntries().map(({ station, place }) => ({ station, words: place }))
  const all = [...middles, ...named].flatMap(({ station, words }) =>
    [...new Set(words)].map((word) => ({ word, station })),
  )
  return Map.groupBy(all, ({ word }) => word)
})

/** Stations that are called exactly so, by name, reading or other writing, a place of several names by its middle. */
export const stationsCalled = (text: string): Station[] => [
  ...new Set((byWord().get(foldStation(text)) ?? []).map(({ station }) => station)),
]
