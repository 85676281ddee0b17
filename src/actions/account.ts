import { defineAction, type ActionAPIContext } from 'astro:actions'
import { verificationRequestSchema } from '#contract/sign-in-input.ts'
import { verificationCodeSchema } from '#contract/verification-code.ts'
import * as accounts from '#server/backend/accounts/account-procedures.ts'
import { perform } from './action.ts'
import { fail } from './failure.ts'

/** The session that asks: its page alone takes the code of its mail. */
const browserOf = ({ locals: { session } }: Pick<ActionAPIContext, 'locals'>): string => {
  if (session === null) throw fail('UNAUTHENTICATED')
  return session.id
}

export const confirmVerificationCode = defineAction({
  accept: 'form',
  input: verificationCodeSchema,
  handler: (input, context) =>
    perform(context, accounts.confirmVerificationCode, { ...input, browser: browserOf(context) }),
})

export const requestVerification = defineAction({
  accept: 'form',
  input: verificationRequestSchema,
  handler: (input, context) =>
    perform(context, accounts.requestVerificationMail, { ...input, browser: browserOf(context) }),
})
