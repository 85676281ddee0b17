import { expect, test } from 'vitest'
import { judgeProject, type IdentityProject } from './identity-project.ts'

const site = { origin: 'https://jobs.example.jp' }
const right: IdentityProject = {
  email: { enabled: true, passwordRequired: false },
  phone: { enabled: true, testNumbers: 0 },
  secondFactor: { state: 'on', sms: true },
  smsRegions: { kind: 'only', regions: ['JP'] },
  smsDefence: { enforcement: 'enforce', tollFraud: true },
  actionAddress: 'https://jobs.example.jp/account/action',
  emailPrivacy: true,
  authorisedDomains: ['jobs.example.jp', 'jobs-example.firebaseapp.com'],
  passwordPolicy: { kind: 'enforced', min: 12, max: 4096, composition: [] },
}

const judged = (change: Partial<IdentityProject>, origin = site.origin) =>
  judgeProject({ ...right, ...change }, { origin }).filter(({ verdict }) => verdict !== 'good')

test('a project as the site needs it is good throughout', () => {
  expect(judged({})).toEqual([])
  expect(judgeProject(right, site)).toHaveLength(Object.keys(right).length)
})

test.each<[string, Partial<IdentityProject>, RegExp]>([
  ['sign-in by e-mail', { email: { enabled: false, passwordRequired: false } }, /password is off/],
  ['sign-in by e-mail', { email: { enabled: true, passwordRequired: true } }, /links by e-mail are off/],
  ['sign-in by phone', { phone: { enabled: false, testNumbers: 0 } }, /is off/],
  ['sign-in by phone', { phone: { enabled: true, testNumbers: 2 } }, /2 test numbers/],
  ['second factor by SMS', { secondFactor: { state: 'off', sms: true } }, /is off/],
  ['second factor by SMS', { secondFactor: { state: 'on', sms: false } }, /is off/],
  ['SMS regions', { smsRegions: { kind: 'everywhere' } }, /JP alone/],
  ['SMS regions', { smsRegions: { kind: 'only', regions: [] } }, /allowed are none/],
  ['SMS regions', { smsRegions: { kind: 'only', regions: ['JP', 'US'] } }, /JP, US/],
  ['SMS regions', { smsRegions: { kind: 'only', regions: ['US'] } }, /allowed are US/],
  ['SMS abuse defence', { smsDefence: { enforcement: 'off', tollFraud: true } }, /does not guard/],
  ['SMS abuse defence', { smsDefence: { enforcement: 'enforce', tollFraud: false } }, /toll fraud/],
  ['action address', { actionAddress: '' }, /not set.+jobs\.example\.jp\/account\/action/],
  ['action address', { actionAddress: 'https://jobs.example.jp/account/action/' }, /action\/;/],
  ['action address', { actionAddress: 'https://x.firebaseapp.com/__/auth/action' }, /firebaseapp/],
  ['e-mail enumeration protection', { emailPrivacy: false }, /is off/],
  ['authorised domains', { authorisedDomains: ['example.jp'] }, /jobs\.example\.jp is missing/],
  ['authorised domains', { authorisedDomains: ['jobs.example.jp', 'localhost'] }, /remove localhost/],
  ['password policy', { passwordPolicy: { kind: 'off' } }, /not enforced/],
  ...([8, 15] as const).map((min): [string, Partial<IdentityProject>, RegExp] => [
    'password policy',
    { passwordPolicy: { kind: 'enforced', min, max: null, composition: [] } },
    /the site asks 12/,
  ]),
  [
    'password policy',
    { passwordPolicy: { kind: 'enforced', min: 12, max: 64, composition: [] } },
    /64 characters at most; the site takes 128/,
  ],
  [
    'password policy',
    { passwordPolicy: { kind: 'enforced', min: 12, max: 128, composition: ['a digit'] } },
    /asks for a digit/,
  ],
])('%s: %j is wrong', (check, change, words) => {
  expect(judged(change)).toMatchObject([
    {
      check,
      verdict: 'wrong',
      words: expect.stringMatching(words),
      japanese: { words: expect.stringMatching(/[ぁ-ん]/) },
    },
  ])
})

test('audit mode is good, with a word about what follows it', () => {
  const found = judgeProject({ ...right, smsDefence: { enforcement: 'audit', tollFraud: true } }, site)
  expect(found).toContainEqual(
    expect.objectContaining({
      check: 'SMS abuse defence',
      verdict: 'good',
      words: expect.stringContaining('enforce it'),
    }),
  )
})

test('a site on this machine may be an authorised domain of its own project', () => {
  const change = {
    actionAddress: 'http://localhost:4321/account/action',
    authorisedDomains: ['localhost'],
  }
  expect(judged(change, 'http://localhost:4321')).toEqual([])
})

test.each(Object.keys(right) as (keyof IdentityProject)[])('what cannot be read is unknown: %s', (part) => {
  expect(judged({ [part]: null })).toEqual([expect.objectContaining({ verdict: 'unknown' })])
})
