import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test.each([
  [{ familyName: '山田', givenName: '花子' }, '山田 花子'],
  [{ familyName: '山田', givenName: null }, '山田'],
  [{ familyName: null, givenName: '花子' }, '花子'],
  [{ familyName: '', givenName: '' }, ''],
  [null, ''],
])('%j: %s', (names, whole) => {
  expect(fullName(names)).toBe(whole)
})
