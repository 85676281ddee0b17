import { expect, test } from 'vitest'
import { mayUsePhone } from './may-use-phone.ts'

test.each([
  ['student', true, true],
  ['student', false, false],
  ['company', true, false],
  ['admin', true, false],
  ['none', true, false],
] as const)('by SMS alone, a %s whose address is verified (%s): %s', (kind, emailVerified, may) => {
  expect(mayUsePhone({ byPhone: true, emailVerified }, kind)).toBe(may)
  expect(mayUsePhone({ byPhone: false, emailVerified }, kind)).toBe(true)
})
