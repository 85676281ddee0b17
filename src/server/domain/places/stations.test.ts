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
