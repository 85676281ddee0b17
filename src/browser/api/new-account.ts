import { actions } from 'astro:actions'
import { identityMessages } from '#browser/messages/identity.ts'
import { session } from '#browser/stores/session.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { withIdentity } from './identity.ts'
import { judgePassword } from './judge-password.ts'
import { openSession } from './open-session.ts'
import type { StepAnswer } from './refusal.ts'

/** Makes the person at the identity provider and signs them in. Never throws. */
export const createPerson = async (
  client: IdentityClient,
  email: string,
  password: string,
): Promise<StepAnswer> => {
  const judged = await judgePassword(password, email)
  if (judged.kind !== 'done') return judged
  const made = await withIdentity(client, (firebase) => firebase.createPerson(email, password))
  if (made.kind === 'failed') {
    if (made.code === 'auth/email-already-in-use')
      return { kind: 'fields', errors: { email: 'ALREADY_REGISTERED' } }
    return { kind: 'failed', message: identityMessages[made.code] }
  }
  const opened = await openSession(made.value, '/')
  return opened.kind === 'opened' ? { kind: 'done' } : { kind: 'failed', message: opened.message }
}

/** Has the verification mail sent and the session learn of the new account. */
export const announceAccount = async (callbackUrl: string): Promise<void> => {
  const form = new FormData()
  form.set('callbackUrl', callbackUrl)
  // A mail that could not be sent is asked for again on the next page.
  await actions.account.requestVerification(form).catch(() => null)
  await session.update({})
}
