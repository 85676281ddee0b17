import { phoneFailure, type PhoneFailure } from '#browser/messages/phone.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import type { CodeTarget } from './firebase-phone.ts'
import type { Tokens } from './identity-answer.ts'
import { withIdentity } from './identity.ts'

export type CodeSending = { kind: 'done' } | PhoneFailure
export type CodeConfirming = { kind: 'done'; tokens: Tokens } | PhoneFailure

/** Sends a code behind an invisible human check that lives in `container`. Never throws. */
export const sendCode = async (
  client: IdentityClient,
  target: CodeTarget,
  container: HTMLElement,
): Promise<CodeSending> => {
  const answer = await withIdentity(client, (firebase) => firebase.sendCode(target, container))
  return answer.kind === 'failed' ? phoneFailure(answer.code) : { kind: 'done' }
}

/** Confirms the code that was sent last. Never throws. */
export const confirmCode = async (client: IdentityClient, code: string): Promise<CodeConfirming> => {
  const answer = await withIdentity(client, (firebase) => firebase.confirmCode(code))
  return answer.kind === 'failed' ? phoneFailure(answer.code) : { kind: 'done', tokens: answer.value }
}
