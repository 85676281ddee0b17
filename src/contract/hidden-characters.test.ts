import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstHidden, plainCode, plainLine, plainLines } from './hidden-characters.ts'
import { blanks } from './plain-text.ts'

const invisible = [
  ['zero-width space', '\u200b'],
  ['zero-width non-joiner', '\u200c'],
  ['zero-width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left override', '\u202e'],
  ['isolate', '\u2066'],
  ['variation selector', '\ufe0f'],
  ['ideographic variation', '\u{e0100}'],
  ['tag', '\u{e0061}'],
  ['grapheme joiner', '\u034f'],
  ['Hangul filler', '\u3164'],
  ['object replacement', '\ufffc'],
  ['Braille blank', '\u2800'],
  ['blank of music', '\u{1d159}'],
  ['Khitan filler', '\u{16fe4}'],
  ['hieroglyphic blank', '\u{13441}'],
  ['NUL', '\u0000'],
  ['escape', '\u001b'],
] as const
const lineEnds = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029']

test.each(invisible)('%s is taken out where it means nothing, and named', (_, char) => {
  for (const text of [`あ${char}い`, `${char}あい`, `あい${char}`, `a${char}b`]) {
    expect(plainLine(text)).toMatch(/^(?:あい|ab)$/)
    expect(plainLines(text)).toMatch(/^(?:あい|ab)$/)
    expect(firstHidden(text)).toBe(char)
  }
  expect(plainCode(`１${char}2${char}`)).toBe('12')
})

test.each([
  ['葛󠄀城', 'an ideograph in another form'],
  ['⠓⠊⠀⠽⠕⠥', 'words of Braille'],
  ['辻\u{e0101}', 'the same'],
  ['👨‍👩‍👧', 'a family'],
  ['👩🏽‍💻', 'a skin tone'],
  ['❤️‍🔥', 'a selector before a joiner'],
  ['🏳️‍🌈', 'a flag'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'a flag of tags'],
  ['1️⃣', 'a keycap'],
  ['می‌خواهم', 'Persian'],
  ['क्‍ष', 'Hindi'],
  ['ക്‍', 'Malayalam'],
])('%s stays whole: %s', (text) => {
  expect(plainLine(text)).toBe(text)
  expect(plainLines(text)).toBe(text)
  expect(firstHidden(text)).toBeNull()
})

test.each(lineEnds.map((end) => [JSON.stringify(end), end] as const))('%s ends a line', (_, end) => {
  expect(plainLines(`一${end}二`)).toBe('一\n二')
})

test('no end of a line that no keyboard writes, and no tab, is left in a line', () => {
  expect(plainLine('千代田\t1\u20282\u000b3')).toBe('千代田 1 2 3')
  expect(plainLine('千代田\r\n1')).toBe('千代田\n1')
})

test.each(['\ufffc\u{e0100}', '\u17b4\u200d', '葛\u200d\u{e0100}'])(
  'what is taken out of %j gives no meaning to what is behind it',
  (text) => {
    const once = plainLines(text)
    expect(plainLines(once)).toBe(once)
    expect(firstHidden(once)).toBeNull()
  },
)

const pieces = fc.oneof(
  fc.constantFrom(
    ...invisible.map(([, char]) => char),
    ...lineEnds,
    '葛󠄀',
    '👨‍👩‍👧',
    'می‌',
    '\ud83d',
    'ｶﾞ',
    '\u3099',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
)
const anyText = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''))
const unseen = new RegExp(
  String.raw`[\p{Cc}\p{Z}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\s${blanks}]`,
  'gu',
)
const seen = (text: string) => text.replace(unseen, '')

test.each([
  ['plainLine', plainLine],
  ['plainLines', plainLines],
] as const)('%s changes what it made no more, and keeps all that is seen in its order', (_, plain) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = plain(text)
      expect(plain(once)).toBe(once)
      expect(seen(once)).toBe(seen(text))
      expect(once.length).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('tags are no text beside a flag', () => {
  const hidden = '\u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}'
  for (const text of [`求人${hidden}`, hidden, `👍${hidden}\u{e007f}`])
    expect([...plainLines(text)]).not.toContainEqual(expect.stringMatching(/[\u{e0000}-\u{e007f}]/u))
  const wales = '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'
  expect(plainLines(wales + wales)).toBe(wales + wales)
  expect(plainLines(wales + hidden)).toBe(wales)
})

test.each(['\ufffc\ufe0f', '\u2800\ufe0f', '\u{16fe4}\u200d'])(
  'what follows %j means nothing either',
  (text) => {
    expect([plainLine(text), plainLines(text)]).toEqual(['', ''])
  },
)

test('plainCode changes what it made no more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(plainCode(plainCode(text))).toBe(plainCode(text))
    }),
  )
})

test('lines hold no other end than ours, and nothing that a name would be refused for but these and tabs', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(plainLines(text)).not.toMatch(/[\r\v\f\u0085\u2028\u2029]/u)
      expect([null, '\n', '\t']).toContain(firstHidden(plainLines(text)))
      expect([null, '\n']).toContain(firstHidden(plainLine(text)))
    }),
  )
})
