import { expect, test } from 'vitest'
import {
  asConfirmationCode,
  maskPhone,
  mobileNumberSchema,
  readMobileNumber,
  showMobileNumber,
  telSchema,
} from './phone.ts'

test.each([
  '090-1234-5678',
  '09012345678',
  ' 090 1234 5678 ',
  '090(1234)5678',
  '０９０－１２３４－５６７８',
  '０９０１２３４５６７８',
  '090ー1234ー5678',
  '090−1234−5678',
  '090–1234‐5678',
  '090.1234.5678',
  '090・1234・5678',
  '090\u30001234\u30005678',
  '+81 90-1234-5678',
  '+81(0)90-1234-5678',
  '+819012345678',
  '＋８１９０１２３４５６７８',
  '010-81-90-1234-5678',
  '0081 90 1234 5678',
])('%s is one number', (text) => {
  expect(readMobileNumber(text)).toBe('+819012345678')
})

test.each([
  ['060-1234-5678', '+816012345678'],
  ['070-1234-5678', '+817012345678'],
  ['080-1234-5678', '+818012345678'],
])('%s is a mobile number', (text, number) => {
  expect(readMobileNumber(text)).toBe(number)
})

test.each([
  '',
  '03-1234-5678',
  '050-1234-5678',
  '0120-123-456',
  '0800-123-4567',
  '080-0123-4567',
  '090-1234-567',
  '090-1234-56789',
  '9012345678',
  '+1 212 555 0100',
  '+81 3 1234 5678',
  '++819012345678',
  '090-1234-567a',
  '<script>09012345678',
  '090\u00001234567',
])('%s is none', (text) => {
  expect(readMobileNumber(text)).toBeNull()
})

test.each([
  ['03-1234-5678', '+81312345678'],
  ['０３（１２３４）５６７８', '+81312345678'],
  ['03ー1234−5678', '+81312345678'],
  ['090 1234 5678', '+819012345678'],
  ['0120-123-456', '+81120123456'],
  ['+81 3-1234-5678', '+81312345678'],
  ['+81(0)3-1234-5678', '+81312345678'],
  ['＋８１（０）９０－１２３４－５６７８', '+819012345678'],
  ['0800-123-4567', '+818001234567'],
  ['0570-012-345', '+81570012345'],
  ['04-7145-1234', '+81471451234'],
  ['０４７５‐２２‐１２３４', '+81475221234'],
  ['050.1234.5678', '+815012345678'],
  ['0-3-1234-5678', '+81312345678'],
  ['010-81-3-1234-5678', '+81312345678'],
  ['+49 (0)30 123456', '+4930123456'],
  ['＋４９（０）３０ １２３４５６', '+4930123456'],
  ['010 49 30 123456', '+4930123456'],
  ['+44 [0]20 7946 0958', '+442079460958'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['0010-81-3-1234-5678', '+81312345678'],
  ['10-81-3-1234-5678', '+81312345678'],
  ['+1 212 555 0100', '+12125550100'],
  ['+123456789012345', '+123456789012345'],
  [' ', 'REQUIRED'],
  ['-', 'REQUIRED'],
  ['110', 'NOT_TEL'],
  ['03-1234-567', 'NOT_TEL'],
  ['090-1234-567', 'NOT_TEL'],
  ['03-1234-56789', 'NOT_TEL'],
  ['+81 3 1234 56789', 'NOT_TEL'],
  ['0800-123-456', 'NOT_TEL'],
  ['090-1234-56789', 'NOT_TEL'],
  ['312345678', 'NOT_TEL'],
  ['+0312345678', 'NOT_TEL'],
  ['+1234567', 'NOT_TEL'],
  ['+1234567890123456', 'NOT_TEL'],
  ['03-1234-5678 内線12', 'NOT_TEL'],
])('the telephone number %j is %s', (text, kept) => {
  const { data, error } = telSchema.safeParse(text)
  expect(data ?? error?.issues[0]?.message).toBe(kept)
})

test('the form says whether a number is missing or wrong, and hands on E.164', () => {
  const problem = (phone: unknown) => mobileNumberSchema.safeParse({ phone }).error?.issues[0]?.message
  expect(problem(' ')).toBe('REQUIRED')
  expect(problem(undefined)).toBe('REQUIRED')
  expect(problem('03-1234-5678')).toBe('NOT_MOBILE')
  expect(problem('9'.repeat(5000))).toBe('NOT_MOBILE')
  expect(mobileNumberSchema.parse({ phone: '０９０－１２３４－５６７８' })).toEqual({
    phone: '+819012345678',
  })
})

test('a shown number keeps the middle to itself', () => {
  expect(maskPhone('+819012345678')).toBe('090-****-5678')
  expect(maskPhone('+*********5678')).toBe('末尾が5678の番号')
  expect(maskPhone('+818001234567')).toBe('末尾が4567の番号')
  expect(maskPhone('')).toBe('登録した番号')
})

test('a number is shown as people write it', () => {
  expect(showMobileNumber('+819012345678')).toBe('090-1234-5678')
  expect(readMobileNumber(showMobileNumber('+816012345678'))).toBe('+816012345678')
})

test('a code is read in any width', () => {
  for (const text of ['123456', '１２３４５６', '123 456', '123-456', '　１２３　４５６\n'])
    expect(asConfirmationCode(text)).toBe('123456')
  for (const text of ['', '12345', '1234567', '12345a', '一二三四五六'])
    expect(asConfirmationCode(text)).toBeNull()
})
