import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges, type ChangedText } from './word-changes.ts'

const marked = (parts: readonly ChangedText[]) =>
  parts
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

test.each([
  ['月給 25万円〜', '月給 23万円〜', '月給 [-25-]{+23+}万円〜'],
  ['東京都渋谷区で働きます', '大阪府大阪市で働きます', '[-東京都渋谷区-]{+大阪府大阪市+}で働きます'],
  ['研修があります。', '', '[-研修があります。-]'],
  ['', '研修があります。', '{+研修があります。+}'],
  ['同じ文です。', '同じ文です。', '同じ文です。'],
  ['お客さまを訪問します。', 'お客さまを訪問し、提案します。', 'お客さまを訪問し{+、提案し+}ます。'],
])('%j to %j is told by words', (before, after, expected) => {
  expect(marked(wordChanges(before, after))).toBe(expected)
})

test('a single particle between two changes does not split them', () => {
  expect(marked(wordChanges('営業と企画', '開発と設計'))).toBe('[-営業と企画-]{+開発と設計+}')
})

test('markup in a text is text', () => {
  expect(marked(wordChanges('<b>研修</b>', '<b>研修</b><script>alert(1)</script>'))).toBe(
    '<b>研修</b>{+<script>alert(1)</script>+}',
  )
})

const textOf = array(
  oneof(
    constantFrom('営業', '研修', '。', '\n', 'を', '東京都', '25万円', ' ', '𠮷', '👩‍👩‍👧', '<b>'),
    string({ unit: 'binary', maxLength: 5 }),
  ),
  { maxLength: 60 },
)
const without = (parts: readonly ChangedText[], kind: ChangedText['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('')

test('both texts are told whole, whatever they are', () => {
  assert(
    property(textOf, textOf, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const parts = wordChanges(before, after)
      expect(without(parts, 'added')).toBe(before)
      expect(without(parts, 'removed')).toBe(after)
      expect(parts.every(({ text }) => text !== '')).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('6,000 characters that share nothing, word by word or line by line, take no half second', () => {
  const of = (word: string, end: string) =>
    Array.from({ length: 1000 }, (_, index) => `${word}${index % 97}${end}`)
      .join('')
      .slice(0, 6000)
  for (const end of ['', '\n', '。']) {
    const [before, after] = [of('営業', end), of('研修を', end)]
    // Of this thread alone: others may have the processor meanwhile.
    const start = process.threadCpuUsage()
    const parts = wordChanges(before, after)
    expect(process.threadCpuUsage(start).user).toBeLessThan(500_000)
    expect(without(parts, 'added')).toBe(before)
    expect(without(parts, 'removed')).toBe(after)
  }
})
