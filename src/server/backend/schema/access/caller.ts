import type { VerifiedIdentity } from '#server/ports/identity.ts'
import type { Context } from '#server/backend/schema/context.ts'

/** The person whom the field's row let through. Throws where the row lets guests through: there may be nobody. */
export const callerOf = ({ identity }: Pick<Context, 'identity'>): VerifiedIdentity => {
  if (identity === null) throw new Error('The row of this field asks for nobody who is signed in')
  return identity
}
