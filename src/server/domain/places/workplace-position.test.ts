import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { workplacePosition } from './workplace-position.ts'

const mitaka = { lon: 139.5607, lat: 35.7027 }

test.each([
  ['at its first station', '13', '武蔵野市', ['13三鷹', '13吉祥寺'], mitaka],
  ['at the first that is known', '13', '武蔵野市', ['13どこにもない', '13三鷹'], mitaka],
  ['at the station of another prefecture that is named', '12', '市川市', ['13三鷹'], mitaka],
  ['at the office of its ward', '13', '渋谷区', [], { lon: 139.6981, lat: 35.6639 }],
  ['at that of a town with its district', '14', '足柄下郡箱根町', [], { lon: 139.1069, lat: 35.2325 }],
  ['at that of a village with its island', '13', '三宅島三宅村', [], { lon: 139.4797, lat: 34.0758 }],
  ['in one of the new wards of 浜松', '22', '浜松市浜名区', [], { lon: 137.79, lat: 34.7931 }],
  ['nowhere that is known', '13', 'なし', [], null],
  ['nowhere that is known of a city alone', '13', '', [], null],
])('a workplace is %s', (_, prefecture, city, stations, position) => {
  expect(workplacePosition(prefecture, city, stations)).toEqual(position)
})

test('of stations of one name the one of its own city is meant', () => {
  const inAkashi = workplacePosition('28', '明石市', ['28大久保'])
  expect(distanceKm(inAkashi!, { lon: 134.9406, lat: 34.6819 })).toBeLessThan(2)
})
