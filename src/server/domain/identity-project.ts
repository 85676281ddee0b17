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

export type Judgement = {
  check: string
  verdict: 'good' | 'wrong' | 'unknown'
  words: string
  /** The same for the desk. */
  japanese: { check: string; words: string }
}

type Found = Pick<Judgement, 'verdict' | 'words'> & { japanese: string }
type Checks = {
  readonly [Part in keyof IdentityProject]: {
    check: string
    japanese: string
    judge: (value: NonNullable<IdentityProject[Part]>, site: { origin: string }) => Found
  }
}

const good = (words: string, japanese: string): Found => ({ verdict: 'good', words, japanese })
const wrong = (words: string, japanese: string): Found => ({ verdict: 'wrong', words, japanese })

const list = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '))
const listed = (words: readonly string[]): string => (words.length === 0 ? 'なし' : words.join('、'))

/** Hosts of the machine a browser runs on; whoever serves a page there could use the project. */
const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1'

/** What the site needs, and why; docs/production/install.md has the same list for people. */
const checks: Checks = {
  email: {
    check: 'sign-in by e-mail',
    japanese: 'メールでのログイン',
    judge: ({ enabled, passwordRequired }) => {
      if (!enabled)
        return wrong('e-mail and password is off', 'メールアドレスとパスワードのログインが無効です')
      return passwordRequired
        ? wrong('links by e-mail are off', 'メールのリンクでのログインが無効です')
        : good('password and link are on', 'パスワードとリンクが有効です')
    },
  },
  phone: {
    check: 'sign-in by phone',
    japanese: '電話でのログイン',
    judge: ({ enabled, testNumbers }) => {
      if (!enabled) return wrong('is off', '無効です')
      return testNumbers > 0
        ? wrong(
            `${testNumbers} test numbers take a code that is known`,
            `決まったコードで入れるテスト用の番号が${testNumbers}件あります`,
          )
        : good('is on', '有効です')
    },
  },
  secondFactor: {
    check: 'second factor by SMS',
    japanese: 'SMSの2段階認証',
    judge: ({ state, sms }) =>
      state === 'on' && sms ? good('is on', '有効です') : wrong('is off', '無効です'),
  },
  smsRegions: {
    check: 'SMS regions',
    japanese: 'SMSを送れる地域',
    judge: (found) => {
      if (found.kind === 'everywhere')
        return wrong(
          'codes may be sent abroad; allow JP alone',
          '海外にもコードを送れます。JPだけを許可してください',
        )
      const { regions } = found
      return regions.length === 1 && regions[0] === 'JP'
        ? good('JP alone', 'JPだけを許可しています')
        : wrong(
            `allowed are ${list(regions)}; allow JP alone`,
            `許可しているのは ${listed(regions)} です。JPだけを許可してください`,
          )
    },
  },
  smsDefence: {
    check: 'SMS abuse defence',
    japanese: 'SMSの悪用の防止',
    judge: ({ enforcement, tollFraud }) => {
      if (enforcement === 'off')
        return wrong('reCAPTCHA does not guard SMS', 'reCAPTCHA がSMSを守っていません')
      if (!tollFraud)
        return wrong(
          'reCAPTCHA guards SMS, but SMS defence (toll fraud protection) is off',
          'reCAPTCHA はSMSを守っていますが、SMS defense（不正な課金の防止）が無効です',
        )
      return enforcement === 'audit'
        ? good(
            'on, in audit mode: enforce it once its scores are known',
            '監査モードで有効です。スコアの傾向が分かったら、適用に切り替えてください',
          )
        : good('on', '有効です')
    },
  },
  actionAddress: {
    check: 'action address',
    japanese: 'メールのリンク先',
    judge: (address, { origin }) => {
      const needed = `${origin}/account/action`
      if (address === needed) return good(needed, needed)
      return wrong(
        `is ${address === '' ? 'not set' : address}; the templates need ${needed}`,
        `${address === '' ? '設定されていません' : `${address} です`}。テンプレートには ${needed} が必要です`,
      )
    },
  },
  emailPrivacy: {
    check: 'e-mail enumeration protection',
    japanese: 'アドレスを調べられないようにする保護',
    judge: (enabled) =>
      enabled
        ? good('is on', '有効です')
        : wrong(
            'is off: anybody can ask which addresses have an account',
            '無効です。どのアドレスにアカウントがあるかを、だれでも調べられます',
          ),
  },
  authorisedDomains: {
    check: 'authorised domains',
    japanese: '承認済みドメイン',
    judge: (domains, { origin }) => {
      const host = new URL(origin).hostname
      const local = domains.filter((domain) => isLocal(domain) && domain !== host)
      if (!domains.includes(host)) return wrong(`${host} is missing`, `${host} がありません`)
      if (local.length > 0) return wrong(`remove ${list(local)}`, `${listed(local)} を外してください`)
      const others = domains.filter((domain) => domain !== host)
      return good(
        `${host}; others, which must be yours: ${list(others)}`,
        `${host}。ほかのドメイン（自分のものであること）：${listed(others)}`,
      )
    },
  },
  passwordPolicy: {
    check: 'password policy',
    japanese: 'パスワードの条件',
    judge: (policy) => {
      if (policy.kind === 'off') return wrong('is not enforced', '適用されていません')
      const { min, max, composition } = policy
      if (min !== passwordLength.min)
        return wrong(
          `asks ${min} characters; the site asks ${passwordLength.min}`,
          `${min}文字以上を求めています。サイトは${passwordLength.min}文字以上です`,
        )
      if (max !== null && max < passwordLength.max)
        return wrong(
          `takes ${max} characters at most; the site takes ${passwordLength.max}`,
          `${max}文字までです。サイトは${passwordLength.max}文字まで受け付けます`,
        )
      return composition.length > 0
        ? wrong(
            `asks for ${list(composition)}, of which the site tells nobody`,
            `${listed(composition)} を求めていますが、サイトはそれを案内していません`,
          )
        : good(
            `enforced, at least ${min} characters and nothing else`,
            `適用されています（${min}文字以上。ほかの条件なし）`,
          )
    },
  },
}

const judgePart = <Part extends keyof IdentityProject>(
  part: Part,
  value: IdentityProject[Part],
  site: { origin: string },
): Judgement => {
  const { check, japanese, judge } = checks[part]
  const found: Found =
    value === null
      ? {
          verdict: 'unknown',
          words: 'the project’s answer could not be read',
          japanese: '答えを読み取れませんでした',
        }
      : judge(value, site)
  return { ...found, check, japanese: { check: japanese, words: found.japanese } }
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
