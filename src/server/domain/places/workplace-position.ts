import { stationTable } from '#server/domain/tables/stations.ts'
import type { Position } from './distance.ts'
import { madeOnce } from './made-once.ts'
import { readOffices } from './station-table.ts'
import { stationsOfValue } from './station-values.ts'

const offices = madeOnce(() => readOffices(stationTable))

/** 足柄下郡箱根町 is 箱根町, 三宅島三宅村 is 三宅村: an address may name more than the municipality. */
const officeOf = (prefecture: string, city: string): Position | null => {
  for (let from = 0; from < Math.min(city.length, 8); from++) {
    const office = offices().get(`${prefecture}${city.slice(from)}`)
    if (office !== undefined) return office
  }
  return null
}

/**
 * Where a workplace is, as far as tables tell: at the first of its stations that is known, else at the office of its
 * municipality; null: neither is known. Of stations of one name the one in its own city.
 */
export const workplacePosition = (
  prefecture: string,
  city: string,
  stations: readonly string[],
): Position | null => {
  for (const value of stations) {
    const named = stationsOfValue(value)
    const station = named.find((each) => each.city === `${prefecture}${city}`) ?? named[0]
    if (station !== undefined) return { lon: station.lon, lat: station.lat }
  }
  return officeOf(prefecture, city)
}
