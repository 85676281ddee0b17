import { expect, test } from 'vitest'
import type { Viewer } from '#contract/account.ts'
import { gate } from './gate.ts'

const at = (address: string) => new URL(address, 'http://site.test')
const id = '0198c2a0-1111-7000-8000-0123456789ab'
const person = (viewer: Viewer, emailVerified = true) => ({ viewer, emailVerified })
const student = person({ kind: 'student' })
const member = (role: 'owner' | 'recruiter' | 'viewer') =>
  person({ kind: 'company', memberships: [{ companyId: id, role }] })

test.each(['/', '/jobpost', `/jobpost/${id}`, '/company?view=nonsense', '/nowhere', '/login', '/contact'])(
  '%s is open to everyone',
  (address) => {
    for (const session of [null, student, person({ kind: 'none' }, false)])
      expect(gate(at(address), session)).toEqual({ kind: 'open' })
  },
)

test.each([
  ['/mypage', '%2Fmypage'],
  ['/mypage?tab=bookmarks&x=a%26b', '%2Fmypage%3Ftab%3Dbookmarks%26x%3Da%2526b'],
  ['/analytics', '%2Fanalytics'],
  [`/jobpost/${id}?view=apply`, `%2Fjobpost%2F${id}%3Fview%3Dapply`],
  ['/company?view=edit', '%2Fcompany%3Fview%3Dedit'],
])('a guest at %s signs in and comes back', (address, callback) => {
  expect(gate(at(address), null)).toEqual({
    kind: 'elsewhere',
    to: `/login?error=SessionRequired&callbackUrl=${callback}`,
  })
})

test('roles open what the table says', () => {
  const kind = (address: string, session: typeof student) => gate(at(address), session).kind
  expect(kind('/mypage', member('viewer'))).toBe('open')
  expect(kind('/analytics', student)).toBe('open')
  expect(kind('/analytics', member('owner'))).toBe('forbidden')
  expect(kind('/company?id=1&view=members', member('owner'))).toBe('open')
  expect(kind('/company?id=1&view=members', member('recruiter'))).toBe('forbidden')
  expect(kind('/company/jobpost?view=applicants', member('viewer'))).toBe('open')
})

test('an account that is not finished is finished first', () => {
  const half = person({ kind: 'none' })
  expect(gate(at('/mypage?tab=history'), half)).toEqual({
    kind: 'elsewhere',
    to: '/account/new?callbackUrl=%2Fmypage%3Ftab%3Dhistory',
  })
  expect(gate(at('/account/add-profile'), half)).toEqual({ kind: 'open' })
  expect(gate(at('/config'), half)).toEqual({ kind: 'open' })
})

test('applying, posting and messages need a verified e-mail; reading does not', () => {
  const unverified = person({ kind: 'student' }, false)
  expect(gate(at(`/jobpost/${id}?view=apply`), unverified)).toEqual({
    kind: 'elsewhere',
    to: `/login/mail-not-verify?callbackUrl=%2Fjobpost%2F${id}%3Fview%3Dapply`,
  })
  expect(gate(at('/mypage/message'), unverified).kind).toBe('elsewhere')
  expect(gate(at('/mypage'), unverified)).toEqual({ kind: 'open' })
})
