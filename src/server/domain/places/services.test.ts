import { expect, test } from 'vitest'
import { services } from '#server/domain/tables/services.ts'
import { distanceKm } from './distance.ts'
import { legalLines } from './legal-lines.ts'
import { namedStations } from './named-stations.ts'
import { lineById } from './lines.ts'

/** How many stations each has. */
const counts: Readonly<Record<string, number>> = {
  yamanote: 30,
  'keihin-tohoku': 47,
  saikyo: 19,
  'chuo-rapid': 24,
  'chuo-sobu': 39,
  'sobu-rapid': 10,
  yokosuka: 19,
  'tokaido-east': 21,
  keiyo: 19,
  musashino: 26,
  nambu: 30,
  'joban-rapid': 13,
  'joban-local': 14,
  marunouchi: 28,
  skytree: 30,
  blue: 32,
  meijo: 28,
  'osaka-loop': 19,
  'jr-kyoto': 17,
  'jr-takarazuka': 23,
  'osaka-higashi': 15,
  'hankyu-kyoto': 28,
  keihan: 42,
  'kintetsu-nara': 24,
  seishin: 17,
}

const rows = services
  .trim()
  .split('\n')
  .map((row): [id: string, names: string, lines: string, order: string] => {
    const [id = '', names = '', lines = '', order = ''] = row.split('|')
    return [id, names, lines, order]
  })

test('the table counts services that are there', () => {
  expect(Object.keys(counts).filter((id) => lineById(id) === null)).toEqual([])
})

test.each(rows)('%s, %s', (id, _names, keys, order) => {
  const line = lineById(id)!
  if (id in counts) expect(line.stations).toHaveLength(counts[id]!)
  const numbers = keys
    .split(',')
    .map((key) => legalLines().find((legal) => legal.key === key.replace('=', ''))!.number)
  for (const branch of order === '' ? [] : order.split(' / ')) {
    const stations = namedStations(branch, numbers)
    const hops = stations.slice(1).map((station, at) => distanceKm(stations[at]!, station))
    // 品川–川崎 on the Tokaido line, without the stops of the Keihin-Tohoku line.
    expect(Math.max(...hops)).toBeLessThan(11.5)
    // Two neighbours that are swapped make the way longer, unless the line turns back on itself.
    for (let at = 1; at + 2 < stations.length; at++) {
      const [before, one, other, after] = stations.slice(at - 1, at + 3)
      const way = distanceKm(before!, one!) + distanceKm(other!, after!)
      const swapped = distanceKm(before!, other!) + distanceKm(one!, after!)
      expect(swapped).toBeGreaterThan(way)
    }
  }
})

test('a line of the law that a service stands for is no line to choose beside it', () => {
  for (const number of rows.flatMap(([, , keys]) => keys.split(',').filter((key) => key.startsWith('=')))) {
    const legal = legalLines().find(({ key }) => key === number.slice(1))!
    expect(lineById(String(legal.number))).toBeNull()
  }
})
