import { stationReadings } from '#server/domain/tables/station-readings.ts'
import { foldStation } from './fold.ts'
import { allHubs } from './hubs.ts'
import { madeOnce } from './made-once.ts'
import { allStations, type Station } from './stations.ts'

type Entry = { station: Station; words: readonly string[]; reading: string | null }

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

/** Every station with what it may be called, folded: its name, other writings, its reading where we know it. */
export const stationEntries = madeOnce(() =>
  allStations().map((station): Entry => {
    const known = readings().get(station.prefecture + station.name)
    const words = [...spellings(station.name), ...(known?.others ?? [])].map(foldStation)
    return {
      station,
      words: [...new Set(words)],
      reading: known === undefined ? null : foldStation(known.reading),
    }
  }),
)

const byWord = madeOnce(() => {
  const words = stationEntries().flatMap(({ station, words, reading }) =>
    [...new Set([...words, ...(reading === null ? [] : [reading])])].map((word) => ({ word, station })),
  )
  const hubs = allHubs().flatMap(({ name, words, stations }) =>
    [...new Set([name, ...words].map(foldStation))].flatMap((word) =>
      stations.slice(0, 1).map((station) => ({ word, station })),
    ),
  )
  return Map.groupBy([...hubs, ...words], ({ word }) => word)
})

/** Stations that are called exactly so, by name, reading or other writing, a place of several names by its middle. */
export const stationsCalled = (text: string): Station[] => [
  ...new Set((byWord().get(foldStation(text)) ?? []).map(({ station }) => station)),
]

/** Every word that a station or place may be called, folded. */
export const stationWords = (): Iterable<string> => byWord().keys()
