import type { Viewer } from '#contract/account.ts'
import type { IdentityClaims } from '#server/auth/identity/token-verifier.ts'

/** SMS alone is one factor that can be taken over: it is for students whose e-mail address is verified. */
export const mayUsePhone = (
  { byPhone, emailVerified }: Pick<IdentityClaims, 'byPhone' | 'emailVerified'>,
  kind: Viewer['kind'],
): boolean => !byPhone || (emailVerified && kind === 'student')
