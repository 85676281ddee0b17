import { actions } from 'astro:actions'
import { networkRefusal, refusalOf, type StepAnswer } from './refusal.ts'

/** Asks the server whether a new password is good enough. Never throws. */
export const judgePassword = async (password: string, email: string): Promise<StepAnswer> => {
  const answer = await actions.account.checkPassword({ password, email }).catch(() => null)
  if (answer === null) return networkRefusal
  if (answer.error !== undefined) return refusalOf(answer.error)
  return answer.data === null ? { kind: 'done' } : { kind: 'fields', errors: { password: answer.data } }
}
