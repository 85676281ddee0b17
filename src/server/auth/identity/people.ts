import type { Auth } from 'firebase-admin/auth'
import * as z from 'zod/mini'
import { IdentityUnreachable } from './unreachable.ts'

/** How a person can sign in, as the provider knows it. Numbers are E.164. */
export type PersonAtProvider = {
  email: string | null
  hasPassword: boolean
  /** Signs in by SMS alone; null: no number does. */
  signInPhone: string | null
  factors: readonly { phone: string | null; enrolledAt: Date | null }[]
}

/** `limited`: the provider wants a pause. */
export type PasswordProof = { kind: 'right'; uid: string } | { kind: 'wrong' } | { kind: 'limited' }

export type People = {
  /** Null: nobody, or no longer. Throws IdentityUnreachable, as all of these do. */
  find: (uid: string) => Promise<PersonAtProvider | null>
  /** Asks the provider whether this is the person's password. A second factor that would come next does not matter. */
  provePassword: (email: string, password: string) => Promise<PasswordProof>
  /** Takes all second factors away. */
  removeFactors: (uid: string) => Promise<void>
  /** The number no longer signs in by SMS; sign-ins made until now stay. */
  removePhone: (uid: string) => Promise<void>
  revokeAll: (uid: string) => Promise<void>
  /** Who is gone already counts as removed. */
  remove: (uid: string) => Promise<void>
}

const answered = z.object({ localId: z.string() })
const failure = z.object({ error: z.object({ message: z.string() }) })

const wrong = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'USER_DISABLED',
  'INVALID_EMAIL',
]
const timeoutMilliseconds = 5_000

type Client = Pick<Auth, 'getUser' | 'updateUser' | 'revokeRefreshTokens' | 'deleteUser'>
type Options = { apiKey: string; emulatorHost: string | null }

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const gone = (error: unknown) => codeOf(error) === 'auth/user-not-found'

export const createPeople = (client: Client, { apiKey, emulatorHost }: Options): People => {
  const base = emulatorHost === null ? 'https://' : `http://${emulatorHost}/`
  const signIn = `${base}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`

  const reach = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (cause) {
      throw new IdentityUnreachable('The identity provider does not answer', { cause })
    }
  }

  return {
    find: async (uid) => {
      const user = await client.getUser(uid).catch((error: unknown) => {
        if (gone(error)) return null
        throw new IdentityUnreachable('The identity provider does not answer', { cause: error })
      })
      if (user === null) return null
      return {
        email: user.email ?? null,
        hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
        signInPhone: user.phoneNumber ?? null,
        factors: (user.multiFactor?.enrolledFactors ?? []).map((factor) => ({
          phone:
            'phoneNumber' in factor && typeof factor.phoneNumber === 'string' ? factor.phoneNumber : null,
          enrolledAt: factor.enrollmentTime === undefined ? null : new Date(factor.enrollmentTime),
        })),
      }
    },

    provePassword: async (email, password) => {
      const answer = await reach(() =>
        fetch(signIn, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password, returnSecureToken: true }),
          signal: AbortSignal.timeout(timeoutMilliseconds),
        }),
      )
      const body: unknown = await answer.json().catch(() => null)
      const proved = answered.safeParse(body)
      if (answer.ok && proved.success) return { kind: 'right', uid: proved.data.localId }
      const failed = failure.safeParse(body)
      const reason = failed.success ? failed.data.error.message : ''
      if (wrong.some((each) => reason.startsWith(each))) return { kind: 'wrong' }
      if (reason.startsWith('TOO_MANY_ATTEMPTS')) return { kind: 'limited' }
      throw new IdentityUnreachable(`The sign-in endpoint answered ${answer.status} ${reason.slice(0, 100)}`)
    },

    removeFactors: (uid) =>
      reach(async () => {
        await client.updateUser(uid, { multiFactor: { enrolledFactors: null } })
      }),
    removePhone: (uid) =>
      reach(async () => {
        await client.updateUser(uid, { phoneNumber: null })
      }),
    revokeAll: (uid) => reach(() => client.revokeRefreshTokens(uid)),
    remove: async (uid) => {
      await client.deleteUser(uid).catch((error: unknown) => {
        if (!gone(error)) throw new IdentityUnreachable('The person could not be deleted', { cause: error })
      })
    },
  }
}
