import { passwordLength } from '#contract/account-password.ts'

/**
 * What a Firebase project is set to, as far as the site depends on it. A part is null where the provider said something
 * that this site doesn't know how to read.
 */
export type IdentityProject = {
  email: { enabled: boolean; passwordRequired: boolean } | null
  phone: { enabled: boolean; testNumbers: number } | null
  secondFactor: { state: 'off' | 'on'; sms: boolean } | null
  /** Where codes may be sent; regions as in ISO 3166-1. */
  smsRegions: { kind: 'everywhere' } | { kind: 'only'; regions: readonly string[] } | null
  /** The human check by reCAPTCHA Enterprise before a code is sent, and the fraud score it goes by. */
  smsDefence: { enforcement: 'off' | 'audit' | 'enforce'; tollFraud: boolean } | null
  /** Where the links of the provider's mails lead; empty: to the provider's own page. */
  actionAddress: string | null
  emailPrivacy: boolean | null
  authorisedDomains: readonly string[] | null
  passwordPolicy:
    | { kind: 'off' }
    | { kind: 'enforced'; min: number; max: number | null; composition: readonly string[] }
    | null
}

export type Judgement = { check: string; verdict: 'good' | 'wrong' | 'unknown'; words: string }

type Found = Omit<Judgement, 'check'>
type Checks = {
  readonly [Part in keyof IdentityProject]: {
    check: string
    judge: (value: NonNullable<IdentityProject[Part]>, site: { origin: string }) => Found
  }
}

const good = (words: string): Found => ({ verdict: 'good', words })
const wrong = (words: string): Found => ({ verdict: 'wrong', words })

const list = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '))

/** Hosts of the machine a browser runs on; whoever serves a page there could use the project. */
const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1'

/** What the site needs, and why; docs/production/install.md has the same list for people. */
const checks: Checks = {
  email: {
    check: 'sign-in by e-mail',
    judge: ({ enabled, passwordRequired }) => {
      if (!enabled) return wrong('e-mail and password is off')
      return passwordRequired ? wrong('links by e-mail are off') : good('password and link are on')
    },
  },
  phone: {
    check: 'sign-in by phone',
    judge: ({ enabled, testNumbers }) => {
      if (!enabled) return wrong('is off')
      return testNumbers > 0 ? wrong(`${testNumbers} test numbers take a code that is known`) : good('is on')
    },
  },
  secondFactor: {
    check: 'second factor by SMS',
    judge: ({ state, sms }) => (state === 'on' && sms ? good('is on') : wrong('is off')),
  },
  smsRegions: {
    check: 'SMS regions',
    judge: (found) => {
      if (found.kind === 'everywhere') return wrong('codes may be sent abroad; allow JP alone')
      const { regions } = found
      return regions.length === 1 && regions[0] === 'JP'
        ? good('JP alone')
        : wrong(`allowed are ${list(regions)}; allow JP alone`)
    },
  },
  smsDefence: {
    check: 'SMS abuse defence',
    judge: ({ enforcement, tollFraud }) => {
      if (enforcement === 'off') return wrong('reCAPTCHA does not guard SMS')
      if (!tollFraud) return wrong('reCAPTCHA guards SMS, but SMS defence (toll fraud protection) is off')
      return good(enforcement === 'audit' ? 'on, in audit mode: enforce it once its scores are known' : 'on')
    },
  },
  actionAddress: {
    check: 'action address',
    judge: (address, { origin }) => {
      const needed = `${origin}/account/action`
      if (address === needed) return good(needed)
      return wrong(`is ${address === '' ? 'not set' : address}; the templates need ${needed}`)
    },
  },
  emailPrivacy: {
    check: 'e-mail enumeration protection',
    judge: (enabled) =>
      enabled ? good('is on') : wrong('is off: anybody can ask which addresses have an account'),
  },
  authorisedDomains: {
    check: 'authorised domains',
    judge: (domains, { origin }) => {
      const host = new URL(origin).hostname
      const local = domains.filter((domain) => isLocal(domain) && domain !== host)
      if (!domains.includes(host)) return wrong(`${host} is missing`)
      if (local.length > 0) return wrong(`remove ${list(local)}`)
      return good(
        `${host}; others, which must be yours: ${list(domains.filter((domain) => domain !== host))}`,
      )
    },
  },
  passwordPolicy: {
    check: 'password policy',
    judge: (policy) => {
      if (policy.kind === 'off') return wrong('is not enforced')
      const { min, max, composition } = policy
      if (min !== passwordLength.min)
        return wrong(`asks ${min} characters; the site asks ${passwordLength.min}`)
      if (max !== null && max < passwordLength.max)
        return wrong(`takes ${max} characters at most; the site takes ${passwordLength.max}`)
      return composition.length > 0
        ? wrong(`asks for ${list(composition)}, of which the site tells nobody`)
        : good(`enforced, at least ${min} characters and nothing else`)
    },
  },
}

const judgePart = <Part extends keyof IdentityProject>(
  part: Part,
  value: IdentityProject[Part],
  site: { origin: string },
): Judgement => {
  const { check, judge } = checks[part]
  if (value === null) return { check, verdict: 'unknown', words: 'the project’s answer could not be read' }
  return { check, ...judge(value, site) }
}

/** Compares a project with what the site needs of it, one line a setting. */
export const judgeProject = (project: IdentityProject, site: { origin: string }): readonly Judgement[] => [
  judgePart('email', project.email, site),
  judgePart('phone', project.phone, site),
  judgePart('secondFactor', project.secondFactor, site),
  judgePart('smsRegions', project.smsRegions, site),
  judgePart('smsDefence', project.smsDefence, site),
  judgePart('actionAddress', project.actionAddress, site),
  judgePart('emailPrivacy', project.emailPrivacy, site),
  judgePart('authorisedDomains', project.authorisedDomains, site),
  judgePart('passwordPolicy', project.passwordPolicy, site),
]
