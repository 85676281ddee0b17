import { expect, test } from 'vitest'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import { cityPattern } from '#contract/codes/job-search.ts'
import { distanceKm } from './distance.ts'
import { allStations, stationById, stationsNear } from './stations.ts'

const named = (name: string, city: string) =>
  allStations().find((station) => station.name === name && station.city === city)!

test('every station has a number of its own, a place in Japan and a city as filters have it', () => {
  const stations = allStations()
  expect(stations.length).toBeGreaterThan(9000)
  expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length)
  expect(new Set(stations.map(({ prefecture }) => prefecture))).toEqual(new Set(prefectureCodes))
  for (const { id, name, lon, lat, lines, city, municipality, prefecture } of stations) {
    expect(id).toMatch(/^\d{5}$/u)
    expect(name).toMatch(/^\S{1,30}$/u)
    expect(lon > 127 && lon < 146 && lat > 26 && lat < 46).toBe(true)
    expect(lines.length).toBeGreaterThan(0)
    expect(city).toMatch(cityPattern)
    expect(city.slice(0, 2)).toBe(prefecture)
    expect(municipality.slice(0, 2)).toBe(prefecture)
  }
})

test('a station is where it is', () => {
  const shibuya = named('渋谷', '13渋谷区')
  expect(shibuya).toMatchObject({ municipality: '13113', prefecture: '13', lon: 139.7017, lat: 35.6588 })
  expect(stationById(shibuya.id)).toBe(shibuya)
  expect(stationById('99999')).toBeNull()
  expect(stationById('')).toBeNull()
})

test('東京 and 新大阪 are 403 kilometres apart as the crow flies', () => {
  const [tokyo, osaka] = [named('東京', '13千代田区'), named('新大阪', '27大阪市淀川区')]
  expect(distanceKm(tokyo, osaka)).toBeCloseTo(402, -1)
  expect(distanceKm(tokyo, tokyo)).toBe(0)
})

test('stations near a place are those within the distance, the nearest first', () => {
  const { lon, lat } = named('渋谷', '13渋谷区')
  const near = stationsNear(lon, lat, 1.5)
  expect(near[0]?.station.name).toBe('渋谷')
  expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((one, other) => one - other))
  const all = allStations().filter((station) => distanceKm({ lon, lat }, station) <= 1.5)
  expect(new Set(near.map(({ station }) => station.name))).toEqual(new Set(all.map(({ name }) => name)))
  expect(near.map(({ station }) => station.name)).toEqual(expect.arrayContaining(['神泉', '代官山', '原宿']))
})

test.each([26.2, 35.7, 45.4])('no station within the distance is left out at latitude %d', (lat) => {
  for (const { lon, lat: own } of allStations().filter((station) => Math.abs(station.lat - lat) < 0.05)) {
    const near = new Set(stationsNear(lon, own, 12).map(({ station }) => station.id))
    const all = allStations().filter((station) => distanceKm({ lon, lat: own }, station) <= 12)
    expect(near).toEqual(new Set(all.map(({ id }) => id)))
  }
})

test('no more than thirty kilometres are looked through, whatever is asked for', () => {
  const far = stationsNear(139.7, 35.7, 1e9)
  expect(far.at(-1)?.km).toBeLessThan(30)
  expect(stationsNear(0, 0, 30)).toEqual([])
  expect(stationsNear(Number.NaN, 35, 5)).toEqual([])
})

test('浜松 has the three wards of 2024', () => {
  const wards = new Set(
    allStations().flatMap(({ municipality }) => (municipality.startsWith('2213') ? municipality : [])),
  )
  expect(wards).toEqual(new Set(['22138', '22139']))
  expect(named('浜松', '22浜松市中央区').municipality).toBe('22138')
  expect(named('浜北', '22浜松市浜名区').municipality).toBe('22139')
  expect(named('気賀', '22浜松市浜名区').municipality).toBe('22139')
  expect(named('天竜二俣', '22浜松市天竜区').municipality).toBe('22140')
})

test('stations that were opened or closed after the data are there or gone', () => {
  const names = new Set(allStations().map(({ name }) => name))
  for (const name of ['箕面萱野', '夢洲', '越前たけふ', '桜並木', '仙巌園']) expect(names).toContain(name)
  for (const name of ['幾寅', '東鹿越', '石狩沼田', '抜海', 'みどり中央']) expect(names).not.toContain(name)
  expect(allStations().filter(({ name }) => name === '金山')).toHaveLength(2)
})

const borders: readonly [name: string, prefecture: string][] = [
  ['二子玉川', '13'],
  ['二子新地', '14'],
  ['成増', '13'],
  ['和光市', '11'],
  ['葛西', '13'],
  ['浦安', '12'],
  ['鶴川', '13'],
  ['柿生', '14'],
  ['玉川学園前', '13'],
  ['相模大野', '14'],
  ['町田', '13'],
  ['つくし野', '13'],
  ['すずかけ台', '13'],
  ['南町田グランベリーパーク', '13'],
  ['つきみ野', '14'],
  ['長津田', '14'],
  ['登戸', '14'],
  ['和泉多摩川', '13'],
  ['矢野口', '13'],
  ['稲田堤', '14'],
  ['若葉台', '14'],
  ['多摩境', '13'],
  ['相原', '13'],
  ['藤野', '14'],
  ['相模湖', '14'],
  ['高尾', '13'],
  ['上野原', '19'],
  ['北赤羽', '13'],
  ['浮間舟渡', '13'],
  ['戸田公園', '11'],
  ['川口', '11'],
  ['赤羽岩淵', '13'],
  ['川口元郷', '11'],
  ['見沼代親水公園', '13'],
  ['竹ノ塚', '13'],
  ['谷塚', '11'],
  ['六町', '13'],
  ['八潮', '11'],
  ['三郷中央', '11'],
  ['南流山', '12'],
  ['金町', '13'],
  ['松戸', '12'],
  ['小岩', '13'],
  ['市川', '12'],
  ['篠崎', '13'],
  ['葛西臨海公園', '13'],
  ['舞浜', '12'],
  ['秋津', '13'],
  ['清瀬', '13'],
  ['保谷', '13'],
  ['古河', '08'],
  ['栗橋', '11'],
  ['園田', '28'],
  ['加島', '27'],
  ['川西能勢口', '28'],
  ['山崎', '26'],
  ['島本', '27'],
  ['上牧', '27'],
  ['大山崎', '26'],
  ['樟葉', '27'],
  ['学研奈良登美ヶ丘', '29'],
  ['近鉄長島', '24'],
  ['近鉄弥富', '23'],
  ['門司', '40'],
  ['下関', '35'],
]

test.each(borders)('%s, near a border, is in %s', (name, prefecture) => {
  const found = allStations().filter((station) => station.name === name)
  const here = found.filter((station) => station.prefecture === prefecture)
  expect(here.length).toBeGreaterThan(0)
  // 山崎, 松戸, 市川 and so on are names elsewhere too, never next to these.
  for (const other of found.filter((station) => station.prefecture !== prefecture))
    expect(Math.min(...here.map((station) => distanceKm(station, other)))).toBeGreaterThan(60)
})
