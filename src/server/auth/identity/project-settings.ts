import { applicationDefault } from 'firebase-admin/app'
import * as z from 'zod/mini'
import type { IdentityProject } from '#server/domain/identity-project.ts'

export type ProjectAnswer =
  | { kind: 'read'; project: IdentityProject }
  /** `words`: why, for an operator; never holds a secret. */
  | { kind: 'unreachable'; words: string }

type Options = {
  projectId: string
  /** A token of the service account. Rejects when there is none to be had. */
  accessToken: () => Promise<string>
  /** Where Identity Toolkit is; tests bring one of their own. */
  base?: string
}

/** By Google's standard variables, as everything of firebase-admin. */
export const serviceAccountToken = async (): Promise<string> =>
  (await applicationDefault().getAccessToken()).access_token

const timeoutMilliseconds = 10_000

/** What is off or empty is left out of Google's JSON. */
const flag = z.prefault(z.boolean(), false)
const words = z.prefault(z.array(z.string()), [])

const signIn = z.prefault(
  z.object({
    email: z.prefault(z.object({ enabled: flag, passwordRequired: flag }), {}),
    phoneNumber: z.prefault(
      z.object({ enabled: flag, testPhoneNumbers: z.prefault(z.record(z.string(), z.string()), {}) }),
      {},
    ),
  }),
  {},
)
const mfa = z.prefault(
  z.object({
    state: z.prefault(z.enum(['STATE_UNSPECIFIED', 'DISABLED', 'ENABLED']), 'DISABLED'),
    enabledProviders: words,
  }),
  {},
)
const smsRegionConfig = z.prefault(
  z.object({ allowlistOnly: z.optional(z.object({ allowedRegions: words })) }),
  {},
)
const recaptchaConfig = z.prefault(
  z.object({
    phoneEnforcementState: z.prefault(
      z.enum(['RECAPTCHA_PROVIDER_ENFORCEMENT_STATE_UNSPECIFIED', 'OFF', 'AUDIT', 'ENFORCE']),
      'OFF',
    ),
    useSmsTollFraudProtection: flag,
  }),
  {},
)
const notification = z.prefault(
  z.object({ sendEmail: z.prefault(z.object({ callbackUri: z.prefault(z.string(), '') }), {}) }),
  {},
)
const emailPrivacyConfig = z.prefault(z.object({ enableImprovedEmailPrivacy: flag }), {})
const strength = z.object({
  minPasswordLength: z.prefault(z.number(), 0),
  maxPasswordLength: z.optional(z.number()),
  containsLowercaseCharacter: flag,
  containsUppercaseCharacter: flag,
  containsNumericCharacter: flag,
  containsNonAlphanumericCharacter: flag,
})
const passwordPolicyConfig = z.prefault(
  z.object({
    passwordPolicyEnforcementState: z.prefault(
      z.enum(['PASSWORD_POLICY_ENFORCEMENT_STATE_UNSPECIFIED', 'OFF', 'ENFORCE']),
      'OFF',
    ),
    passwordPolicyVersions: z.prefault(
      z.array(z.object({ customStrengthOptions: z.prefault(strength, {}) })),
      [],
    ),
  }),
  {},
)

const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | null => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : null
}

const readPolicy = (value: unknown): IdentityProject['passwordPolicy'] => {
  const policy = read(passwordPolicyConfig, value)
  if (policy === null) return null
  if (policy.passwordPolicyEnforcementState !== 'ENFORCE') return { kind: 'off' }
  const options = policy.passwordPolicyVersions[0]?.customStrengthOptions
  if (options === undefined) return null
  const composition = [
    options.containsLowercaseCharacter && 'a small letter',
    options.containsUppercaseCharacter && 'a capital letter',
    options.containsNumericCharacter && 'a digit',
    options.containsNonAlphanumericCharacter && 'a symbol',
  ].filter((each) => each !== false)
  const { minPasswordLength: min, maxPasswordLength: max } = options
  return { kind: 'enforced', min, max: max ?? null, composition }
}

const enforcements = {
  RECAPTCHA_PROVIDER_ENFORCEMENT_STATE_UNSPECIFIED: 'off',
  OFF: 'off',
  AUDIT: 'audit',
  ENFORCE: 'enforce',
} as const

/** Reads each part by itself, so that one that changed its shape hides no other. */
const readConfig = (config: Readonly<Record<string, unknown>>): IdentityProject => {
  const methods = read(signIn, config['signIn'])
  const factors = read(mfa, config['mfa'])
  const regions = read(smsRegionConfig, config['smsRegionConfig'])
  const check = read(recaptchaConfig, config['recaptchaConfig'])
  return {
    email: methods?.email ?? null,
    phone: methods && {
      enabled: methods.phoneNumber.enabled,
      testNumbers: Object.keys(methods.phoneNumber.testPhoneNumbers).length,
    },
    secondFactor: factors && {
      state: factors.state === 'ENABLED' ? 'on' : 'off',
      sms: factors.enabledProviders.includes('PHONE_SMS'),
    },
    smsRegions:
      regions &&
      (regions.allowlistOnly === undefined
        ? { kind: 'everywhere' }
        : { kind: 'only', regions: regions.allowlistOnly.allowedRegions }),
    smsDefence: check && {
      enforcement: enforcements[check.phoneEnforcementState],
      tollFraud: check.useSmsTollFraudProtection,
    },
    actionAddress: read(notification, config['notification'])?.sendEmail.callbackUri ?? null,
    emailPrivacy: read(emailPrivacyConfig, config['emailPrivacyConfig'])?.enableImprovedEmailPrivacy ?? null,
    authorisedDomains: read(words, config['authorizedDomains']),
    passwordPolicy: readPolicy(config['passwordPolicyConfig']),
  }
}

const object = z.record(z.string(), z.unknown())
const failure = z.object({ error: z.object({ message: z.string() }) })

const unreachable = (why: string): ProjectAnswer => ({ kind: 'unreachable', words: why })
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/**
 * Asks a Firebase project for its settings (projects.getConfig in the reference of Identity Platform's REST API, v2).
 * firebase-admin asks for the same, but keeps sign-in methods, domains and the action address to itself. Never throws.
 */
export const readIdentityProject = async ({
  projectId,
  accessToken,
  base = 'https://identitytoolkit.googleapis.com',
}: Options): Promise<ProjectAnswer> => {
  try {
    const token = await accessToken().catch((error: unknown) => {
      throw new Error(`no token of the service account (${wordsOf(error)})`)
    })
    const answer = await fetch(`${base}/admin/v2/projects/${encodeURIComponent(projectId)}/config`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    const body = read(object, await answer.json().catch(() => null))
    if (answer.ok && body !== null) return { kind: 'read', project: readConfig(body) }
    const reason = (read(failure, body)?.error.message ?? 'no JSON of the interface').slice(0, 200)
    return unreachable(
      answer.status === 403
        ? `the service account may not read the settings, which takes firebaseauth.configs.get (${reason})`
        : `Identity Toolkit answered ${answer.status} (${reason})`,
    )
  } catch (error) {
    return unreachable(wordsOf(error))
  }
}
