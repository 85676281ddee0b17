import { expect, test } from 'vitest'
import { replyNumbersLine, replyRulePath, replyShare } from './reply-numbers.ts'

test('reply numbers in words, with a median where somebody was answered', () => {
  expect(replyShare({ answeredPercent: 92 })).toBe('応募の92%に期限内に返信')
  expect(replyNumbersLine({ answeredPercent: 92, medianDays: 2.5 })).toBe(
    '応募の92%に期限内に返信（返信までの中央値2.5日）',
  )
  expect(replyNumbersLine({ answeredPercent: 0, medianDays: null })).toBe('応募の0%に期限内に返信')
  expect(decodeURIComponent(replyRulePath)).toBe('/terms#返信の実績の数え方')
})
