import { expect, test } from 'vitest'
import { linePattern, stationPattern } from '#contract/nearest-stations.ts'
import { allLines } from './lines.ts'
import { knownStation, writtenAs, writtenOnLine, writtenStation } from './named.ts'
import { allStations } from './stations.ts'

test('every station has a form in which ads and addresses name it, and is found by it', () => {
  const lost = allStations().filter((station) => {
    const written = writtenStation(station)
    return !stationPattern.test(written) || !writtenAs(written).some(({ id }) => id === station.id)
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
      !linePattern.test(name) || writtenOnLine(name).length < Math.min(2, stations.length),
  )
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('a line has its stations in order, of a prefecture if one is named', () => {
  expect(writtenOnLine('東急田園都市線').slice(0, 3)).toEqual(['13渋谷', '13池尻大橋', '13三軒茶屋'])
  expect(writtenOnLine('JR山手線')).toHaveLength(30)
  expect(writtenOnLine('どこにもない線')).toEqual([])
})
