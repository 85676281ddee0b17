import type { Auth } from 'firebase-admin/auth'
import type { People } from '#server/ports/people.ts'
import { IdentityUnreachable } from './unreachable.ts'

type Client = Pick<Auth, 'getUser' | 'getUserByEmail' | 'getUsers'>

const nobody = new Set(['auth/user-not-found', 'auth/invalid-email'])

const orNull = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && nobody.has(String(error.code))) return null
  throw new IdentityUnreachable('The identity provider does not answer', { cause: error })
}

/** Who is at Firebase Authentication still; every method throws IdentityUnreachable when it does not answer. */
export const createLookups = (client: Client): Pick<People, 'standing' | 'findByEmail' | 'findGone'> => ({
  standing: async (uid) => {
    const user = await client.getUser(uid).catch(orNull)
    if (user === null) return 'gone'
    return user.disabled ? 'disabled' : 'active'
  },

  findByEmail: async (email) => {
    const user = await client.getUserByEmail(email).catch(orNull)
    return user === null
      ? null
      : { uid: user.uid, emailVerified: user.emailVerified, disabled: user.disabled }
  },

  findGone: async (uids) => {
    if (uids.length === 0) return []
    const { users } = await client.getUsers(uids.map((uid) => ({ uid }))).catch((cause: unknown): never => {
      throw new IdentityUnreachable('The identity provider does not answer', { cause })
    })
    const there = new Set(users.map(({ uid }) => uid))
    return uids.filter((uid) => !there.has(uid))
  },
})
