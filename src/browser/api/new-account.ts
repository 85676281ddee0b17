import { actions } from 'astro:actions'
import { identityMessages } from '#browser/messages/identity.ts'
import { session } from '#browser/stores/session.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { withIdentity } from './identity.ts'
import { openSession } from './open-session.ts'
import type { StepAnswer } from './refusal.ts'

/** Signs in whoever just confirmed the address of their sign-up. Never throws. */
export const enterAfterSignUp = async (
  client: IdentityClient,
  email: string,
  password: string,
): Promise<StepAnswer> => {
  const signedIn = await withIdentity(client, (firebase) => firebase.signInWithPassword(email, password))
  if (signedIn.kind === 'failed') return { kind: 'failed', message: identityMessages[signedIn.code] }
  const opened = await openSession(signedIn.value, '/')
  if (opened.kind === 'refused') return { kind: 'failed', message: opened.message }
  return { kind: 'done' }
}

/** Has the session learn of the new account. Answers the page to go on to: where the address is not confirmed, its mail is sent. */
export const announceAccount = async (callbackUrl: string): Promise<string> => {
  const state = await session.update({})
  if (state.status === 'authenticated' && state.session.user.emailVerified)
    return accountWay.addProfile(callbackUrl)
  const form = new FormData()
  form.set('callbackUrl', callbackUrl)
  // A mail that could not be sent is asked for again on the next page.
  await actions.account.requestVerification(form).catch(() => null)
  return accountWay.unverified(callbackUrl)
}
