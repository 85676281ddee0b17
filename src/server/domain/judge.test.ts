import { describe, expect, test } from 'vitest'
import type { Viewer } from '#contract/account.ts'
import type { FactorPolicy } from '#contract/second-factor.ts'
import { judge, type Condition, type Person, type Rule, type Thing, type Who } from './judge.ts'

const now = new Date('2026-11-21T03:00:00.000Z')
const rule = (who: Who, ...also: readonly Condition[]): Rule => ({ who, also, otherwise: 'refused' })
const person = (viewer: Viewer, given: Partial<Person> = {}): Person => ({
  uid: 'me',
  email: 'me@example.com',
  emailVerified: true,
  secondFactor: false,
  authTime: now,
  viewer,
  token: null,
  ...given,
})
const student = person({ kind: 'student' })
const admin = person({ kind: 'admin' })
const nobody = person({ kind: 'none' })
const nothing: Thing = { kind: 'none' }
const ask = (asked: Rule, who: Person | null, thing: Thing = nothing, factorPolicy: FactorPolicy = []) =>
  judge(asked, { person: who, now, factorPolicy }, thing)

test('anyone is everybody; everything else needs a person', () => {
  expect([null, nobody, student].map((who) => ask(rule({ kind: 'anyone' }), who))).toEqual([
    'allowed',
    'allowed',
    'allowed',
  ])
  const wanting: Who[] = [
    { kind: 'signed_in' },
    { kind: 'account', of: ['student'] },
    { kind: 'member', roles: ['owner'] },
    { kind: 'oneself' },
  ]
  for (const who of wanting) expect(ask(rule(who), null)).toBe('UNAUTHENTICATED')
  expect(ask(rule({ kind: 'anyone' }, 'email'), null)).toBe('UNAUTHENTICATED')
})

test('an account of the kind, and of no other', () => {
  const students = rule({ kind: 'account', of: ['student'] })
  const admins = rule({ kind: 'account', of: ['admin'] })
  expect([student, admin, nobody].map((who) => ask(students, who))).toEqual([
    'allowed',
    'FORBIDDEN',
    'FORBIDDEN',
  ])
  expect([student, admin, nobody].map((who) => ask(admins, who))).toEqual([
    'FORBIDDEN',
    'allowed',
    'FORBIDDEN',
  ])
  const either = rule({ kind: 'account', of: ['student', 'admin'] })
  expect([student, admin, nobody].map((who) => ask(either, who))).toEqual(['allowed', 'allowed', 'FORBIDDEN'])
})

describe('companies', () => {
  const both = person({
    kind: 'company',
    memberships: [
      { companyId: 'A', role: 'owner' },
      { companyId: 'B', role: 'viewer' },
    ],
  })
  const owners = rule({ kind: 'member', roles: ['owner'] })
  const everyRole = rule({ kind: 'member', roles: ['owner', 'recruiter', 'viewer'] })
  const company = (id: string): Thing => ({ kind: 'company', id })

  test('an owner of A is none of B, and B is not there for who does not belong to it', () => {
    const ofA = person({ kind: 'company', memberships: [{ companyId: 'A', role: 'owner' }] })
    expect(ask(owners, ofA, company('A'))).toBe('allowed')
    expect(ask(owners, ofA, company('B'))).toBe('NOT_FOUND')
    expect(ask(everyRole, ofA, company('B'))).toBe('NOT_FOUND')
  })

  test('a role counts in its own company alone', () => {
    expect(ask(owners, both, company('A'))).toBe('allowed')
    expect(ask(owners, both, company('B'))).toBe('FORBIDDEN')
    expect(ask(everyRole, both, company('B'))).toBe('allowed')
    expect(ask(everyRole, both, company('C'))).toBe('NOT_FOUND')
  })

  test('without a company named any of theirs counts; with nothing at all none does', () => {
    expect(ask(owners, both, { kind: 'any_company' })).toBe('allowed')
    const viewer = person({ kind: 'company', memberships: [{ companyId: 'B', role: 'viewer' }] })
    expect(ask(owners, viewer, { kind: 'any_company' })).toBe('FORBIDDEN')
    expect(ask(owners, both, nothing)).toBe('NOT_FOUND')
    expect(ask(owners, both, { kind: 'person', uid: 'A' })).toBe('NOT_FOUND')
  })

  test('people of no company are told nothing of one', () => {
    for (const who of [student, admin, nobody]) expect(ask(everyRole, who, company('A'))).toBe('FORBIDDEN')
    const member = person({ kind: 'company', memberships: [] })
    expect(ask(everyRole, member, company('A'))).toBe('NOT_FOUND')
  })
})

