import { sessionMessage } from '#browser/messages/session.ts'
import { session } from '#browser/stores/session.ts'
import { signUpWait } from '#browser/stores/sign-up-wait.ts'
import { typedAddress } from '#browser/stores/typed-address.ts'
import { afterSignIn } from '#contract/account-way.ts'
import { auth } from './auth.ts'
import type { Tokens } from './identity-answer.ts'

export type OpenAnswer =
  { kind: 'opened'; next: string } | { kind: 'refused'; error: string; message: string }

/** Makes a session of a sign-in at the identity provider and tells where to go on. Never throws. */
export const openSession = async (tokens: Tokens, callbackUrl: string): Promise<OpenAnswer> => {
  const answer = await auth.signIn('credentials', tokens, { redirect: false, callbackUrl })
  if (!answer.ok || answer.url === null) {
    const error = answer.error ?? 'FetchFailed'
    return { kind: 'refused', error, message: sessionMessage(error) }
  }
  typedAddress.clear()
  signUpWait.clear()
  const state = await session.refetch()
  const wanted = answer.url
  return {
    kind: 'opened',
    // Without an answer the pages themselves send people where they have to go.
    next: state.status === 'authenticated' ? afterSignIn(state.session.user, wanted) : wanted,
  }
}
