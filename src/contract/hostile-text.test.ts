import { expect, test } from 'vitest'
import * as z from 'zod/mini'

type Read = (text: string) => unknown

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const readers = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]): { name: string; read: Read }[] => {
    if (value instanceof z.core.$ZodType)
      return [{ name: `${path} ${name}`, read: (text) => z.safeParse(value, text) }]
    if (typeof value !== 'function' || value.length !== 1) return []
    return [{ name: `${path} ${name}`, read: (text) => Reflect.apply(value, undefined, [text]) as unknown }]
  }),
)

/** What attackers repeat: white space, digits and what is around them, brackets, marks, halves of characters. */
const seen =
  '0 １ 一 千 万 円 年 月 日 時 分 半 人 名 卒 週 午 令和 回 - − ー 〜 . 。 , 、 ・ / \\ : @ + 〒 ( （ ) [ { {{ }} 「 " < > & ? % = _ a A あ ア ｶﾞ 漢 😀 👨‍👩‍👧 0円 0,000 0. (0 （0回 {{氏名 a. a- .a @a. %E3%81 &a= https:// a:// 週1日 私の'
const unseen = [
  ' ',
  '　',
  '\t',
  '\n',
  '\r\n',
  '\u2028',
  '\u00a0',
  '\u0301',
  '\u3099',
  '\u200b',
  '\u200d',
  '\ufe0f',
  '\u202e',
  '\u0000',
  '\ud83d',
  '\udc00',
  ' 円',
  '0 ',
]
const units = [...seen.split(' '), ...unseen]
const length = 3_000
const times = (unit: string, most: number) => unit.repeat(Math.ceil(most / unit.length)).slice(0, most)
const shaped = (most: number) => units.flatMap((unit) => [times(unit, most), `1${times(unit, most)}x`])
const [once, twice] = [shaped(length), shaped(length * 2)]

/** Microseconds of the processor's time that this thread takes for it. */
const costOf = (read: Read, text: string): number => {
  const before = process.threadCpuUsage()
  try {
    read(text)
  } catch {
    // What takes no text at all may throw.
  }
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}
const leastOf = (runs: number, read: Read, text: string): number =>
  Math.min(...Array.from({ length: runs }, () => costOf(read, text)))

/** The clock of a thread may move in steps this long: less is not told from nothing. */
const step = 4_000
/** Less than this is not measured again: what grows with the square of such a text takes many times as long. */
const noise = 6_000

/** How many times as long a text of twice the length takes; 1 where it takes next to nothing. */
const growth = (read: Read, shape: number): number => {
  const [text = '', longer = ''] = [once[shape], twice[shape]]
  if (costOf(read, longer) < noise) return 1
  // Whatever disturbs a measurement adds to it: the least of them is the nearest.
  const measure = () => leastOf(2, read, longer) / Math.max(leastOf(2, read, text), step)
  const first = measure()
  return first < 3 ? first : Math.min(first, measure(), measure())
}

test('readers are found', () => {
  expect(readers.length).toBeGreaterThan(250)
})

test.each(readers)('$name takes at most twice as long for twice the text', ({ read }) => {
  expect(Math.max(...once.map((_, shape) => growth(read, shape)))).toBeLessThan(3)
})
