import { expect, test } from 'vitest'
import { addressText, monthText, periodText } from './wording.ts'

test('months and periods read as in a résumé', () => {
  expect(monthText('2028-03')).toBe('2028年3月')
  expect(periodText({ from: '2024-04', until: '2026-02', text: '' }, 'lasting')).toBe('2024年4月〜2026年2月')
  expect(periodText({ from: '2024-04', until: null, text: '' }, 'lasting')).toBe('2024年4月〜')
  expect(periodText({ from: '2024-03', until: null, text: '' }, 'moment')).toBe('2024年3月')
})

test('an address says what is known of it, and nothing when nothing is', () => {
  expect(addressText({ postalCode: '1000001', prefectureCode: '13', address: '千代田区千代田1-1' })).toBe(
    '〒100-0001 東京都千代田区千代田1-1',
  )
  expect(addressText({ postalCode: '1000001', prefectureCode: null, address: null })).toBe('〒100-0001')
  expect(addressText({ postalCode: null, prefectureCode: '13', address: null })).toBe('東京都')
  expect(addressText({ postalCode: null, prefectureCode: null, address: null })).toBeNull()
})
