import { expect, test } from 'vitest'
import { readFieldErrors } from './account-field.ts'
import { contactSchema } from './contact.ts'
import { cleanQuery } from './job-post-query-string.ts'
import { beginningOf } from './plain-text.ts'
import { requiredText } from './text-input.ts'

/** A control, the ends of lines that no keyboard writes, direction controls (Unicode Bidi_Control), half a pair. */
const hidden = [
  ['NUL', '\u0000'],
  ['bell', '\u0007'],
  ['escape', '\u001b'],
  ['delete', '\u007f'],
  ['C1', '\u0085'],
  ['line separator', '\u2028'],
  ['paragraph separator', '\u2029'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['Arabic letter mark', '\u061c'],
  ['embedding', '\u202a'],
  ['override', '\u202e'],
  ['isolate', '\u2066'],
  ['end of isolate', '\u2069'],
  ['half a surrogate pair', '\ud83d'],
] as const

type Schema = {
  safeParse: (value: unknown) => {
    success: boolean
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
  }
}
const problemsOf = (schema: Schema, value: unknown) =>
  readFieldErrors(schema.safeParse(value).error?.issues ?? [])

const contact = {
  kind: 'question',
  name: '山田花子',
  email: 'hanako@example.jp',
  body: '求人の探し方を教えてください。',
}

test.each(['山田 花子', '𠮷野家', '👩‍💻', 'e\u0301', 'カ\u3099', '髙﨑', '٣', '葛󠄀城'])(
  '%s is plain',
  (text) => {
    expect(requiredText(100).safeParse(text).success).toBe(true)
  },
)

test.each([
  '\u200b',
  '\u3000',
  '\u200d\u2060',
  '\ufeff',
  '\u3164',
  '\u00ad\ufe0f',
  '\u2800',
  '\u0301',
  '\u{13441}',
])('what nobody sees is no name and no message (%j)', (text) => {
  expect(problemsOf(contactSchema, { ...contact, name: text, body: text.repeat(20) })).toMatchObject({
    name: 'REQUIRED',
    body: 'REQUIRED',
  })
})

test('only a text of several lines holds ends of lines and tabs', () => {
  const lines = 'はじめまして。\r\n\t求人の探し方を\rおしえてください。'
  expect(contactSchema.parse({ ...contact, body: lines }).body).toBe(
    'はじめまして。\n\t求人の探し方を\nおしえてください。',
  )
  expect(problemsOf(contactSchema, { ...contact, name: '山田\n花子' })).toEqual({ name: 'HIDDEN_000A' })
})

test.each(hidden)('a search goes on without %s', (_, character) => {
  expect(cleanQuery(`${character}営業${character}東京${character}`)).toBe('営業 東京')
})

test('the beginning of a text ends with no half of a character', () => {
  expect(beginningOf('求人😀', 3)).toBe('求人')
  expect(beginningOf('求人😀', 4)).toBe('求人😀')
  expect(beginningOf('求人', 1)).toBe('求')
})
