import { expect, test } from 'vitest'
import type { Viewer } from '#contract/account.ts'
import { inviteStanding } from './invite-standing.ts'

const invite = { email: 'hanako@example.com', companyId: 'A' }
const member = (...companies: string[]): Viewer => ({
  kind: 'company',
  memberships: companies.map((companyId) => ({ companyId, role: 'viewer' as const })),
})
const person = (viewer: Viewer, given: { email?: string | null; emailVerified?: boolean } = {}) => ({
  email: 'hanako@example.com',
  emailVerified: true,
  viewer,
  ...given,
})
const other = { email: 'taro@example.com' }

test.each([
  ['nobody', null, 'sign_up'],
  ['a member of nothing', person(member()), 'accept'],
  ['a member of another company', person(member('B')), 'accept'],
  ['the same address in capitals', person(member(), { email: 'Hanako@Example.com' }), 'accept'],
  ['who has not verified it', person(member(), { emailVerified: false }), 'verify'],
  ['who has not finished the account', person({ kind: 'none' }), 'finish'],
  ['another address', person(member(), other), 'other_address'],
  ['another address without an account', person({ kind: 'none' }, other), 'other_address'],
  ['no address', person(member(), { email: null }), 'other_address'],
  ['a member already', person(member('B', 'A')), 'member'],
  ['a member already, by another address', person(member('A'), other), 'member'],
  ['a student', person({ kind: 'student' }), 'student'],
  ['a student with another address', person({ kind: 'student' }, other), 'student'],
  ['an admin', person({ kind: 'admin' }), 'admin'],
] as const)('%s', (_, given, standing) => {
  expect(inviteStanding(invite, given)).toBe(standing)
})
