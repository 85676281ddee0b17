import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatLargeYen, formatMan, formatYen } from './format/money.ts'
import { formatMinutes, formatTime } from './format/time.ts'
import { readCount, readMinutes, readTime, readYears, readYen } from './written-number.ts'

describe('yen', () => {
  test.each([
    ['25万', 250_000],
    ['２５万円', 250_000],
    ['25.5万円', 255_000],
    ['25万5千', 255_000],
    ['二十万', 200_000],
    ['二十五万円', 250_000],
    ['千五百円', 1500],
    ['25万5000円', 255_000],
    ['1,250円', 1250],
    ['１，２５０', 1250],
    ['¥1250', 1250],
    ['250,000 円〜', 250_000],
    ['1億2,000万円', 120_000_000],
    ['0', 0],
    ['時給1,250円', 1250],
    ['月給 25万円', 250_000],
    ['日給１万円〜', 10_000],
    ['年収400万', 4_000_000],
  ])('%s', (text, yen) => expect(readYen(text)).toBe(yen))

  test.each([
    '',
    '円',
    '万',
    '約25万',
    '時給',
    '月給25万、年収400万',
    '給25万',
    '25万〜30万',
    '1,25',
    '1.250円',
    '-5',
    '25.12345万',
    '万',
    '三十三銀行',
    '1e5',
    '12.5',
  ])('%j is no amount', (text) => expect(readYen(text)).toBeNull())

  test('every way in which the site writes an amount is read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (yen) => {
        for (const format of [formatYen, formatMan, String]) expect(readYen(format(yen))).toBe(yen)
        // Which leaves out what is below 万.
        const large = yen - (yen % 10_000)
        if (yen >= 10_000) expect(readYen(formatLargeYen(large))).toBe(large)
      }),
    )
  })
})

describe('times of day', () => {
  test.each([
    ['9時半', '09:30:00'],
    ['9:00', '09:00:00'],
    ['９：３０', '09:30:00'],
    ['0930', '09:30:00'],
    ['18時', '18:00:00'],
    ['18時05分', '18:05:00'],
    ['9時30', '09:30:00'],
    ['午後6時半', '18:30:00'],
    ['午前0時', '00:00:00'],
    ['10:00〜', '10:00:00'],
    ['〜19:00', '19:00:00'],
    ['10時から', '10:00:00'],
    ['24:00', '00:00:00'],
    ['25:30', '01:30:00'],
    ['翌1:30', '01:30:00'],
    ['9 : 30', '09:30:00'],
    ['9 30', '09:30:00'],
    ['10 30', '10:30:00'],
  ])('%s', (text, time) => expect(readTime(text)).toBe(time))

  test.each([
    '',
    '9',
    '9:',
    '30:00',
    '9:60',
    '10:00〜19:00',
    '午後13時',
    '翌13:00',
    '朝',
    '9時3',
    '1 2:30',
    '9 3',
  ])('%j is none, or more than one can tell', (text) => expect(readTime(text)).toBeNull())

  test('every minute of the day is read as the site writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const pad = (part: number) => String(part).padStart(2, '0')
        const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:00`
        expect(readTime(formatTime(time))).toBe(time)
      }),
    )
  })
})

describe('lengths of time', () => {
  test.each([
    ['60', 60],
    ['45分', 45],
    ['十五分', 15],
    ['二十', 20],
    ['1時間', 60],
    ['1時間30分', 90],
    ['１時間半', 90],
    ['7.5時間', 450],
    ['1日8時間', 480],
    ['なし', 0],
  ])('%s', (text, minutes) => expect(readMinutes(text)).toBe(minutes))

  test.each(['1 5分', '1 0', '', '8h', '半日', '1.333時間', '時間', '12:00〜13:00'])('%j is none', (text) =>
    expect(readMinutes(text)).toBeNull(),
  )

  test('every length is read as the site writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
        expect(readMinutes(formatMinutes(minutes))).toBe(minutes)
      }),
    )
  })
})

describe('numbers', () => {
  test.each([
    ['20', 'hours', 20],
    ['月平均20時間', 'hours', 20],
    ['月20時間程度', 'hours', 20],
    ['年間１２０日', 'days', 120],
    ['7日以内', 'days', 7],
    ['5日間', 'days', 5],
    ['2週間', 'days', 14],
    ['２週間以内', 'days', 14],
    ['2週間', 'hours', null],
    ['2週間', 'people', null],
    ['週間', 'days', null],
    ['約3名', 'people', 3],
    ['約 １０ 人', 'people', 10],
    ['約', 'people', null],
    ['若干名', 'people', null],
    ['1,000名', 'people', 1000],
    ['3か月', 'months', 3],
    ['３ヶ月', 'months', 3],
    ['なし', 'months', 0],
    ['35歳以下', 'age', 35],
    ['5〜10', 'people', null],
    ['', 'people', null],
  ] as const)('%s of %s', (text, unit, count) => expect(readCount(text, unit)).toBe(count))
})

test('a space between two digits stands between thousands, or between two numbers', () => {
  expect(readYen('250 000円')).toBe(250_000)
  expect(readYen('1 250 000')).toBe(1_250_000)
  expect(readYen('25 万 円')).toBe(250_000)
  for (const text of ['25 0000円', '20 30万円', '1 2万']) expect(readYen(text)).toBeNull()
  for (const text of ['1 5時間', '20 30時間']) expect(readCount(text, 'hours')).toBeNull()
})

describe('years of graduation', () => {
  test.each([
    ['2028年・2029年', [2028, 2029]],
    ['28卒、29卒', [2028, 2029]],
    ['2028年3月卒業', [2028]],
    ['２０２８ 2028', [2028]],
    ['', []],
    ['来年', null],
    ['203', null],
  ])('%s', (text, years) => expect(readYears(text)).toEqual(years))
})
