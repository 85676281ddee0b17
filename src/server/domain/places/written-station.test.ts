import { expect, test } from 'vitest'
import { formatNearest } from '#contract/nearest-stations.ts'
import { readJobPostForm } from '#contract/job-post-form.ts'
import { stationOfWorkplace } from './written-station.ts'

test.each([
  ['渋谷', '13', '13渋谷'],
  ['渋谷駅', '13', '13渋谷'],
  ['しぶや', '13', '13渋谷'],
  ['しぶや駅', '13', '13渋谷'],
  ['ｼﾌﾞﾔ', '13', '13渋谷'],
  ['JR渋谷駅', '13', '13渋谷'],
  ['市ケ谷駅', '13', '13市ヶ谷'],
  ['JR渋谷駅（東京都）', '14', '13渋谷'],
  // Stops that have 駅 in their name.
  ['湖遊館新駅', '32', '32湖遊館新駅'],
  // One place with the station of the railway.
  ['富山駅', '16', '16富山'],
])('%s in %s is %s', (typed, prefecture, station) =>
  expect(stationOfWorkplace(typed, prefecture)).toBe(station),
)

test.each([
  ['渋谷', '14'],
  ['渋矢', '13'],
  ['しぶや', ''],
  ['渋谷駅前の店', '13'],
  ['駅', '13'],
  ['<b>渋谷</b>', '13'],
  ['渋'.repeat(5000), '13'],
])('%s in %s is none', (typed, prefecture) => expect(stationOfWorkplace(typed, prefecture)).toBeNull())

test('a form says again what was read of it, 駅 once and minutes in figures', () => {
  const typed = {
    kind: 'part_time',
    'workplaces.0.name': '湖の店',
    'workplaces.0.prefectureCode': '32',
    'workplaces.0.city': '出雲市',
    'workplaces.0.station1': '湖遊館新駅',
    'workplaces.0.minutes1': '徒歩で十五分',
  }
  const { ad, problems } = readJobPostForm(typed, null, stationOfWorkplace)
  const [nearest] = ad.workplaces[0]?.stations ?? []
  expect(problems).toEqual({})
  expect(nearest).toEqual({ station: '32湖遊館新駅', way: 'walk', minutes: 15 })
  expect(nearest === undefined ? null : formatNearest(nearest)).toBe('湖遊館新駅 徒歩15分')
  expect(
    readJobPostForm({ ...typed, 'workplaces.0.station1': '湖遊館新駅' }, null, stationOfWorkplace).ad,
  ).toEqual(ad)
})
