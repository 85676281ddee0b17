import { expect, test } from 'vitest'
import type { Viewer } from '#contract/account.ts'
import { routeTable } from '#contract/routes.ts'
import { factorKinds, type FactorPolicy } from '#contract/second-factor.ts'
import { gate as gateOf } from './gate.ts'

const at = (address: string) => new URL(address, 'http://site.test')
const id = '0198c2a0-1111-7000-8000-0123456789ab'
type Person = Parameters<typeof gateOf>[1]
const now = new Date('2026-11-21T03:00:00.000Z')
const gate = (url: URL, session: Person, policy: FactorPolicy = []) =>
  gateOf(url, session, { factorPolicy: policy, now })
const person = (viewer: Viewer, emailVerified = true) => ({
  uid: 'somebody',
  email: 'somebody@example.com',
  authTime: now,
  viewer,
  emailVerified,
  secondFactor: false,
})
const student = person({ kind: 'student' })
const admin = person({ kind: 'admin' })
const member = (role: 'owner' | 'recruiter' | 'viewer') =>
  person({ kind: 'company', memberships: [{ companyId: id, role }] })

test.each(['/', '/jobpost', `/jobpost/${id}`, '/company?view=nonsense', '/nowhere', '/login', '/contact'])(
  '%s is open to everyone',
  (address) => {
    for (const session of [null, student, person({ kind: 'none' }, false)])
      expect(gate(at(address), session)).toEqual({ kind: 'open' })
  },
)

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a view named like something every object has is no view: %s',
  (view) => {
    for (const path of ['/company', '/company/jobpost', `/jobpost/${id}`])
      expect(gate(at(`${path}?view=${view}`), null)).toEqual({ kind: 'open' })
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
  expect(kind('/mypage/resume.pdf?size=a3', student)).toBe('open')
  expect(kind('/mypage/resume.pdf', member('owner'))).toBe('forbidden')
  expect(kind('/mypage/resume.pdf', admin)).toBe('forbidden')
  expect(kind(`/company?id=${id}&view=members`, member('owner'))).toBe('open')
  expect(kind(`/company?id=${id}&view=members`, member('recruiter'))).toBe('forbidden')
  expect(kind('/company/jobpost?view=applicants', member('viewer'))).toBe('open')
})

const other = '0198c2a0-2222-7000-8000-0123456789ab'
const ofBoth = person({
  kind: 'company',
  memberships: [
    { companyId: id, role: 'owner' },
    { companyId: other, role: 'viewer' },
  ],
})

test.each([
  [`/company?id=${id}&view=edit`, 'open'],
  [`/company?id=${id}&view=members`, 'open'],
  [`/company?id=${other}&view=edit`, 'forbidden'],
  [`/company?id=${other}&view=members`, 'forbidden'],
  [`/company/jobpost?company=${id}&view=new`, 'open'],
  [`/company/jobpost?company=${other}&view=new`, 'forbidden'],
  [`/company/jobpost?company=${other}&view=edit`, 'forbidden'],
  [`/company/jobpost?company=${other}&view=preview`, 'forbidden'],
  [`/company/jobpost?company=${other}&view=applicants`, 'open'],
  // The parameter of the other page names nothing here.
  [`/company/jobpost?id=${other}&view=new`, 'open'],
  [`/company?id=${other}`, 'open'],
])('%s is %s to the owner of one company who only views in the other', (address, kind) => {
  expect(gate(at(address), ofBoth).kind).toBe(kind)
})

test.each([
  `/company?id=${other}&view=edit`,
  `/company?id=${other}&view=members`,
  `/company/jobpost?company=${other}&view=new`,
  `/company/jobpost?company=${other}&view=edit`,
  `/company/jobpost?company=${other}&view=preview`,
  `/company/jobpost?company=${other}&view=applicants`,
  '/company?id=&view=edit',
  '/company?id=nonsense&view=edit',
  `/company?id=${id}&id=${other}&view=edit`,
  `/company?id=${other}&id=${id}&view=edit`,
])('%s is not there for the owner of another company', (address) => {
  expect(gate(at(address), member('owner'))).toEqual({ kind: 'not_found' })
  expect(gate(at(address), member('owner'), factorKinds)).toEqual({ kind: 'not_found' })
})