test('what is somebody else’s is not there, for an admin either', () => {
  const own = rule({ kind: 'oneself' })
  expect(ask(own, student, { kind: 'person', uid: 'me' })).toBe('allowed')
  expect(ask(own, student, { kind: 'person', uid: 'you' })).toBe('NOT_FOUND')
  expect(ask(own, admin, { kind: 'person', uid: 'you' })).toBe('NOT_FOUND')
  expect(ask(own, student, { kind: 'company', id: 'me' })).toBe('NOT_FOUND')
  expect(ask(own, student)).toBe('NOT_FOUND')
})

test.each([
  [0, 'allowed'],
  [300, 'allowed'],
  [301, 'UNAUTHENTICATED'],
  [-300, 'allowed'],
  [-301, 'UNAUTHENTICATED'],
])('a sign-in %i seconds ago: %s where a recent one is asked', (seconds, answer) => {
  const authTime = new Date(now.getTime() - seconds * 1000)
  expect(ask(rule({ kind: 'signed_in' }, 'recent'), person({ kind: 'none' }, { authTime }))).toBe(answer)
  expect(ask(rule({ kind: 'signed_in' }), person({ kind: 'none' }, { authTime }))).toBe('allowed')
})

test('addresses: one at all, and a verified one', () => {
  const signedIn = (...also: readonly Condition[]) => rule({ kind: 'signed_in' }, ...also)
  const unverified = person({ kind: 'none' }, { emailVerified: false })
  expect(ask(signedIn('email'), person({ kind: 'none' }, { email: null }))).toBe('FORBIDDEN')
  expect(ask(signedIn('email'), unverified)).toBe('allowed')
  expect(ask(signedIn('verified'), unverified)).toBe('EMAIL_NOT_VERIFIED')
  expect(ask(signedIn('verified'), person({ kind: 'none' }))).toBe('allowed')
})

test('a second factor is asked of the kinds that the policy names', () => {
  const guarded = rule({ kind: 'signed_in' }, 'second_factor')
  const confirmed = person({ kind: 'admin' }, { secondFactor: true })
  expect(ask(guarded, admin, nothing, ['admin'])).toBe('SECOND_FACTOR_REQUIRED')
  expect(ask(guarded, confirmed, nothing, ['admin'])).toBe('allowed')
  expect(ask(guarded, admin, nothing, ['company'])).toBe('allowed')
  expect(ask(guarded, student, nothing, ['company', 'admin'])).toBe('allowed')
  const everybody = rule({ kind: 'signed_in' }, 'own_second_factor')
  expect(ask(everybody, student)).toBe('FORBIDDEN')
  expect(ask(everybody, confirmed)).toBe('allowed')
})

test('whom it is not for is not asked for conditions; those are asked in their order', () => {
  const poor = person({ kind: 'admin' }, { email: null, emailVerified: false, authTime: new Date(0) })
  const asked = rule({ kind: 'account', of: ['student'] }, 'second_factor', 'verified')
  expect(ask(asked, poor, nothing, ['admin'])).toBe('FORBIDDEN')
  expect(ask(rule({ kind: 'signed_in' }, 'recent', 'verified'), poor)).toBe('UNAUTHENTICATED')
  expect(ask(rule({ kind: 'signed_in' }, 'verified', 'recent'), poor)).toBe('EMAIL_NOT_VERIFIED')
})

test('a rule that answers nothing does so to whom it leaves out, and still asks its conditions', () => {
  const own: Rule = {
    who: { kind: 'account', of: ['student'] },
    also: ['verified'],
    otherwise: 'nothing',
  }
  expect(ask(own, null)).toBe('nothing')
  expect(ask(own, admin)).toBe('nothing')
  expect(ask(own, student)).toBe('allowed')
  expect(ask(own, person({ kind: 'student' }, { emailVerified: false }))).toBe('EMAIL_NOT_VERIFIED')
})
