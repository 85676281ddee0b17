import { actions } from 'astro:actions'
import { errorMessages } from '#browser/messages/errors.ts'
import { signUpWait, type SignUpWait } from '#browser/stores/sign-up-wait.ts'
import type { SignUpMailAnswer } from '#contract/sign-up.ts'
import { judgePassword } from './judge-password.ts'
import { networkRefusal, refusalOf, type Refusal, type StepAnswer } from './refusal.ts'

const mailRefusals: Readonly<Record<Exclude<SignUpMailAnswer, 'sent'>, Refusal>> = {
  limited: { kind: 'failed', message: errorMessages.RATE_LIMITED },
  weak_password: { kind: 'fields', errors: { password: 'COMMON_PASSWORD' } },
  ended: {
    kind: 'failed',
    message: 'この登録の手続きは終わっています。もう一度はじめから登録してください。',
  },
}

/** Has the mail with the code sent; the answer is the same for every address. Never throws. */
export const requestSignUp = async (
  email: string,
  password: string,
  callbackUrl: string,
): Promise<{ kind: 'sent'; wait: SignUpWait } | Refusal> => {
  const judged = await judgePassword(password, email)
  if (judged.kind !== 'done') return judged
  const before = signUpWait.get()
  const wait = signUpWait.begin(email, callbackUrl)
  const input = { email, password, callbackUrl, browser: wait.browser }
  const answer = await actions.account.requestSignUp(input).catch(() => null)
  if (answer === null) return networkRefusal
  const refusal =
    answer.error === undefined
      ? answer.data === 'sent'
        ? null
        : mailRefusals[answer.data]
      : refusalOf(answer.error)
  if (refusal === null) return { kind: 'sent', wait }
  signUpWait.restore(before)
  return refusal
}

/** The mail once more. Never throws. */
export const resendSignUp = async ({ browser, email, callbackUrl }: SignUpWait): Promise<StepAnswer> => {
  const answer = await actions.account.resendSignUp({ browser }).catch(() => null)
  if (answer === null) return networkRefusal
  if (answer.error !== undefined) return refusalOf(answer.error)
  if (answer.data !== 'sent') return mailRefusals[answer.data]
  // The code holds for an hour from now on.
  signUpWait.begin(email, callbackUrl)
  return { kind: 'done' }
}
