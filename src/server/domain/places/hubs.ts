import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import { hubs } from '#server/domain/tables/hubs.ts'
import { distanceKm } from './distance.ts'
import { foldStation } from './fold.ts'
import { madeOnce } from './made-once.ts'
import { allStations, type Station } from './stations.ts'

/** A place that several stations share. */
export type Hub = {
  /** As it is shown: 梅田. */
  name: string
  words: readonly string[]
  prefecture: PrefectureCode
  /** The first stands in its middle. */
  stations: readonly Station[]
}

/** Kilometres within which stations of a hub stand, and stations of one name are one place. */
const across = 1

const byName = madeOnce(() => Map.groupBy(allStations(), ({ name }) => name))

const readHub = (row: string): Hub => {
  const [prefecture = '', words = '', names = ''] = row.split('|')
  const among = names
    .split(' ')
    .map((name) => (byName().get(name) ?? []).filter((station) => station.prefecture === prefecture))
  const [middle] = among[0] ?? []
  if (middle === undefined) throw new Error(`No station in the middle of ${words}`)
  const stations = among.flatMap((own, at) => {
    const near = own.filter((station) => distanceKm(middle, station) <= across)
    if (near.length === 0) throw new Error(`No station ${names.split(' ')[at]} near ${middle.name}`)
    return near
  })
  const [name = middle.name, ...others] = words.split(',')
  return { name, words: others, prefecture: middle.prefecture, stations }
}

const table = madeOnce(() => hubs.trim().split('\n').map(readHub))

/** Places of several names. */
export const allHubs = (): readonly Hub[] => table()

const places = madeOnce(() => {
  const place = new Map(allStations().map((station) => [station.id, [station]]))
  const join = (one: Station, other: Station) => {
    const [first, second] = [place.get(one.id) ?? [], place.get(other.id) ?? []]
    if (first === second) return
    const all = [...first, ...second]
    for (const { id } of all) place.set(id, all)
  }
  for (const { stations } of allHubs())
    for (const station of stations) if (stations[0]) join(stations[0], station)
  for (const named of Map.groupBy(allStations(), ({ name }) => foldStation(name)).values())
    for (const [at, one] of named.entries())
      for (const other of named.slice(at + 1)) if (distanceKm(one, other) <= across) join(one, other)
  return place
})

const byStation = madeOnce(
  () => new Map(allHubs().flatMap((hub) => hub.stations.map(({ id }) => [id, hub] as const))),
)

/** The place of several names that a station is part of. */
export const hubOf = (id: string): Hub | null => byStation().get(id) ?? null

/** Ids of the stations that are one place with this one, itself among them; none of a station that is not known. */
export const sameHub = (id: string): string[] => (places().get(id) ?? []).map((station) => station.id)
