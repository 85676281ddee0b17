import { tokenMaxAgeSeconds } from '#contract/auth.ts'
import { requireEmail } from '#server/backend/schema/account/require-identity.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'

/** The person, who gave password, code or link within the last five minutes. Throws UNAUTHENTICATED: they sign in anew. */
export const requireRecent = (context: Context) => {
  const identity = requireEmail(context)
  const age = (context.now.getTime() - identity.authTime.getTime()) / 1000
  if (age > tokenMaxAgeSeconds) throw codedError('UNAUTHENTICATED', 'The sign-in is too long ago')
  return identity
}
