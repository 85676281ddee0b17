import { expect, test } from 'vitest'
import type { Role } from '#contract/routes.ts'
import { gate, signInAddress } from './gate.ts'

const at = (address: string) => new URL(address, 'http://site.test')
const person = (...roles: Role[]) => ({ kind: 'person' as const, roles })
const id = '0198c2a0-1111-7000-8000-0123456789ab'

test.each([
  ['/', 'open'],
  ['/jobpost', 'open'],
  [`/jobpost/${id}`, 'open'],
  ['/company?view=nonsense', 'open'],
  ['/nowhere', 'open'],
  ['/mypage', 'sign-in'],
  ['/mypage?tab=bookmarks', 'sign-in'],
  ['/analytics', 'sign-in'],
  [`/jobpost/${id}?view=apply`, 'sign-in'],
  ['/company?view=edit', 'sign-in'],
])('a guest at %s: %s', (address, answer) => {
  expect(gate(at(address), { kind: 'guest' })).toBe(answer)
})

test('roles open what the table says', () => {
  expect(gate(at('/mypage'), person())).toBe('open')
  expect(gate(at('/analytics'), person('student'))).toBe('open')
  expect(gate(at('/analytics'), person('owner'))).toBe('forbidden')
  expect(gate(at('/company?id=1&view=members'), person('owner'))).toBe('open')
  expect(gate(at('/company?id=1&view=members'), person('recruiter'))).toBe('forbidden')
  expect(gate(at('/company/jobpost?view=applicants'), person('viewer'))).toBe('open')
})

test('the sign-in page leads back to the exact address', () => {
  expect(signInAddress(at('/mypage?tab=bookmarks&x=a%26b'))).toBe(
    '/login?error=SessionRequired&callbackUrl=%2Fmypage%3Ftab%3Dbookmarks%26x%3Da%2526b',
  )
})