test('of a view that names no company the role in any of theirs decides', () => {
  const views = ['/company?view=edit', '/company/jobpost?view=new']
  expect(views.map((address) => gate(at(address), ofBoth).kind)).toEqual(['open', 'open'])
  expect(views.map((address) => gate(at(address), member('viewer')).kind)).toEqual(['forbidden', 'forbidden'])
})

test('who belongs to no company may not edit one, whether it is there or not', () => {
  for (const address of ['/company?view=edit', `/company?id=${id}&view=edit`])
    for (const who of [student, admin]) expect(gate(at(address), who)).toEqual({ kind: 'forbidden' })
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

const confirmed = (who: typeof student) => ({ ...who, secondFactor: true })

test.each([
  ['/mypage', '%2Fmypage'],
  ['/mypage?tab=applications&x=a%26b', '%2Fmypage%3Ftab%3Dapplications%26x%3Da%2526b'],
  ['/mypage/message', '%2Fmypage%2Fmessage'],
  ['/notification', '%2Fnotification'],
  [`/company?id=${id}&view=edit`, `%2Fcompany%3Fid%3D${id}%26view%3Dedit`],
  ['/company/jobpost?view=new', '%2Fcompany%2Fjobpost%3Fview%3Dnew'],
])('at %s who has to have a second factor enrols it and comes back', (address, callback) => {
  const owner = member('owner')
  expect(gate(at(address), owner, factorKinds)).toEqual({
    kind: 'elsewhere',
    to: `/login/sms?callbackUrl=${callback}`,
  })
  expect(gate(at(address), confirmed(owner), factorKinds)).toEqual({ kind: 'open' })
  expect(gate(at(address), owner, [])).toEqual({ kind: 'open' })
  expect(gate(at(address), owner, ['admin'])).toEqual({ kind: 'open' })
})

test.each([
  '/',
  `/jobpost/${id}`,
  '/company?view=nonsense',
  '/login',
  '/login/sms?callbackUrl=%2Fmypage',
  '/login/mail-not-verify',
  '/signout',
  '/account/new',
  '/account/action',
  '/account/add-profile',
  '/config',
  '/config/password',
  '/config/complete?done=factor',
  '/nowhere',
])('%s is open without the second factor that the role asks for', (address) => {
  for (const who of [member('viewer'), admin, person({ kind: 'company', memberships: [] }, false)])
    expect(gate(at(address), who, factorKinds)).toEqual({ kind: 'open' })
})

test('admins and people of no company yet need it as well; students never do', () => {
  for (const who of [admin, person({ kind: 'company', memberships: [] })])
    expect(gate(at('/mypage'), who, factorKinds)).toMatchObject({ to: '/login/sms?callbackUrl=%2Fmypage' })
  for (const address of ['/mypage', '/analytics', `/jobpost/${id}?view=apply`])
    expect(gate(at(address), student, factorKinds)).toEqual({ kind: 'open' })
})

test('the e-mail is verified before a phone is enrolled', () => {
  const unverified = person({ kind: 'company', memberships: [{ companyId: id, role: 'owner' }] }, false)
  expect(gate(at('/mypage?tab=applications'), unverified, factorKinds)).toEqual({
    kind: 'elsewhere',
    to: '/login/mail-not-verify?callbackUrl=%2Fmypage%3Ftab%3Dapplications',
  })
  expect(gate(at('/mypage'), unverified)).toEqual({ kind: 'open' })
})

test('who may not see a page at all is told that, not sent to enrol', () => {
  expect(gate(at('/analytics'), member('owner'), factorKinds)).toEqual({ kind: 'forbidden' })
})

test('the operator’s desk is there for admins alone', () => {
  const desk = routeTable.filter(({ path }) => path === '/admin' || path.startsWith('/admin/'))
  for (const { path } of desk) {
    const address = at(path.replaceAll(/\{[a-z]+\}/g, id))
    expect(gate(address, admin)).toEqual({ kind: 'open' })
    for (const session of [null, student, member('owner'), person({ kind: 'none' })])
      expect(gate(address, session)).toEqual({ kind: 'not_found' })
    expect(gate(address, admin, factorKinds).kind).toBe('elsewhere')
  }
})
