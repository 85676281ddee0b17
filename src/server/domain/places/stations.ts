import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import { stationTable } from '#server/domain/tables/stations.ts'
import { distanceKm, type Position } from './distance.ts'
import { madeOnce } from './made-once.ts'
import { withChanges } from './station-changes.ts'
import { readStationTable } from './station-table.ts'

export type Station = Position & {
  /** Five digits, for addresses and rows; kept when the data changes. */
  id: string
  /** As the railway writes it, without 駅. */
  name: string
  /** Numbers of the lines of the law (`src/server/domain/places/lines.ts` has lines as people name them). */
  lines: readonly number[]
  /** Code of the municipality or ward, five digits. */
  municipality: string
  /** As filters of ads have it: `13渋谷区`, `14横浜市西区`, `06遊佐町`. An address may name the 郡 besides. */
  city: string
  prefecture: PrefectureCode
}

const table = madeOnce(() => {
  const stations = withChanges(readStationTable(stationTable)).map(({ cityName, ...station }): Station => ({
    ...station,
    city: `${station.prefecture}${cityName}`,
  }))
  return { stations, byId: new Map(stations.map((station) => [station.id, station])) }
})

/** Every station that trains stop at, as far as it is known. */
export const allStations = (): readonly Station[] => table().stations

export const stationById = (id: string): Station | null => table().byId.get(id) ?? null

/** Degrees of a side of a cell: eleven kilometres from south to north. */
const side = 0.1
const cellOf = (lon: number, lat: number) => `${Math.floor(lon / side)} ${Math.floor(lat / side)}`
const cells = madeOnce(() => Map.groupBy(allStations(), ({ lon, lat }) => cellOf(lon, lat)))

/** Kilometres that may be asked for. */
export const nearMost = 30

export type NearStation = { station: Station; km: number }

/** Stations within so many kilometres (30 at most) as the crow flies, the nearest first. */
export const stationsNear = (lon: number, lat: number, km: number): NearStation[] => {
  const within = Math.min(km, nearMost)
  const found: NearStation[] = []
  const north = within / 111
  const east = north / Math.cos((Math.min(Math.abs(lat), 60) * Math.PI) / 180)
  for (let x = Math.floor((lon - east) / side); x <= Math.floor((lon + east) / side); x++)
    for (let y = Math.floor((lat - north) / side); y <= Math.floor((lat + north) / side); y++)
      for (const station of cells().get(`${x} ${y}`) ?? []) {
        const far = distanceKm({ lon, lat }, station)
        if (far <= within) found.push({ station, km: far })
      }
  return found.toSorted((one, other) => one.km - other.km)
}
