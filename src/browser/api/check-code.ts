import type { IdentityErrorCode } from '#browser/messages/identity.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import type { Answer } from './identity-answer.ts'
import { knownIdentityError } from './identity-error.ts'

/** What an e-mail link would do, and to whom. */
export type CodeInfo = {
  operation: string
  email: string | null
  /** The address before, where the link changes or restores one. */
  previousEmail: string | null
}

/** Milliseconds, as in the SDK. */
const timeout = 30_000

const failed = (code: IdentityErrorCode): Answer<never> => ({ kind: 'failed', code })

const read = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

const textOf = (body: unknown, name: string): string | null => {
  const value = read(body, name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Codes that the provider names otherwise than the SDK does. */
const renamed: Record<string, IdentityErrorCode> = {
  // The account of the link was deleted since.
  EMAIL_NOT_FOUND: 'auth/user-not-found',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  PASSWORD_LOGIN_DISABLED: 'auth/operation-not-allowed',
  RESET_PASSWORD_EXCEED_LIMIT: 'auth/too-many-requests',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
}

const readError = (body: unknown): IdentityErrorCode => {
  const [code = ''] = (textOf(read(body, 'error'), 'message') ?? '').split(' : ')
  return renamed[code] ?? knownIdentityError(`auth/${code.toLowerCase().replaceAll('_', '-')}`)
}

/**
 * Looks at a link's code and changes nothing: accounts:resetPassword of the Identity Toolkit with a code alone, as
 * `checkActionCode` of the SDK asks it, which a page that was opened by a link need not wait for. Never throws.
 */
export const checkCode = async (
  { apiKey, emulated }: IdentityClient,
  oobCode: string,
  ask: typeof fetch = fetch,
): Promise<Answer<CodeInfo>> => {
  const host = `${emulated ? `${location.origin}/` : 'https://'}identitytoolkit.googleapis.com`
  let answer: Response
  let body: unknown
  try {
    answer = await ask(`${host}/v1/accounts:resetPassword?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'ja' },
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: AbortSignal.timeout(timeout),
      body: JSON.stringify({ oobCode }),
    })
    body = await answer.json()
  } catch {
    return failed('auth/network-request-failed')
  }
  if (!answer.ok) return failed(readError(body))
  const operation = textOf(body, 'requestType')
  const email = textOf(body, 'email')
  const newEmail = textOf(body, 'newEmail')
  const changes = operation === 'VERIFY_AND_CHANGE_EMAIL'
  const whole = changes ? newEmail !== null : operation === 'EMAIL_SIGNIN' || email !== null
  if (operation === null || !whole) return failed('auth/internal-error')
  return {
    kind: 'done',
    value: changes
      ? { operation, email: newEmail, previousEmail: email }
      : { operation, email, previousEmail: newEmail },
  }
}
