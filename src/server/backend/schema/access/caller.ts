import type { VerifiedIdentity } from '#server/ports/identity.ts'
import type { Context } from '#server/backend/schema/context.ts'

/** The person whom the field's row let through. Throws where the row lets guests through: there may be nobody. */
export const callerOf = ({ identity }: Pick<Context, 'identity'>): VerifiedIdentity => {
  if (identity === null) throw new Error('The row of this field asks for nobody who is signed in')
  return identity
}

/** The same with the e-mail address; for rows that ask for `email`. */
export const addressedCallerOf = (
  context: Pick<Context, 'identity'>,
): VerifiedIdentity & { email: string } => {
  const identity = callerOf(context)
  if (identity.email === null) throw new Error('The row of this field asks for no e-mail address')
  return { ...identity, email: identity.email }
}
