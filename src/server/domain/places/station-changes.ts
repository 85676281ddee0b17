import { closedStations, openedStations } from '#server/domain/tables/station-changes.ts'
import { lineTable } from '#server/domain/tables/stations.ts'
import { isPrefecture, type TableStation } from './station-table.ts'

const numberOf = (key: string): number => {
  const number = lineTable
    .trim()
    .split('\n')
    .findIndex((row) => row.slice(1) === key)
  if (number < 0) throw new Error(`No line ${key}`)
  return number
}

const opened = (): TableStation[] =>
  openedStations
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', name = '', lon = '', lat = '', city = '', line = ''] = row.split('|')
      const prefecture = city.slice(0, 2)
      if (!isPrefecture(prefecture)) throw new Error(`No prefecture ${prefecture} of ${name}`)
      return {
        id,
        name,
        lon: Number(lon),
        lat: Number(lat),
        lines: [numberOf(line)],
        prefecture,
        municipality: city.slice(0, 5),
        cityName: city.slice(5),
      }
    })

/** The stations with those that were opened since, without those that were closed. */
export const withChanges = (stations: readonly TableStation[]): TableStation[] => {
  const closed = closedStations
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, line = '', names = ''] = row.split('|')
      const number = numberOf(line)
      return names.split(' ').map((name) => {
        const found = stations.find((station) => station.name === name && station.lines.includes(number))
        if (found === undefined) throw new Error(`No station ${name} on ${line}`)
        return found
      })
    })
  return [...stations.filter((station) => !closed.includes(station)), ...opened()]
}
