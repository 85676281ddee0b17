import { expect, test } from 'vitest'
import type { IdentityProject } from '#server/domain/identity-project.ts'
import { reportProject } from './doctor.ts'

const site = { origin: 'https://jobs.example.jp' }
const project: IdentityProject = {
  email: { enabled: true, passwordRequired: false },
  phone: { enabled: true, testNumbers: 0 },
  secondFactor: { state: 'on', sms: true },
  smsRegions: { kind: 'everywhere' },
  smsDefence: null,
  actionAddress: 'https://jobs.example.jp/account/action',
  emailPrivacy: true,
  authorisedDomains: ['jobs.example.jp'],
  passwordPolicy: { kind: 'enforced', min: 12, max: null, composition: [] },
}

test('each setting has a line with its verdict', () => {
  const findings = reportProject('jobs-example', { kind: 'read', project }, site)
  expect(findings).toHaveLength(Object.keys(project).length)
  expect(findings.filter(({ verdict }) => verdict !== 'good')).toEqual([
    {
      verdict: 'wrong',
      words: 'Firebase project jobs-example, SMS regions: codes may be sent abroad; allow JP alone.',
      japanese:
        'Firebase のプロジェクト jobs-example、SMSを送れる地域：海外にもコードを送れます。JPだけを許可してください。',
    },
    {
      verdict: 'unknown',
      words:
        'Firebase project jobs-example, SMS abuse defence: unknown, the project’s answer could not be read.',
      japanese: 'Firebase のプロジェクト jobs-example、SMSの悪用の防止：答えを読み取れませんでした。',
    },
  ])
})

test('a project that could not be asked is no good one', () => {
  expect(reportProject('jobs-example', { kind: 'unreachable', words: 'fetch failed' }, site)).toEqual([
    {
      verdict: 'wrong',
      words: 'Firebase project jobs-example: could not be asked, fetch failed.',
      japanese: 'Firebase のプロジェクト jobs-example：問い合わせできませんでした（fetch failed）。',
    },
  ])
})
