import type { IdentityClient } from '#contract/account-identity.ts'
import type { Firebase } from './firebase.ts'
import type { Answer } from './identity-answer.ts'
import { settleStorage } from './settle-storage.ts'

let loading: Promise<Firebase> | null = null

/** Begins to load the identity SDK, so that it is there when somebody presses the button. */
const loadIdentity = (client: IdentityClient): Promise<Firebase> =>
  (loading ??= Promise.all([import('./firebase.ts'), settleStorage()]).then(
    ([{ createFirebase }]) => createFirebase(client),
    (failure: unknown) => {
      // A lost network must not be remembered: the next press tries again.
      loading = null
      throw failure
    },
  ))

/** Has the SDK on its way for what will need it; a failure shows then. */
export const prepareIdentity = (client: IdentityClient): void => {
  loadIdentity(client).catch(() => undefined)
}

/** Does something with the identity provider; a SDK that can't be loaded is a failed network. Never throws. */
export const withIdentity = async <Value>(
  client: IdentityClient,
  work: (firebase: Firebase) => Promise<Answer<Value>>,
): Promise<Answer<Value>> => {
  const firebase = await loadIdentity(client).catch(() => null)
  return firebase === null ? { kind: 'failed', code: 'auth/network-request-failed' } : work(firebase)
}
