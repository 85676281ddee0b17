import type { User } from 'firebase/auth'
import type { IdentityErrorCode } from '#browser/messages/identity.ts'
import { readIdentityError } from './identity-error.ts'

/** The pair that a session is made from (provider `credentials` of the session endpoints). */
export type Tokens = { idToken: string; refreshToken: string }

export type Answer<Value> = { kind: 'done'; value: Value } | { kind: 'failed'; code: IdentityErrorCode }

/** Does something with the SDK; what it throws is answered as a code. */
export const attempt = async <Value>(work: () => Promise<Value>): Promise<Answer<Value>> => {
  try {
    return { kind: 'done', value: await work() }
  } catch (thrown) {
    return { kind: 'failed', code: readIdentityError(thrown) }
  }
}

export const readTokens = async (user: User): Promise<Tokens> => ({
  // The server wants a sign-in that is minutes old; a new token carries its time.
  idToken: await user.getIdToken(),
  refreshToken: user.refreshToken,
})
