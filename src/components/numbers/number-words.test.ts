import { expect, test } from 'vitest'
import { chartText, shareText, sourceText } from './number-words.ts'

test.each([
  [5, 100, '5%'],
  [1, 300, '0.3%'],
  [0, 10, '0%'],
  [10, 10, '100%'],
  [1, 0, null],
  // Not all views are counted.
  [11, 10, null],
] as const)('%i of %i: %s', (count, views, text) => {
  expect(shareText(count, views)).toBe(text)
})

test.each([
  [{ kind: 'site', host: null }, 'サイト内'],
  [{ kind: 'host', host: 'google.com' }, 'google.com'],
  [{ kind: 'other', host: null }, 'そのほか'],
] as const)('%j is told as %s', (source, text) => {
  expect(sourceText(source)).toBe(text)
})

test('a drawing is told by its sum and its highest day', () => {
  const days = [
    { day: '2026-11-20', count: 1000 },
    { day: '2026-11-21', count: 234 },
  ]
  expect(chartText(days, '回')).toBe(
    '11月20日（金）から11月21日（土）までの合計は1,234回、いちばん多いのは11月20日（金）の1,000回です。',
  )
  expect(chartText([{ day: '2026-11-20', count: 0 }], '回')).toBe('この期間にはありません。')
})
