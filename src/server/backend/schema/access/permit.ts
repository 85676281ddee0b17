import type { Row } from '#server/domain/access-row.ts'
import { judge, type Condition, type Judgement, type Refusal, type Thing } from '#server/domain/judge.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'

const reasons = {
  UNAUTHENTICATED: 'Nobody is signed in, or the sign-in is too long ago',
  FORBIDDEN: 'Not for this account',
  NOT_FOUND: 'There is no such thing of the caller',
  EMAIL_NOT_VERIFIED: 'The e-mail address is not verified',
  SECOND_FACTOR_REQUIRED: 'This role needs a sign-in with a second factor',
} as const satisfies Record<Refusal, string>

const settle = (judgement: Judgement): boolean => {
  if (judgement === 'allowed') return true
  if (judgement === 'nothing') return false
  throw codedError(judgement, reasons[judgement])
}

/** A sign-in that was revoked, or lost its factor, minutes ago is seen here at the latest. */
const prove = async ({ proveNow }: Context): Promise<VerifiedIdentity> => {
  const proved = await proveNow().catch(() => {
    throw codedError('UNAVAILABLE', 'Identities cannot be verified now')
  })
  if (proved === null) throw codedError('UNAUTHENTICATED', reasons.UNAUTHENTICATED)
  return proved
}

const isProved = (condition: Condition) => condition === 'recent' || condition === 'recent_at_desk'

/**
 * Asks the table's rule of the caller of this request. Where the rule wants a recent sign-in, whom it would let through is
 * proved at the provider first, and asked again as the provider has them now. False: there is nothing for them. Throws
 * the refusal with its code.
 */
export const permit = (context: Context, row: Row, thing: Thing): boolean | Promise<boolean> => {
  const { viewer, token, now, factorPolicy } = context
  const settleAs = (identity: VerifiedIdentity | null) => {
    const person = identity === null ? null : { ...identity, viewer, token }
    return settle(judge(row, { person, now, factorPolicy }, thing))
  }
  const found = settleAs(context.identity)
  return found && row.also.some(isProved) ? prove(context).then(settleAs) : found
}
