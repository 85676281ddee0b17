import { expect, test } from 'vitest'
import { homeDistanceWords, homeStationsSchema } from '#contract/home-stations.ts'
import { readFieldErrors } from '#contract/account-field.ts'
import { homeDistances, readHomeStation } from './home-stations.ts'

test.each([
  ['三鷹', '13三鷹'],
  ['三鷹駅', '13三鷹'],
  [' 三 鷹 ', '13三鷹'],
  ['三鷹（東京都）', '13三鷹'],
  ['市ケ谷', '13市ヶ谷'],
  ['府中（東京都）', '13府中'],
  ['府中(広島県)', '34府中'],
  ['13三鷹', '13三鷹'],
  ['しぶや', '13渋谷'],
  ['JR渋谷駅', '13渋谷'],
  ['湖遊館新駅', '32湖遊館新駅'],
])('%s is %s', (typed, station) => expect(readHomeStation(typed)).toEqual({ kind: 'station', station }))

test.each(['三鷹（大阪府）', 'みちしるべ', '駅', '99三鷹', '（東京都）', '府中（東京）'])(
  '%s is no station',
  (typed) => expect(readHomeStation(typed)).toEqual({ kind: 'unknown' }),
)

test('a name of several prefectures is asked for with one', () => {
  expect(readHomeStation('府中')).toEqual({ kind: 'several' })
})

const schema = homeStationsSchema(readHomeStation)

test('a form’s stations become their values, which are read again as they are', () => {
  const stations = { station1: '13三鷹', station2: null, station3: '13吉祥寺' }
  const kept = schema.parse({ station1: '三鷹駅', station2: ' ', station3: '吉祥寺（東京都）' })
  expect(kept).toEqual(stations)
  expect(schema.parse(kept)).toEqual(stations)
  expect(schema.parse({})).toEqual({ station1: null, station2: null, station3: null })
})

test('says what is wrong with each', () => {
  const { error } = schema.safeParse({ station1: 'なぞなぞ', station2: '府中', station3: '駅'.repeat(61) })
  expect(readFieldErrors(error?.issues ?? [])).toEqual({
    station1: 'UNKNOWN_STATION',
    station2: 'SEVERAL_STATIONS',
    station3: 'TOO_LONG',
  })
})

test.each([
  [['13三鷹'], '13吉祥寺', '三鷹駅から約2km（直線）'],
  [['13新宿', '13三鷹'], '13吉祥寺', '三鷹駅から約2km、新宿駅から約11km（直線）'],
  [['13吉祥寺'], '13吉祥寺', '吉祥寺駅から1km以内（直線）'],
  // Two stations of Tokyo are called so: the nearer one counts.
  [['13早稲田'], '13高田馬場', '早稲田駅から約1km（直線）'],
  [['13みちしるべ'], '13吉祥寺', null],
  [['13三鷹'], '13みちしるべ', null],
  [[], '13吉祥寺', null],
])('from %j to %s: %s', (homes, station, words) => {
  expect(homeDistanceWords(homeDistances(homes, station))).toBe(words)
})
