import { fieldMessage } from '#browser/messages/fields.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import { phoneFailure } from '#browser/messages/phone.ts'
import { session } from '#browser/stores/session.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { accountWay } from '#contract/account-way.ts'
import { tokenMaxAgeSeconds } from '#contract/auth.ts'
import type { Tokens } from './identity-answer.ts'
import { withIdentity } from './identity.ts'
import { confirmCode, sendCode } from './phone-code.ts'
import { beginSignIn } from './sign-in-step.ts'

/** The provider does not say which of address and password it is. */
const wrongPassword: ReadonlySet<string> = new Set(['auth/invalid-credential', 'auth/wrong-password'])

/** Somebody has time to act after it was found that they signed in recently, in seconds. */
const spareSeconds = 60

const recentPerson = async (client: IdentityClient, uid: string) => {
  const answer = await withIdentity(client, (firebase) =>
    firebase.recentPerson(tokenMaxAgeSeconds - spareSeconds),
  )
  return answer.kind === 'done' && answer.value?.uid === uid ? answer.value : null
}

/** True when this tab's person is the session's, and gave password or code within the last minutes. Never throws. */
export const isRecent = async (client: IdentityClient, uid: string): Promise<boolean> =>
  (await recentPerson(client, uid)) !== null

/** The same for a sign-in that a second factor may join: the provider takes none after an SMS alone. Never throws. */
export const mayEnrol = async (client: IdentityClient, uid: string): Promise<boolean> =>
  (await recentPerson(client, uid))?.byPhone === false

/** Hands a new pair to the session; false when it was refused. Never throws. */
export const takeTokens = (tokens: Tokens): Promise<boolean> => session.handOver(tokens)

type Asked = { client: IdentityClient; email: string; here: string }

/** How a signed-in person proves once more who they are; afterwards the session is as fresh as a new one. Never throws. */
export const confirmingPerson = ({ client, email, here }: Asked) => {
  const signInHref = accountWay.signInAgain(here)
  const again = phoneFailure('auth/user-token-expired')
  return {
    email,
    signInHref,
    describe: fieldMessage,
    givePassword: async (
      password: string,
    ): Promise<{ kind: 'done' } | { kind: 'code'; phone: string } | { kind: 'failed'; message: string }> => {
      const answer = await beginSignIn(client, (firebase) => firebase.signInWithPassword(email, password))
      if (answer.kind === 'code') return answer
      if (answer.kind === 'failed')
        return {
          kind: 'failed',
          // Only the password was asked for.
          message: wrongPassword.has(answer.code)
            ? 'パスワードが違います。もう一度入力してください。'
            : identityMessages[answer.code],
        }
      return (await takeTokens(answer.tokens)) ? { kind: 'done' } : { kind: 'failed', message: again.message }
    },
    sendCode: (container: HTMLElement) => sendCode(client, { kind: 'sign-in factor' }, container),
    giveCode: async (code: string) => {
      const answer = await confirmCode(client, code)
      if (answer.kind !== 'done') return answer
      return (await takeTokens(answer.tokens)) ? { kind: 'done' as const } : again
    },
  }
}
