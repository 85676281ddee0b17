import type { Row } from '#server/domain/access.ts'
import { judge, needsViewer, type Judgement, type Refusal, type Thing } from '#server/domain/judge.ts'
import type { Viewer } from '#contract/account.ts'
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

/**
 * Asks the table's rule of the caller of this request; what they are here is read once, for rules that need it. False:
 * there is nothing for them. Throws the refusal with its code.
 */
export const permit = (
  { identity, viewer, now, factorPolicy }: Context,
  row: Row,
  thing: Thing,
): boolean | Promise<boolean> => {
  const settleAs = (found: Viewer | null) => {
    const person = identity === null ? null : { ...identity, viewer: found }
    return settle(judge(row, { person, now, factorPolicy }, thing))
  }
  return identity !== null && needsViewer(row) ? viewer().then(settleAs) : settleAs(null)
}
