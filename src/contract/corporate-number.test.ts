import { expect, test } from 'vitest'
import { corporateNumber, isCorporateNumber, namesLegalPerson } from './corporate-number.ts'

test('knows the number of the National Tax Agency and the example of its guide', () => {
  expect(isCorporateNumber('7000012050002')).toBe(true)
  expect(corporateNumber('700110005901')).toBe('8700110005901')
})

test.each([
  '7000012050003',
  '0000012050002',
  '700001205000',
  '70000120500021',
  '７０００００１２０５０００２',
  '',
])('refuses %o', (text) => {
  expect(isCorporateNumber(text)).toBe(false)
})

test('a single wrong digit is noticed, save 0 for 9 (the sum is taken modulo 9)', () => {
  const right = corporateNumber('123456781234')
  for (let position = 1; position < 13; position += 1) {
    const wrong = [...right].with(position, right[position] === '5' ? '6' : '5').join('')
    expect(isCorporateNumber(wrong)).toBe(wrong === right)
  }
})

test('a base of another shape is a mistake of the program', () => {
  expect(() => corporateNumber('12')).toThrow(RangeError)
})

test.each([
  '株式会社',
  '(株)山田',
  '㍿山田',
  '山田株式會社',
  '有限會社山田',
  '株\u2800式会社',
  '株式\u0301会社',
  '学校法人山田',
])('%s is the name of a legal person', (name) => {
  expect(namesLegalPerson(name)).toBe(true)
})

test.each(['山田商店', '会社員の味方', '株'])('%s is a name of anybody', (name) => {
  expect(namesLegalPerson(name)).toBe(false)
})
