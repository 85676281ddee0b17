import { hasEmail, passwordSchema, type PasswordProblem } from '#contract/account-password.ts'
import { isCommonPassword } from './common-password.ts'

export const passwordProblems = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'COMMON_PASSWORD',
  'PASSWORD_HAS_EMAIL',
] as const satisfies readonly PasswordProblem[]

/** Why a new password of the account with this address is refused; null: it is not. */
export const passwordProblem = (password: string, email: string): PasswordProblem | null => {
  const parsed = passwordSchema.safeParse(password)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return passwordProblems.find((problem) => problem === issue?.message) ?? 'REQUIRED'
  }
  if (hasEmail(password, email)) return 'PASSWORD_HAS_EMAIL'
  return isCommonPassword(password) ? 'COMMON_PASSWORD' : null
}
