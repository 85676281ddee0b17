import { expect, test } from 'vitest'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import { lineOrders } from '#server/domain/tables/line-orders.ts'
import { lineWords, operatorNames } from '#server/domain/tables/line-names.ts'
import { legalLines } from './legal-lines.ts'
import { allLines, lineById, linesNamed, linesOfPrefecture, linesOfStation, stationsOfLine } from './lines.ts'
import { namedStations } from './named-stations.ts'
import { allStations } from './stations.ts'

test('every line has a number or word of its own, stations and prefectures', () => {
  const ids = allLines().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const line of allLines()) {
    expect(line.id).toMatch(/^[a-z\d-]{1,20}$/u)
    expect(line.name).toMatch(/^\S.{1,30}$/u)
    expect(line.stations.length).toBeGreaterThan(1)
    expect(new Set(line.stations).size).toBe(line.stations.length)
    expect(stationsOfLine(line.id).map(({ id }) => id)).toEqual(line.stations)
    expect(lineById(line.id)).toBe(line)
  }
  expect(lineById('no-such-line')).toBeNull()
  expect(stationsOfLine('no-such-line')).toEqual([])
})

test('every station is on a line, whatever lines stand for others', () => {
  const served = new Set(allLines().flatMap(({ stations }) => stations))
  expect(
    allStations()
      .filter(({ id }) => !served.has(id))
      .map(({ name }) => name),
  ).toEqual([])
})

test('each prefecture has lines to choose from', () => {
  for (const code of prefectureCodes) expect(linesOfPrefecture(code).length).toBeGreaterThan(0)
  expect(linesOfPrefecture('47').map(({ name }) => name)).toEqual(['ゆいレール'])
})

test.each(lineOrders.trim().split('\n'))('%s', (row) => {
  const [key = '', order = ''] = row.split('|')
  const line = legalLines().find((each) => each.key === key)!
  const ordered = namedStations(order, [line.number])
  const all = allStations().filter(({ lines }) => lines.includes(line.number))
  expect(
    ordered
      .map(({ name }) => name)
      .toSorted()
      .filter((name, at, names) => name !== names[at - 1]),
  ).toEqual(
    all
      .map(({ name }) => name)
      .toSorted()
      .filter((name, at, names) => name !== names[at - 1]),
  )
  expect(new Set(ordered.map(({ id }) => id)).size).toBe(all.length)
})

test('tables of names speak of lines and operators that are there', () => {
  const keys = new Set(legalLines().map(({ key }) => key))
  expect(Object.keys(lineWords).filter((key) => !keys.has(key))).toEqual([])
  const operators = new Set([...keys].map((key) => key.split(' ')[0]))
  expect(Object.keys(operatorNames).filter((name) => !operators.has(name))).toEqual([])
})

const called = (word: string, prefecture: Parameters<typeof linesNamed>[1] = null) =>
  linesNamed(word, prefecture).map(({ name }) => name)

test.each([
  ['山手線', ['JR山手線']],
  ['ＪＲ山手線', ['JR山手線']],
  ['東急田園都市線', ['東急田園都市線']],
  ['田園都市線', ['東急田園都市線']],
  ['東横線', ['東急東横線']],
  ['御堂筋線', ['Osaka Metro御堂筋線']],
  ['地下鉄御堂筋線', ['Osaka Metro御堂筋線']],
  ['地下鉄銀座線', ['東京メトロ銀座線']],
  ['札幌市営地下鉄東西線', ['札幌市営地下鉄東西線']],
  ['地下鉄空港線', ['福岡市地下鉄空港線']],
  ['福岡市営地下鉄空港線', ['福岡市地下鉄空港線']],
  ['TX', ['つくばエクスプレス']],
  ['小田急線', ['小田急多摩線', '小田急小田原線', '小田急江ノ島線']],
  ['京王線', ['京王線']],
  ['学研都市線', ['JR学研都市線']],
  ['名鉄名古屋本線', ['名鉄名古屋本線']],
  ['阪神本線', ['阪神本線']],
  ['どこかの線', []],
  ['', []],
])('%s is called %j', (word, names) => {
  expect(called(word)).toEqual(names)
})

test('a name of several lines answers all of them, and those of a prefecture where one is known', () => {
  expect(called('中央線')).toEqual(['JR中央線快速', 'Osaka Metro中央線', 'JR中央本線（JR東海）'])
  expect(called('中央線', '13')).toEqual(['JR中央線快速'])
  expect(called('中央線', '27')).toEqual(['Osaka Metro中央線'])
  expect(called('中央線', '23')).toEqual(['JR中央本線（JR東海）'])
  expect(called('東西線')).toHaveLength(4)
  expect(called('東西線', '04')).toEqual(['仙台市地下鉄東西線'])
  expect(called('空港線', '40')).toEqual(['福岡市地下鉄空港線'])
  expect(called('中央線', '47')).toEqual([])
})

test('no two lines of a prefecture are shown alike', () => {
  for (const code of prefectureCodes) {
    const names = linesOfPrefecture(code).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('a station knows its lines as people name them', () => {
  const osaka = allStations().find(({ name }) => name === '高輪ゲートウェイ')!
  expect(linesOfStation(osaka.id).map(({ name }) => name)).toEqual(['JR山手線', 'JR京浜東北線'])
})
