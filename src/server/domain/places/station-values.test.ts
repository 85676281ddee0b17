import { expect, test } from 'vitest'
import { linePattern, stationPattern } from '#contract/nearest-stations.ts'
import { allLines } from './lines.ts'
import { knownStation, stationsOfValue, stationValuesOnLine, stationValue } from './station-values.ts'
import { allStations } from './stations.ts'

test('every station has a form in which ads and addresses name it, and is found by it', () => {
  const lost = allStations().filter((station) => {
    const written = stationValue(station)
    return !stationPattern.test(written) || !stationsOfValue(written).some(({ id }) => id === station.id)
  })
  expect(lost.map(({ name }) => name)).toEqual([])
})

test.each([
  ['13渋谷', '13渋谷'],
  ['13市ケ谷', '13市ヶ谷'],
  ['13市が谷', '13市ヶ谷'],
  ['14渋谷', null],
  ['13渋矢', null],
])('%s is %s', (written, station) => expect(knownStation(written)).toBe(station))

test('every line has a name by which an address asks for it', () => {
  const lost = allLines().filter(
    ({ name, stations }) =>
      !linePattern.test(name) || stationValuesOnLine(name).length < Math.min(2, stations.length),
  )
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('a line has its stations in order, of a prefecture if one is named', () => {
  expect(stationValuesOnLine('東急田園都市線').slice(0, 3)).toEqual(['13渋谷', '13池尻大橋', '13三軒茶屋'])
  expect(stationValuesOnLine('JR山手線')).toHaveLength(30)
  expect(stationValuesOnLine('どこにもない線')).toEqual([])
})
