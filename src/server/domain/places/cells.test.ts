import { expect, test } from 'vitest'
import { cellOf, cellsWithin } from './cells.ts'
import { distanceKm } from './distance.ts'
import { allStations, stationsNear } from './stations.ts'

test.each([3, 5, 10, 20, 30])('no station within %d kilometres is in a cell that is left out', (km) => {
  for (const from of allStations().filter((_, index) => index % 97 === 0)) {
    const cells = new Set(cellsWithin(from, km))
    const left = stationsNear(from.lon, from.lat, km).filter(({ station }) => !cells.has(cellOf(station)))
    expect(left).toEqual([])
  }
})

test('cells are few, and none is far away', () => {
  const from = { lon: 139.7017, lat: 35.6588 }
  const cells = new Set(cellsWithin(from, 20))
  expect(cells.size).toBeLessThan(100)
  const far = allStations().filter((station) => cells.has(cellOf(station)) && distanceKm(from, station) > 40)
  expect(far).toEqual([])
})
