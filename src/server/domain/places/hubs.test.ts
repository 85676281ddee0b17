import { expect, test } from 'vitest'
import { allHubs, sameHub } from './hubs.ts'
import { allStations, stationById } from './stations.ts'
import { distanceKm } from './distance.ts'

const idOf = (name: string, prefecture: string) =>
  allStations().find((station) => station.name === name && station.prefecture === prefecture)!.id
const place = (name: string, prefecture: string) =>
  sameHub(idOf(name, prefecture))
    .map((id) => stationById(id)!.name)
    .toSorted()

test('every place of the table has its stations within a kilometre of the middle', () => {
  expect(allHubs().length).toBeGreaterThan(60)
  for (const { stations } of allHubs())
    for (const station of stations) expect(distanceKm(stations[0]!, station)).toBeLessThanOrEqual(1)
})

test.each([
  ['梅田', '27', ['北新地', '大阪', '大阪梅田', '大阪梅田', '東梅田', '梅田', '西梅田']],
  ['天神', '40', ['天神', '天神南', '西鉄福岡（天神）']],
  ['三ノ宮', '28', ['三ノ宮', '三宮', '三宮・花時計前', '神戸三宮']],
  ['難波', '27', ['JR難波', '大阪難波', '難波', '難波']],
  ['近鉄名古屋', '23', ['名古屋', '名鉄名古屋', '近鉄名古屋']],
  ['池袋', '13', ['池袋', '池袋']],
  ['東京', '13', ['東京', '東京']],
  ['渋谷', '13', ['渋谷']],
  ['広島駅', '34', ['広島', '広島駅']],
  ['神泉', '13', ['神泉']],
])('%s is one place with %j', (name, prefecture, names) => {
  expect(place(name, prefecture)).toEqual(names)
})

test('being one place goes both ways, never far, and nobody else is in it', () => {
  for (const { id } of allStations()) {
    const all = sameHub(id)
    expect(all).toContain(id)
    const [one, ...others] = all.map((each) => stationById(each)!)
    for (const other of others) {
      expect(distanceKm(one!, other)).toBeLessThan(2.5)
      expect(new Set(sameHub(other.id))).toEqual(new Set(all))
    }
  }
  expect(sameHub('no station')).toEqual([])
})

test('府中 of Tokyo and of Hiroshima are two places', () => {
  expect(place('府中', '13')).toEqual(['府中'])
  expect(sameHub(idOf('大久保', '13'))).toHaveLength(1)
})
