import { expect, test } from 'vitest'
import { wayThere } from './way-there.ts'

const place = (
  stations: readonly (readonly [station: string, way: 'walk' | 'bus', minutes: number])[],
  given: { city?: string; access?: string } = {},
) => ({
  prefectureCode: '13',
  city: given.city ?? '渋谷区',
  access: given.access ?? null,
  stations: stations.map(([station, way, minutes]) => ({ station, way, minutes })),
})
const from = (...stations: string[]) => ({ stations, ofLines: [] })

test.each([
  ['its walk as stated', [place([['13渋谷', 'walk', 8]])], from('13渋谷'), '渋谷駅 徒歩8分'],
  [
    'the shortest walk of all',
    [place([['13渋谷', 'walk', 8]]), place([['13恵比寿', 'walk', 3]])],
    from('13渋谷', '13恵比寿'),
    '恵比寿駅 徒歩3分',
  ],
  [
    'a walk before a bus',
    [place([['13渋谷', 'bus', 2]]), place([['13渋谷', 'walk', 9]])],
    from('13渋谷'),
    '渋谷駅 徒歩9分',
  ],
  ['a bus', [place([['13渋谷', 'bus', 12]])], from('13渋谷'), '渋谷駅 バス12分'],
  ['as the crow flies', [place([['13恵比寿', 'walk', 8]])], from('13渋谷'), '渋谷駅から約1.5km'],
  ['from the office of its ward', [place([])], from('13渋谷'), '渋谷駅から約0.7km'],
  ['nothing where words alone name the station', [place([], { access: '渋谷駅すぐ' })], from('13渋谷'), null],
  ['nothing where it is not known', [place([], { city: 'どこか' })], from('13渋谷'), null],
  ['nothing of a station that is not known', [place([])], from('13どこにもない'), null],
  [
    'a walk from a station of a line',
    [place([['13渋谷', 'walk', 8]])],
    { stations: [], ofLines: ['13渋谷', '13新宿'] },
    '渋谷駅 徒歩8分',
  ],
  ['no distance from one', [place([])], { stations: [], ofLines: ['13渋谷'] }, null],
])('the way there: %s', (_, workplaces, asked, words) => {
  expect(wayThere({ workplaces, remote: 'none' }, asked)).toBe(words)
})

test('no distance is told of work that is done online, though a walk that it states is', () => {
  expect(wayThere({ workplaces: [place([])], remote: 'full' }, from('13渋谷'))).toBeNull()
  const stated = [place([['13渋谷', 'walk', 8]])]
  expect(wayThere({ workplaces: stated, remote: 'full' }, from('13渋谷'))).toBe('渋谷駅 徒歩8分')
})
