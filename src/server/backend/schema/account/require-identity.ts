import type { VerifiedIdentity } from '#server/ports/identity.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { Context } from '#server/backend/schema/context.ts'

/** The signed-in person. Throws UNAUTHENTICATED. */
export const requireIdentity = ({ identity }: Context): VerifiedIdentity => {
  if (identity === null) throw codedError('UNAUTHENTICATED', 'Nobody is signed in')
  return identity
}

/** The signed-in person, with the e-mail address that an account needs. Throws UNAUTHENTICATED and FORBIDDEN. */
export const requireEmail = (context: Context): VerifiedIdentity & { email: string } => {
  const identity = requireIdentity(context)
  if (identity.email === null) throw codedError('FORBIDDEN', 'The person has no e-mail address')
  return { ...identity, email: identity.email }
}
