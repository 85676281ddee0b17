import { expect, test } from 'vitest'
import { stationReadings } from '#server/domain/tables/station-readings.ts'
import { distanceKm } from './distance.ts'
import { allStations } from './stations.ts'
import { suggestStations } from './suggest-stations.ts'

const names = (typed: string, first = 10) => suggestStations(typed, first).map(({ station }) => station.name)

test.each([
  ['渋谷', '渋谷'],
  ['渋谷駅', '渋谷'],
  ['しぶ', '渋谷'],
  ['ｼﾌﾞﾔ', '渋谷'],
  ['池袋', '池袋'],
  ['霞が関', '霞ヶ関'],
  ['霞ケ関', '霞ヶ関'],
  ['市谷', '市ヶ谷'],
  ['お茶の水', '御茶ノ水'],
  ['さんげんじゃや', '三軒茶屋'],
  ['たまぷら', 'たまプラーザ'],
  ['西鉄福岡', '西鉄福岡（天神）'],
  ['天六', '天神橋筋六丁目'],
  ['箕面萱野', '箕面萱野'],
  ['うめだ', '梅田'],
])('%s suggests %s first', (typed, name) => {
  expect(names(typed)[0]).toBe(name)
})

test('two stations of one name at one place are one suggestion with the lines of both', () => {
  const found = suggestStations('池袋', 10).filter(({ station }) => station.name === '池袋')
  expect(found).toHaveLength(1)
  expect(found[0]?.lines).toEqual(expect.arrayContaining(['JR山手線', '東京メトロ副都心線', '西武池袋線']))
})

test('names of several places are all there', () => {
  const cities = suggestStations('府中', 10).map(({ station }) => station.prefecture)
  expect(cities.slice(0, 4).toSorted()).toEqual(['13', '26', '34', '36'])
})

test('a place of several names suggests the station in its middle, whatever that is called', () => {
  expect(names('梅田').slice(0, 2)).toEqual(['梅田', '大阪'])
  expect(names('名駅')[0]).toBe('名古屋')
})

test('a line suggests its stations in their order', () => {
  expect(names('東横線', 4)).toEqual(['渋谷', '代官山', '中目黒', '祐天寺'])
})

test.each(['', '　', '・', 'そんな駅はない', '%', '\u0000'])('%j suggests nothing', (typed) => {
  expect(names(typed)).toEqual([])
})

test('no more is answered than asked for, and no more is read than forty characters', () => {
  expect(names('新', 7)).toHaveLength(7)
  expect(names(`渋谷${'あ'.repeat(100_000)}`)).toEqual([])
})

test('every reading of the table is of one place in its prefectures, in hiragana', () => {
  const wrong: string[] = []
  const entries = stationReadings
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [prefectures = '', own = ''] = row.split('|')
      return own.split(' ').map((entry) => ({ entry, prefectures: new Set(prefectures.split(',')) }))
    })
  for (const { entry, prefectures } of entries) {
    const [name = '', reading = ''] = entry.split(':')
    expect(reading).toMatch(/^[ぁ-ゖー]+$/u)
    const [first, ...others] = allStations().filter(
      (station) => station.name === name && prefectures.has(station.prefecture),
    )
    // 別府 is べっぷ in Oita and べふ in Fukuoka.
    if (first === undefined || others.some((other) => distanceKm(first, other) > 3)) wrong.push(entry)
  }
  expect(wrong).toEqual([])
  expect(entries.length).toBeGreaterThan(380)
})
