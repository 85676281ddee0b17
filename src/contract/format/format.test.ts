import { describe, expect, it } from 'vitest'
import { formatCount, formatLargeYen, formatMan, formatNumber, formatTotal, formatWage } from './money.ts'
import { readTel } from '#contract/phone.ts'
import { formatPhone } from './phone.ts'
import { formatAddress, formatPlaces } from './place.ts'
import {
  daysUntil,
  formatDate,
  formatDayOfYear,
  formatFullInstant,
  formatInstant,
  formatMinutes,
  formatNearDay,
  formatSpan,
  formatTime,
  japaneseDay,
} from './time.ts'

describe('time', () => {
  it('a span names its second day where that is another in Japan', () => {
    const from = '2026-07-01T04:30:00Z'
    expect(formatInstant(from)).toBe('7月1日（水）13:30')
    expect(formatFullInstant('2025-12-31T15:00:00Z')).toBe('2026年1月1日（木）0:00')
    expect(formatSpan(from, '2026-07-01T14:59:00Z')).toBe('2026年7月1日（水）13:30〜23:59')
    expect(formatSpan(from, '2026-07-01T15:00:00Z')).toBe('2026年7月1日（水）13:30〜7月2日（木）0:00')
  })

  it('is told in Japan', () => {
    expect(formatDate('2026-06-30T15:00:00.000Z')).toBe('2026年7月1日')
    expect(formatDate('2026-07-01')).toBe('2026年7月1日')
    expect(formatDayOfYear('2026-06-30T15:00:00.000Z')).toBe('7月1日（水）')
    expect(japaneseDay('2026-12-31T15:00:00Z')).toBe('2027-01-01')
  })

  it.each([
    ['2026-12-31T14:59:59Z', '12月31日（木）'],
    ['2026-12-31T15:00:00Z', '2027年1月1日'],
    ['2025-12-31T14:59:59Z', '2025年12月31日'],
    ['2025-12-31T15:00:00Z', '1月1日（木）'],
  ])('tells the year of %s only where it is another', (text, words) => {
    // 1 January 2026 in Japan.
    expect(formatNearDay(text, new Date('2025-12-31T15:30:00Z'))).toBe(words)
  })

  it.each([
    ['2026-07-01T14:59:59Z', 0],
    ['2026-07-01T15:00:00Z', 1],
    ['2026-06-30T14:59:59Z', -1],
    ['2026-07-01', 0],
    ['2026-07-02', 1],
    ['2026-06-30', -1],
  ])('counts the days until %s', (text, days) => {
    // In UTC the first of them is the day before.
    for (const now of ['2026-06-30T15:00:00Z', '2026-07-01T00:30:00Z', '2026-07-01T14:59:59Z'])
      expect(daysUntil(text, new Date(now))).toBe(days)
  })

  it('writes clock times and lengths', () => {
    expect(formatTime('09:00')).toBe('9:00')
    expect([45, 60, 90, 480].map(formatMinutes)).toEqual(['45分', '1時間', '1時間30分', '8時間'])
  })
})

describe('money', () => {
  it.each([
    [formatWage('month', 230_000, 265_000), '月給 23万円〜26.5万円'],
    [formatWage('month', 234_500, null), '月給 234,500円〜'],
    [formatWage('hour', 1_300, null), '時給 1,300円〜'],
    [formatWage('hour', 1_300, 1_300), '時給 1,300円'],
    [formatWage('year', 4_200_000, 5_000_000), '年俸 420万円〜500万円'],
    [formatWage('unpaid', null, null), '無給'],
    [formatMan(9_000), '9,000円'],
    [formatLargeYen(350_000_000), '3億5,000万円'],
    [formatLargeYen(10_000_000), '1,000万円'],
    [formatLargeYen(100_000_000), '1億円'],
    [formatLargeYen(200_000_000), '2億円'],
    [formatTotal({ value: 1_234, exact: true }), '1,234件'],
    [formatTotal({ value: 10_000, exact: false }), '1万件以上'],
    [formatNumber(-1_234), '-1,234'],
    [formatNumber(0.12345), '0.123'],
    [formatCount(0, 'exactly'), '0'],
    [formatCount(999, 'exactly'), '999'],
    [formatCount(1_000, 'exactly'), '1,000'],
    [formatCount(1_234, 'exactly'), '1,234'],
    [formatCount(1_200, 'about'), '約1,200'],
    [formatCount(13_180, 'about'), '約13,000'],
    [formatCount(7, 'about'), '約7'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected)
  })
})

describe('place', () => {
  it('writes addresses and places', () => {
    const tokyo = { postalCode: '1000001', prefectureCode: '13', city: '千代田区', street: '千代田1-1' }
    expect(formatAddress(tokyo)).toBe('〒100-0001 東京都千代田区千代田1-1')
    expect(formatAddress({ ...tokyo, postalCode: null, building: '青葉ビル3階' })).toBe(
      '東京都千代田区千代田1-1 青葉ビル3階',
    )
    expect(formatPlaces([tokyo, tokyo, tokyo])).toBe('東京都千代田区 ほか2か所')
    expect(formatPlaces([])).toBe('')
  })

  it.each([
    ['+81312345678', '03-1234-5678'],
    ['+819012345678', '090-1234-5678'],
    ['+81452345678', '045-234-5678'],
    ['+81120123456', '0120-123-456'],
    ['+818001234567', '0800-123-4567'],
    ['+81570012345', '0570-012-345'],
    ['+81471451234', '04-7145-1234'],
    ['+81475221234', '0475-22-1234'],
    ['+815012345678', '050-1234-5678'],
    ['+81152123456', '0152-12-3456'],
    ['+812041234567', '020-4123-4567'],
    ['+4930123456', '+49 30 123456'],
    ['+390612345678', '+39 06 1234 5678'],
    ['+14155550100', '+1 415 555 0100'],
    ['+12125550123456', '+1 2125550123456'],
    ['', ''],
  ])('writes %s', (e164, written) => {
    expect(formatPhone(e164)).toBe(written)
    expect(e164 === '' || readTel(written)).toBe(e164 === '' || e164)
  })
})
