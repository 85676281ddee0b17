import { session } from '#browser/stores/session.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { withIdentity } from './identity.ts'

/**
 * After an e-mail address was verified: the session of this browser, if there is one, learns of it at once. Answers the
 * page to go on to. Never throws.
 */
export const finishVerification = async (client: IdentityClient, callbackUrl: string): Promise<string> => {
  const tokens = await withIdentity(client, (firebase) => firebase.renewTokens())
  const data = tokens.kind === 'done' && tokens.value !== null ? tokens.value : {}
  const state = await session.refetch()
  if (state.status !== 'authenticated') return accountWay.signIn(accountWay.addProfile(callbackUrl))
  await session.update(data)
  return accountWay.addProfile(callbackUrl)
}
