import { signUpMailAnswers, signUpStates } from '#contract/sign-up.ts'
import { rejectSignUpAnswers, verificationCodeAnswers } from '#contract/verification-code.ts'
import { signUpAnswers } from '#server/backend/accounts/sign-up.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { passwordProblems } from '#server/domain/password-problem.ts'

/** What the procedures of accounts answer. */
export const addAccountAnswers = (builder: Builder): void => {
  builder.enumType('CreateAccountAnswer', {
    values: signUpAnswers,
    description:
      'exists: the person already has such an account; other_kind: one of another kind; invite_ended, other_address: the invitation is over, or is for another address.',
  })
  builder.enumType('VerificationMailAnswer', {
    values: ['sent', 'limited', 'already_verified'] as const,
    description: 'limited: this address got enough mails for now.',
  })
  builder.enumType('VerificationCodeAnswer', {
    values: verificationCodeAnswers,
    description:
      'ended: too old, tried too often, or replaced by a newer one; limited: enough tries for today.',
  })
  builder.enumType('SignUpMailAnswer', {
    values: signUpMailAnswers,
    description:
      'limited: this network or this address got enough mails for now; ended: nothing waits any more in this browser.',
  })
  builder.enumType('SignUpState', { values: signUpStates })
  builder.enumType('RejectSignUpAnswer', {
    values: rejectSignUpAnswers,
    description: 'invalid: the link ended, or the address is verified by now; limited: by the network.',
  })
  builder.enumType('PasswordProblem', { values: passwordProblems })
}
