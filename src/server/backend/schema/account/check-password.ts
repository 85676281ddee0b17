import {
  checkPasswordSchema,
  hasEmail,
  passwordSchema,
  type PasswordProblem,
} from '#contract/account-password.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { isCommonPassword } from '#server/domain/common-password.ts'

const problems = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'COMMON_PASSWORD',
  'PASSWORD_HAS_EMAIL',
] as const satisfies readonly PasswordProblem[]

const judge = (password: string, email: string): PasswordProblem | null => {
  const parsed = passwordSchema.safeParse(password)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return problems.find((problem) => problem === issue?.message) ?? 'REQUIRED'
  }
  if (hasEmail(password, email)) return 'PASSWORD_HAS_EMAIL'
  return isCommonPassword(password) ? 'COMMON_PASSWORD' : null
}

export const addCheckPassword = (builder: Builder): void => {
  const Problem = builder.enumType('PasswordProblem', { values: problems })
  builder.mutationFields((t) => ({
    checkPassword: t.field({
      type: Problem,
      nullable: true,
      description:
        'Why a new password is refused; null: it is not. A mutation, so that it never is part of an address.',
      args: { password: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
      resolve: (_, args) => {
        const { password, email } = parseInput(checkPasswordSchema, args)
        return judge(password, email)
      },
    }),
  }))
}
