import { identityMessages, type IdentityErrorCode } from '#browser/messages/identity.ts'

const isKnown = (code: string): code is IdentityErrorCode => Object.hasOwn(identityMessages, code)

/** The code of whatever the SDK threw; what it does not name is `auth/internal-error`. */
export const readIdentityError = (thrown: unknown): IdentityErrorCode => {
  const code =
    thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  return isKnown(code) ? code : 'auth/internal-error'
}
