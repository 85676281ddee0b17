import { checkPasswordSchema } from '#contract/account-password.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { passwordProblem, passwordProblems } from '#server/domain/password-problem.ts'

export const addCheckPassword = (builder: Builder): void => {
  const Problem = builder.enumType('PasswordProblem', { values: passwordProblems })
  builder.mutationFields((t) => ({
    checkPassword: t.field({
      type: Problem,
      nullable: true,
      description:
        'Why a new password is refused; null: it is not. A mutation, so that it never is part of an address.',
      args: { password: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
      resolve: (_, args) => {
        const { password, email } = parseInput(checkPasswordSchema, args)
        return passwordProblem(password, email)
      },
    }),
  }))
}
