import { distanceKm, type Position } from './distance.ts'

/** Degrees of a side: five and a half kilometres from south to north. */
const side = 0.05
const at = (degrees: number) => Math.floor(degrees / side)

/** The cell of a position, as the index of ads has it. */
export const cellOf = ({ lon, lat }: Position): string => `${at(lon)}_${at(lat)}`

/** Kilometres of a degree from south to north, a little less than there are, so that no cell is left out. */
const kmOfDegree = 111

/** What of a row or column of cells is next to a place. */
const between = (degrees: number, cell: number) => Math.min(Math.max(degrees, cell * side), (cell + 1) * side)

/** Every cell that is within so many kilometres of a position in Japan, at least in part. */
export const cellsWithin = ({ lon, lat }: Position, km: number): string[] => {
  const north = km / kmOfDegree
  const east = north / Math.cos(((Math.abs(lat) + north) * Math.PI) / 180)
  const cells: string[] = []
  for (let x = at(lon - east); x <= at(lon + east); x++)
    for (let y = at(lat - north); y <= at(lat + north); y++) {
      // The corners of the square around a circle are in none of it.
      const nearest = { lon: between(lon, x), lat: between(lat, y) }
      if (distanceKm({ lon, lat }, nearest) <= km) cells.push(`${x}_${y}`)
    }
  return cells
}
