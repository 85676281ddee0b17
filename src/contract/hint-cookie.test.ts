import { expect, test } from 'vitest'
import { hintValue, readHint, type Hint } from './hint-cookie.ts'

const deviceId = 'A-_456789012345678901x'

test.each<Exclude<Hint, { kind: 'none' }>>([
  { kind: 'signed in', viewer: 'student', deviceId },
  { kind: 'signed in', viewer: 'none', deviceId },
  { kind: 'signed out' },
])('%j is read as it was written, and needs no encoding', (hint) => {
  const value = hintValue(hint)
  expect(readHint(value)).toEqual(hint)
  expect(encodeURIComponent(value)).toBe(value)
})

test.each([
  undefined,
  '',
  'student',
  'student.',
  'student.guest',
  `teacher.${deviceId}`,
  `student.${deviceId}.x`,
  `student.${deviceId.slice(1)}/`,
])('%s is nobody', (value) => {
  expect(readHint(value)).toEqual({ kind: 'none' })
})
