import { distanceKm } from './distance.ts'
import { madeOnce } from './made-once.ts'
import { allStations, type Station } from './stations.ts'

const byName = madeOnce(() => Map.groupBy(allStations(), ({ name }) => name))

/**
 * The stations that a list of names means which stand on one of the lines of the law: names in order, ` / ` before a
 * branch. Of several of one name the nearest to the one before. Throws where there is none, so that a table that does not
 * fit the data fails its test.
 */
export const namedStations = (order: string, lines: readonly number[]): Station[] => {
  const found: Station[] = []
  for (const name of order.split(' ').filter((word) => word !== '/')) {
    const candidates = (byName().get(name) ?? []).filter((station) =>
      station.lines.some((line) => lines.includes(line)),
    )
    const previous = found.at(-1)
    const [station] =
      previous === undefined
        ? candidates
        : candidates.toSorted((one, other) => distanceKm(previous, one) - distanceKm(previous, other))
    if (station === undefined) throw new Error(`No station ${name} on the lines ${lines.join()}`)
    found.push(station)
  }
  return found
}
