import { identityMessages, type IdentityErrorCode } from '#browser/messages/identity.ts'

const isKnown = (code: string): code is IdentityErrorCode => Object.hasOwn(identityMessages, code)

/** A code as the SDK writes it; what the site has no words for is `auth/internal-error`. */
export const knownIdentityError = (code: string): IdentityErrorCode =>
  isKnown(code) ? code : 'auth/internal-error'

/** The code of whatever the SDK threw; what it does not name is `auth/internal-error`. */
export const readIdentityError = (thrown: unknown): IdentityErrorCode => {
  const code =
    thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  return knownIdentityError(code)
}
