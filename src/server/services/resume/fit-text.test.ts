import { array, assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines, fitText, lineHeight } from './fit-text.ts'

/** Japanese letters are one em wide, others half. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (letter < '\u0080' ? 0.5 : 1), 0)
const lines = (text: string, width: number) => breakLines(text, width, measure).map((line) => line.text)

test.each([
  ['あいうえおか', 3, ['あいう', 'えおか']],
  // 行頭禁則 and 行末禁則.
  ['あいう。えお', 3, ['あい', 'う。え', 'お']],
  ['あい「うえ」', 3, ['あい', '「う', 'え」']],
  // Words of Latin letters stay whole where they can.
  ['あab cdefg', 3, ['あab ', 'cdefg']],
  ['abcdefghij', 2, ['abcd', 'efgh', 'ij']],
  ['Việt Nguyễn', 4, ['Việt ', 'Nguyễn']],
  ['김민수 이서연', 3, ['김민수 ', '이서연']],
  // Marks stay with their letters, and Thai words whole.
  ['สวัสดีครับ', 7, ['สวัสดี', 'ครับ']],
  ['น้ำน้ำ', 3, ['น้ำ', 'น้ำ']],
  ['あ\n\nい', 3, ['あ', '', 'い']],
  ['𠮷𠮷𠮷', 2, ['𠮷𠮷', '𠮷']],
  ['あ', 0.5, ['あ']],
])('%j in %s em', (text, width, expected) => {
  expect(lines(text, width)).toEqual(expected)
})

const letters = array(constantFrom('あ', '漢', '。', '「', '」', 'a', '1', ' ', '\n', 'ー', '𠮷'), {
  maxLength: 80,
})
const box = (width: number, height: number, over: 'note' | 'ellipsis') => ({
  width,
  height,
  largest: 12,
  smallest: 8,
  over,
})

test('nothing is lost, and nothing stands over the edge', () => {
  assert(
    property(
      letters,
      integer({ min: 24, max: 200 }),
      integer({ min: 12, max: 80 }),
      (parts, width, height) => {
        const text = parts.join('')
        const fitted = fitText(text, box(width, height, 'note'), measure)
        for (const line of fitted.lines) expect(measure(line) * fitted.size).toBeLessThanOrEqual(width)
        expect(fitted.lines.length * fitted.size * lineHeight).toBeLessThanOrEqual(Math.max(height, 0))
        const bare = (some: string) => some.replaceAll(/\s/gu, '')
        expect(bare(fitted.lines.join('') + (fitted.rest ?? ''))).toBe(bare(text))
      },
    ),
  )
})

test('letters shrink before anything is taken to another page', () => {
  const twenty = 'あ'.repeat(20)
  expect(fitText(twenty, box(240, 20, 'note'), measure)).toEqual({ size: 12, lines: [twenty], rest: null })
  expect(fitText(twenty, box(200, 15, 'note'), measure)).toEqual({ size: 10, lines: [twenty], rest: null })
  // Two lines at the smallest size, of which the last is for the note.
  expect(fitText(twenty, box(64, 24, 'note'), measure)).toEqual({
    size: 8,
    lines: ['あ'.repeat(8)],
    rest: 'あ'.repeat(12),
  })
  expect(fitText(twenty, box(64, 24, 'ellipsis'), measure)).toEqual({
    size: 8,
    lines: ['あ'.repeat(8), `${'あ'.repeat(7)}…`],
    rest: twenty,
  })
})
