import { expect, test } from 'vitest'
import { addressKanaSchema, kanaSchema, postalCodeSchema, readFieldErrors } from './account-field.ts'
import { corporateNumberSchema } from './account-input.ts'
import { requiredText } from './text-input.ts'

type Parser = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: unknown } | { success: false; error: { issues: { message: string }[] } }
}
/** What is kept of a text, or what is wrong with it. */
const read = (schema: Parser, text: string): unknown => {
  const parsed = schema.safeParse(text)
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message
}

test.each([
  ['100-0001', '1000001'],
  ['〒１００－０００１', '1000001'],
  ['　〒 100ー0001 ', '1000001'],
  ['〒', 'REQUIRED'],
  ['100-001', 'NOT_POSTAL_CODE'],
  ['100-00011', 'NOT_POSTAL_CODE'],
  ['〒100-000A', 'NOT_POSTAL_CODE'],
])('the postal code %j is %s', (text, kept) => {
  expect(read(postalCodeSchema, text)).toBe(kept)
})

test.each([
  ['やまだ　たろう', 'ヤマダ タロウ'],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
  [' ゔゕゖ ', 'ヴヵヶ'],
  ['エー・ビー', 'エー・ビー'],
  [' ', 'REQUIRED'],
  ['山田', 'NOT_KATAKANA'],
  ['ヤマダ2', 'NOT_KATAKANA'],
  ['ヤマダ\nタロウ', 'NOT_KATAKANA'],
  ['ア'.repeat(21), 'TOO_LONG'],
])('the reading %j is %s', (text, kept) => {
  expect(read(kanaSchema(20), text)).toBe(kept)
})

test.each([
  ['ちよだ１－２ Ｂ棟', 'NOT_KATAKANA'],
  ['ちよだ１－２ Ｂ', 'チヨダ1-2 B'],
])('the reading of the address %j is %s', (text, kept) => {
  expect(read(addressKanaSchema(20), text)).toBe(kept)
})

test.each(['7 0000 1205 0002', '7-0000-1205-0002', '７ー００００−１２０５‐０００２', '7–0000–1205–0002'])(
  'the corporate number %s is read',
  (text) => {
    expect(read(corporateNumberSchema, text)).toBe('7000012050002')
  },
)

test('a text of one line has one', () => {
  expect(read(requiredText(10), '千代田\n1-1')).toBe('NOT_PLAIN')
})

test('of a field with several problems the first is told', () => {
  const issue = (message: string) => ({ path: ['tel'], message })
  expect(readFieldErrors([issue('NOT_TEL'), issue('TOO_LONG')])).toEqual({ tel: 'NOT_TEL' })
})
