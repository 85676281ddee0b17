import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { readPlacesAt } from './typed-places.ts'

const read = (typed: string) => {
  const { words, wanted, fromHome } = parseQuery(typed)
  const { station = [], line = [], walk, km } = wanted
  return {
    words: words.map(({ written }) => written),
    station,
    line,
    walk: walk ?? null,
    km: km ?? null,
    fromHome,
  }
}

test.each([
  ['渋谷駅', ['13渋谷'], null],
  ['渋谷 徒歩10分', ['13渋谷'], 10],
  ['吉祥寺駅から徒歩5分以内のカフェ', ['13吉祥寺'], 5],
  ['市ヶ谷駅', ['13市ヶ谷'], null],
  ['三鷹駅近くで夜働けるバイト', ['13三鷹'], null],
  ['府中駅', ['13府中', '26府中', '34府中', '36府中'], null],
])('%s asks for stations', (typed, stations, walk) => {
  expect(read(typed)).toMatchObject({ station: expect.arrayContaining(stations), walk })
})

test.each([
  ['渋谷から5km', ['13渋谷'], 5],
  ['渋谷駅 10km以内', ['13渋谷'], 10],
  ['渋谷駅から5km以内で夜働けるバイト', ['13渋谷'], 5],
  ['ｼﾌﾞﾔ駅 3キロ', ['13渋谷'], 3],
  // As far as a list can ask for, and no distance at all.
  ['渋谷から50km', ['13渋谷'], 30],
  ['渋谷駅 0km', ['13渋谷'], null],
])('%s asks for what is around a station', (typed, station, km) => {
  expect(read(typed)).toMatchObject({ words: [], station, km, walk: null })
})

test.each([
  '渋谷駅か三鷹駅',
  '渋谷駅・三鷹駅',
  '渋谷駅、三鷹駅',
  '渋谷駅または三鷹駅',
  '渋谷駅 か 三鷹駅',
  '渋谷駅or三鷹駅',
])('%s is either', (typed) => expect(read(typed)).toMatchObject({ words: [], station: ['13渋谷', '13三鷹'] }))

test.each([
  ['駅から5分', 5],
  ['駅まで十分以内', 10],
  ['駅から徒歩五分', 5],
  ['駅チカ カフェ', 5],
  ['駅近', 5],
  ['渋谷駅から5分', 5],
  // A way by train.
  ['駅から30分', null],
])('%s is a walk', (typed, walk) => expect(read(typed).walk).toBe(walk))

test('an order is typed, too', () => {
  expect(parseQuery('三鷹駅 近い順')).toMatchObject({ sort: 'near', wanted: { station: ['13三鷹'] } })
})

test.each([
  ['ゆりかもめ', ['ゆりかもめ']],
  ['ゆりかもめのバイト', ['ゆりかもめ']],
  ['つくばエクスプレス 夜', ['つくばエクスプレス']],
  ['小田急', ['小田急多摩線', '小田急小田原線', '小田急江ノ島線']],
  ['田園都市線', ['東急田園都市線']],
  ['山手線沿い', ['JR山手線']],
  ['中央線沿線', ['JR中央線快速', 'Osaka Metro中央線', 'JR中央本線（JR東海）']],
])('%s asks for lines', (typed, line) => expect(read(typed)).toMatchObject({ words: [], line }))

test.each(['京王', '東急', '近鉄', '東京メトロ'])('%s is all of its lines', (typed) => {
  const { line, words } = read(`${typed} カフェ`)
  expect(words).toEqual(['カフェ'])
  expect(line.length).toBeGreaterThan(5)
  expect(line.filter((name) => !name.startsWith(typed))).toEqual([])
})

