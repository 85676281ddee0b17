import { fieldMessage } from '#browser/messages/fields.ts'
import type { IdentityErrorCode } from '#browser/messages/identity.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { maskPhone } from '#contract/phone.ts'
import type { Firebase } from './firebase.ts'
import type { Answer, Tokens } from './identity-answer.ts'
import { withIdentity } from './identity.ts'
import { openSession } from './open-session.ts'
import { confirmCode, sendCode } from './phone-code.ts'

/** That a code is asked for is no failure: it is the kind `code`, with the number it goes to, masked. */
export type FirstStep =
  | { kind: 'done'; tokens: Tokens }
  | { kind: 'code'; phone: string }
  | { kind: 'failed'; code: Exclude<IdentityErrorCode, 'auth/multi-factor-auth-required'> }

/** The first step of a sign-in, by password or link. Never throws. */
export const beginSignIn = async (
  client: IdentityClient,
  work: (firebase: Firebase) => Promise<Answer<Tokens>>,
): Promise<FirstStep> => {
  const answer = await withIdentity(client, work)
  if (answer.kind === 'done') return { kind: 'done', tokens: answer.value }
  const { code } = answer
  if (code !== 'auth/multi-factor-auth-required') return { kind: 'failed', code }
  const waiting = await withIdentity(client, async (firebase) => ({
    kind: 'done',
    value: firebase.waitingFactor(),
  }))
  return { kind: 'code', phone: maskPhone(waiting.kind === 'done' ? (waiting.value ?? '') : '') }
}

/** Afterwards the page is being left. */
type Opening = { kind: 'done' } | { kind: 'here' | 'sign in again'; message: string }

/** The second step of a sign-in: the code of an SMS opens the session. Never throws. */
export const openingByCode = (client: IdentityClient, callbackUrl: string) => ({
  send: (container: HTMLElement) => sendCode(client, { kind: 'sign-in factor' }, container),
  confirm: async (code: string): Promise<Opening> => {
    const answer = await confirmCode(client, code)
    if (answer.kind !== 'done') return answer
    const opened = await openSession(answer.tokens, callbackUrl)
    if (opened.kind === 'refused') return { kind: 'sign in again', message: opened.message }
    // Going back must not lead to a code that was used.
    location.replace(opened.next)
    return { kind: 'done' }
  },
  signInHref: accountWay.signInAgain(callbackUrl),
  recoveryHref: accountWay.recovery(callbackUrl),
  notACode: fieldMessage('確認コード', 'NOT_CODE'),
})
