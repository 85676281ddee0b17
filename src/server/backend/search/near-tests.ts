import { sql, type SQL } from 'drizzle-orm'
import type { FilterValues } from '#contract/job-post-query.ts'
import { radiusKm, type Position } from '#server/domain/places/distance.ts'
import { stationsOfValue, stationValuesOnLine } from '#server/domain/places/station-values.ts'
import { textsOf } from './filter-tests.ts'

/** Stations and lines that are asked for, and how far around the stations. */
export type Near = Pick<Partial<FilterValues>, 'station' | 'line' | 'km'>

/** Stations asked for, and those of lines asked for: walks begin there. */
export const walkedFrom = ({ station = [], line = [] }: Near): string[] => [
  ...station,
  ...line.flatMap((name) => stationValuesOnLine(name)),
]

export const atStations = (stations: readonly string[]): SQL => sql`s.stations && ${textsOf(stations)}`

const degree = Math.PI / 180

/** Metres as the crow flies (haversine) from a station to a position in degrees. */
const metresBetween = (station: Position, lon: SQL, lat: SQL): SQL =>
  sql`${2000 * radiusKm}::float8 * asin(least(1, sqrt(
    sin((${lat} - ${station.lat}::float8) * ${degree / 2}::float8) ^ 2
    + ${Math.cos(station.lat * degree)}::float8 * cos(${lat} * ${degree}::float8)
      * sin((${lon} - ${station.lon}::float8) * ${degree / 2}::float8) ^ 2)))`

/** Work that is done wholly online is near to nowhere: it is no matter where its office is. */
const isOnline = sql`s.remote = 'full'`

/**
 * Metres from the nearest of the stations to the nearest workplace; null: not known, or the work is done online. Most ads have one workplace, of which
 * no row has to be made: that takes a third.
 */
const metresFrom = (stations: readonly string[]): SQL => {
  const centres = stations.flatMap((station) => stationsOfValue(station))
  if (centres.length === 0) return sql`null::float8`
  const nearest = (lon: SQL, lat: SQL) =>
    sql`least(${sql.join(
      centres.map((station) => metresBetween(station, lon, lat)),
      sql`, `,
    )})`
  return sql`case when ${isOnline} then null when cardinality(s.lons) = 1 then ${nearest(sql`s.lons[1]`, sql`s.lats[1]`)}
    else (select min(${nearest(sql`w.lon`, sql`w.lat`)}) from unnest(s.lons, s.lats) as w(lon, lat)) end`
}

/** At one of the stations, or within the distance of one. */
export const aroundStations = (stations: readonly string[], km: number | undefined): SQL =>
  km === undefined
    ? atStations(stations)
    : sql`(${atStations(stations)} or (${metresFrom(stations)}) <= ${km * 1000})`

/** Whole kilometres within which an ad is; 0: at one of the stations. */
export const kilometresFrom = ({ station = [] }: Near): SQL =>
  sql`case when ${atStations(station)} then 0 else ceil((${metresFrom(station)}) / 1000)::int end`

/** No longer on foot, from a station that is asked for; from any where none is, or where those around it are meant, too. */
export const walkWithin = (minutes: number, near: Near): SQL => {
  const stations = near.km === undefined ? walkedFrom(near) : []
  return stations.length === 0
    ? sql`s.walk <= ${minutes}`
    : sql`exists (select from unnest(s.stations, s.walks) as near(station, walk) where near.walk <= ${minutes} and near.station = any((${textsOf(stations)})::text[]))`
}

/** Stations that are looked up one by one; of more, rows are made. */
const lookedUp = 8

/** The least minutes on foot from one of the stations that an ad has; null: it has none. */
const walkFrom = (stations: readonly string[]): SQL =>
  stations.length > 0 && stations.length <= lookedUp
    ? sql`least(${sql.join(
        stations.map((station) => sql`s.walks[array_position(s.stations, ${station})]`),
        sql`, `,
      )})`
    : sql`(select min(n.walk) from unnest(s.stations, s.walks) as n(station, walk) where n.station = any((${textsOf(stations)})::text[]))`

/**
 * How near an ad is: the minutes of its walk from a station that is asked for (by bus or not stated: `byBus` of the
 * domain, 999), else a thousand and the metres from the nearest of the stations. Work that is done online comes last.
 */
export const nearness = (near: Near): SQL =>
  sql`(case when ${isOnline} then 1000000000
    else coalesce(${walkFrom(walkedFrom(near))}, 1000 + round((${metresFrom(near.station ?? [])})::numeric), 1000000000) end)::int`
