import { randomBytes } from 'node:crypto'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import * as z from 'zod/mini'
import type { People } from '#server/ports/people.ts'
import { removeListeners } from './listeners.ts'
import { createLookups } from './lookups.ts'
import { IdentityUnreachable } from './unreachable.ts'

const answered = z.object({ localId: z.string() })
const verification = z.object({ email: z.string(), requestType: z.literal('VERIFY_EMAIL') })
const failure = z.object({ error: z.object({ message: z.string() }) })

const wrong = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'USER_DISABLED',
  'INVALID_EMAIL',
]
const existing = new Set(['auth/email-already-exists', 'auth/uid-already-exists'])
const timeoutMilliseconds = 5_000

type Client = Pick<
  Auth,
  | 'createUser'
  | 'getUser'
  | 'getUserByEmail'
  | 'getUsers'
  | 'updateUser'
  | 'revokeRefreshTokens'
  | 'deleteUser'
  | 'deleteUsers'
>
type Options = { apiKey: string; emulatorHost: string | null }

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const gone = (error: unknown) => codeOf(error) === 'auth/user-not-found'
const hasPassword = ({ providerData }: UserRecord) =>
  providerData.some(({ providerId }) => providerId === 'password')

type Factor = NonNullable<UserRecord['multiFactor']>['enrolledFactors'][number]

const phoneOf = (factor: Factor): string | null =>
  'phoneNumber' in factor && typeof factor.phoneNumber === 'string' ? factor.phoneNumber : null

/** Times are whole seconds: of two in the same one the later in the list, where the provider appends. */
const newestOf = (factors: readonly Factor[]): Factor | undefined =>
  factors.toReversed().toSorted((one, other) => enrolledAt(other) - enrolledAt(one))[0]
const enrolledAt = ({ enrollmentTime }: Factor): number => Date.parse(enrollmentTime ?? '') || 0

const orNobody = (found: Promise<UserRecord>): Promise<UserRecord | null> =>
  found.catch((error: unknown) => {
    if (gone(error)) return null
    throw error
  })

/** People at Firebase Authentication; every method throws IdentityUnreachable when it does not answer. */
export const createPeople = (client: Client, { apiKey, emulatorHost }: Options): People => {
  const base = emulatorHost === null ? 'https://' : `http://${emulatorHost}/`
  /** A call that browsers make. */
  const post = (call: string, body: object) =>
    fetch(`${base}identitytoolkit.googleapis.com/v1/${call}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })

  const reach = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (cause) {
      throw new IdentityUnreachable('The identity provider does not answer', { cause })
    }
  }

  return {
    ...createLookups(client),

    find: async (uid) => {
      const user = await reach(() => orNobody(client.getUser(uid)))
      if (user === null) return null
      return {
        email: user.email ?? null,
        emailVerified: user.emailVerified,
        hasPassword: hasPassword(user),
        signInPhone: user.phoneNumber ?? null,
        factors: (user.multiFactor?.enrolledFactors ?? []).map((factor) => ({
          phone: phoneOf(factor),
          enrolledAt: factor.enrollmentTime === undefined ? null : new Date(factor.enrollmentTime),
        })),
        signInsValidFrom:
          user.tokensValidAfterTime === undefined ? null : new Date(user.tokensValidAfterTime),
      }
    },

    provePassword: async (email, password) => {
      const answer = await reach(() =>
        post('accounts:signInWithPassword', { email, password, returnSecureToken: true }),
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

    changeEmail: (uid, email) =>
      reach(async () => {
        try {
          await client.updateUser(uid, { email, emailVerified: true })
        } catch (error) {
          if (gone(error)) return 'gone'
          if (codeOf(error) === 'auth/email-already-exists') return 'taken'
          throw error
        }
        await client.revokeRefreshTokens(uid)
        return 'changed'
      }),

    create: (person) =>
      reach(async () => {
        try {
          await client.createUser({ ...person, emailVerified: false })
          return 'made'
        } catch (error) {
          if (!existing.has(codeOf(error))) throw error
          const made = await orNobody(client.getUser(person.uid))
          return made?.email?.toLowerCase() === person.email.toLowerCase() ? 'made' : 'taken'
        }
      }),

    readVerification: async (code) => {
      // Without a new password the endpoint only tells what the code is for.
      const answer = await reach(() => post('accounts:resetPassword', { oobCode: code }))
      if (answer.status >= 500)
        throw new IdentityUnreachable(`The endpoint of codes answered ${answer.status}`)
      const found = verification.safeParse(await answer.json().catch(() => null))
      return answer.ok && found.success ? found.data.email : null
    },

    verifyEmail: (uid, email) =>
      reach(async () => {
        const user = await orNobody(client.getUser(uid))
        if (user === null || user.disabled || user.email?.toLowerCase() !== email.toLowerCase()) return false
        if (!user.emailVerified) await client.updateUser(uid, { emailVerified: true })
        return true
      }),

    forgetPassword: (uid) =>
      reach(async () => {
        const user = await orNobody(client.getUser(uid))
        // 32 random bytes, and the signs a password policy may ask for.
        const password = `${randomBytes(32).toString('base64url')}aA1!`
        if (user !== null && hasPassword(user)) await client.updateUser(uid, { password })
      }),

    removeFactors: (uid) =>
      reach(async () => {
        await client.updateUser(uid, { multiFactor: { enrolledFactors: null } })
      }),
    keepNewestFactor: (uid) =>
      reach(async () => {
        const factors = (await orNobody(client.getUser(uid)))?.multiFactor?.enrolledFactors ?? []
        const newest = newestOf(factors)
        if (newest === undefined) return null
        const phoneNumber = phoneOf(newest) ?? ''
        if (factors.length > 1) {
          const { uid: id, displayName, enrollmentTime } = newest
          const kept = {
            uid: id,
            phoneNumber,
            factorId: 'phone',
            ...(displayName !== undefined && { displayName }),
            ...(enrollmentTime !== undefined && { enrollmentTime }),
          }
          await client.updateUser(uid, { multiFactor: { enrolledFactors: [kept] } })
        }
        return phoneNumber
      }),
    removePhone: (uid) =>
      reach(async () => {
        await client.updateUser(uid, { phoneNumber: null })
      }),
    revokeAll: (uid) => reach(() => client.revokeRefreshTokens(uid)),
    remove: (uid) =>
      reach(async () => {
        await removeListeners(client, [uid])
        await client.deleteUser(uid).catch((error: unknown) => {
          if (!gone(error)) throw error
        })
      }),
  }
}
