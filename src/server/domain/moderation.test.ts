import { expect, test } from 'vitest'
import { moderationAfterApproval } from './moderation.ts'

const known = {
  verification: 'number',
  website: 'https://www.kaisha.co.jp/',
  refusedAt: null,
  moderation: 'findings',
} as const
const owner = { role: 'owner', email: 'boss@kaisha.co.jp', verifiedAt: new Date(0) }

test('a company with a verified number whose owners read mails at its own domain is read afterwards', () => {
  const recruiter = { ...owner, role: 'recruiter', email: 'somebody@gmail.com' }
  expect(moderationAfterApproval(known, [owner, recruiter])).toBe('post')
  expect(moderationAfterApproval({ ...known, verification: 'document' }, [owner])).toBe('post')
})

test.each([
  ['its number was not verified', { ...known, verification: 'email' as const }, [owner]],
  ['it has no web site', { ...known, website: null }, [owner]],
  ['it was turned away once', { ...known, refusedAt: new Date(0) }, [owner]],
  ['it was turned away and appealed', { ...known, moderation: 'pre' as const }, [owner]],
  ['it has no owner', known, []],
  ['an owner has free mail', known, [owner, { ...owner, email: 'boss@gmail.com' }]],
  ['an owner has another domain', known, [{ ...owner, email: 'boss@other.co.jp' }]],
  ['the address is not verified', known, [{ ...owner, verifiedAt: null }]],
])('it is read first where %s', (_, company, people) => {
  expect(moderationAfterApproval(company, people)).toBe('pre')
})