test.each([
  ['東京 中央線', { line: ['JR中央線快速'] }, 'JR中央線快速'],
  ['中央線沿線 大阪', { line: ['Osaka Metro中央線'] }, 'Osaka Metro中央線'],
  ['広島 府中駅', { station: ['34府中'] }, '府中駅'],
  // Nothing of the name is there: the page tells both.
  ['大阪 渋谷駅', { station: ['13渋谷'] }, '渋谷駅'],
])('%s asks for what is in the prefecture', (typed, wanted, label) => {
  const parsed = parseQuery(typed)
  expect(parsed.wanted).toMatchObject(wanted)
  expect(parsed.understood.map((each) => each.label)).toContain(label)
})

test('around a hub are its stations and those a kilometre away', () => {
  const { station } = read('梅田周辺')
  expect(station).toEqual(expect.arrayContaining(['27大阪', '27西梅田', '27北新地', '27中津']))
  expect(station).not.toContain('27難波')
})

test.each([
  '小田急百貨店',
  '阪神',
  '5km',
  '渋谷',
  '渋谷カフェ',
  '無線',
  '新幹線',
  'オンライン',
  'ライン工',
  '線',
  '駅前',
  '渋矢駅',
  '"渋谷駅"',
])('%s is no condition of place', (typed) => {
  expect(read(typed)).toMatchObject({ station: [], line: [], walk: null })
  expect(read(typed).words).not.toEqual([])
})

test('a walk alone is from any station, and too long a one is none', () => {
  expect(read('徒歩7分 カフェ')).toMatchObject({ station: [], walk: 7, words: ['カフェ'] })
  expect(read('徒歩90分').walk).toBeNull()
})

test('two towns of one name are told apart', () => {
  expect(parseQuery('日本橋駅').understood.map(({ label }) => label)).toEqual([
    '日本橋駅（大阪府）・近鉄日本橋駅・日本橋駅（東京都）',
  ])
})

test('minutes that no list can ask for leave the place', () => {
  expect(read('渋谷駅徒歩61分')).toMatchObject({ station: ['13渋谷'], walk: null })
  expect(read('渋谷駅徒歩0分')).toMatchObject({ station: ['13渋谷'], walk: null })
  expect(read('中央線沿線 徒歩99分')).toMatchObject({ walk: null })
})

test.each(['自宅から30分', '家の近く', '大学の近く', '通勤30分以内', '大学から近い'])(
  '%s is told to be nothing that is looked for',
  (typed) => expect(read(`カフェ ${typed}`)).toMatchObject({ words: ['カフェ'], fromHome: [typed] }),
)

test.each([
  ['渋谷駅から30分', { station: ['13渋谷'] }, 'から30分'],
  ['渋谷駅まで45分以内', { station: ['13渋谷'] }, 'まで45分以内'],
  ['渋谷駅から電車で10分', { station: ['13渋谷'] }, 'から電車で10分'],
  ['中央線沿線から30分', { line: ['JR中央線快速'] }, 'から30分'],
])('%s asks for the place, and tells that a way by train is not looked for', (typed, wanted, way) => {
  const { byTrain, fromHome, words, wanted: found } = parseQuery(`東京 ${typed} カフェ`)
  expect(found).toMatchObject(wanted)
  expect(found.walk).toBeUndefined()
  expect([byTrain, fromHome, words.map(({ written }) => written)]).toEqual([[way], [], ['カフェ']])
})

test.each([
  ['徒歩99分', '徒歩99分'],
  ['駅から徒歩0分', '駅から徒歩0分'],
  ['徒歩100分', '徒歩100分'],
  ['徒歩九十分以内', '徒歩九十分以内'],
  ['渋谷駅徒歩61分', '徒歩61分'],
  ['中央線沿線 徒歩99分', '徒歩99分'],
])('%s is told to be no walk that is looked for', (typed, told) => {
  const { words, wanted, tooFar } = parseQuery(`${typed} カフェ`)
  expect([words.map(({ written }) => written), wanted.walk, tooFar]).toEqual([['カフェ'], undefined, [told]])
})

test('a long text without spaces has few places read', () => {
  const text = 'ア線'.repeat(100)
  const started = Array.from(text, (_, at) => readPlacesAt(text, at).length)
  expect(Math.max(...started)).toBeLessThanOrEqual(3)
})
