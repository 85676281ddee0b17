import type { IdentityErrorCode } from '#browser/messages/identity.ts'
import type { ActionMode } from '#contract/account-action.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { checkCode } from './check-code.ts'

/** `verify`: the code is valid; `invalid`: it is not, or no longer. `unreachable`: nothing is known. */
export type Verification =
  | { kind: 'verify'; email: string | null; previousEmail: string | null }
  | { kind: 'invalid' }
  | { kind: 'unreachable'; code: IdentityErrorCode }

const operations = {
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'PASSWORD_RESET',
  recoverEmail: 'RECOVER_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  revertSecondFactorAddition: 'REVERT_SECOND_FACTOR_ADDITION',
  signIn: 'EMAIL_SIGNIN',
} as const satisfies Record<ActionMode, string>

const isAboutTheCode = (code: IdentityErrorCode): boolean =>
  code === 'auth/invalid-action-code' ||
  code === 'auth/expired-action-code' ||
  code === 'auth/user-disabled' ||
  code === 'auth/user-not-found'

/** Looks at a link's code without using it up: link scanners open links too. Never throws. */
export const verifyCode = async (
  client: IdentityClient,
  mode: ActionMode,
  code: string,
): Promise<Verification> => {
  const answer = await checkCode(client, code)
  if (answer.kind === 'failed')
    return isAboutTheCode(answer.code) ? { kind: 'invalid' } : { kind: 'unreachable', code: answer.code }
  const { operation, email, previousEmail } = answer.value
  // A code made for something else must not be used up by a page that says another thing.
  return operation === operations[mode] ? { kind: 'verify', email, previousEmail } : { kind: 'invalid' }
}

/** The link as the SDK wants to read it; ours has no key in it, and leaves the address at once. */
export const signInLink = ({ apiKey }: IdentityClient, code: string): string =>
  `${location.origin}/account/action?${new URLSearchParams({ mode: 'signIn', oobCode: code, apiKey }).toString()}`
