import { expect, test } from 'vitest'
import { redactTarget } from './redact.ts'

test.each([
  ['/jobpost?q=営業&page=2', '/jobpost?q=営業&page=2'],
  [
    '/account/action?mode=resetPassword&oobCode=abc&continueUrl=https%3A%2F%2Fx',
    '/account/action?mode=resetPassword&oobCode=…&continueUrl=…',
  ],
  ['/login?error=SessionRequired&callbackUrl=%2Fmypage', '/login?error=SessionRequired&callbackUrl=…'],
  ['/x?EMAIL=a%40b.jp&oob%43ode=1&token', '/x?EMAIL=…&oob%43ode=…&token'],
  ['/x?%zz=secret', '/x?%zz=…'],
])('%s', (target, expected) => {
  expect(redactTarget(target)).toBe(expected)
})
