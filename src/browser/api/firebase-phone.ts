import {
  getMultiFactorResolver,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  updatePassword,
  updatePhoneNumber,
  type Auth,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type PhoneAuthCredential,
  type PhoneInfoOptions,
  type User,
} from 'firebase/auth'
import type { IdentityErrorCode } from '#browser/messages/identity.ts'
import { attempt, readTokens, type Answer, type Tokens } from './identity-answer.ts'

/** Given by the owner; people see it in the provider's mails. */
export const factorName = 'My cellphone number'

/** Which number a code goes to. */
export type CodeTarget =
  /** The factor of the sign-in that asked for one. */
  | { kind: 'sign-in factor' }
  /** A new factor of the person this tab knows. */
  | { kind: 'new factor'; phone: string }
  /** Sign-in by SMS alone. */
  | { kind: 'sign-in'; phone: string }
  /** A number that shall sign in the person this tab knows by SMS alone, in place of one before. */
  | { kind: 'sign-in number'; phone: string }

type Confirm = (code: string) => Promise<User>

const isMultiFactorError = (thrown: unknown): thrown is MultiFactorError =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/multi-factor-auth-required'

/** The part of the SDK that sends codes to phones. One sign-in and one code are under way at a time. */
export const createPhone = (auth: Auth) => {
  let resolver: MultiFactorResolver | null = null
  let confirm: Confirm | null = null

  const knownUser = async (): Promise<User | null> => {
    await auth.authStateReady()
    return auth.currentUser
  }

  const requireUser = async (): Promise<User> => {
    const user = await knownUser()
    if (user === null) throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/null-user' })
    return user
  }

  const firstHint = (): { pending: MultiFactorResolver; hint: MultiFactorInfo } => {
    const hint = resolver?.hints.find(({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID)
    if (resolver === null || hint === undefined)
      throw Object.assign(new Error('No sign-in waits for a factor'), {
        code: 'auth/missing-multi-factor-session',
      })
    return { pending: resolver, hint }
  }

  const startCode = async (
    options: PhoneInfoOptions | string,
    verifier: RecaptchaVerifier,
    finish: (credential: PhoneAuthCredential) => Promise<User>,
  ): Promise<Confirm> => {
    const id = await new PhoneAuthProvider(auth).verifyPhoneNumber(options, verifier)
    return (code) => finish(PhoneAuthProvider.credential(id, code))
  }

  const start = async (target: CodeTarget, verifier: RecaptchaVerifier): Promise<Confirm> => {
    switch (target.kind) {
      case 'sign-in factor': {
        const { pending, hint } = firstHint()
        return startCode(
          { multiFactorHint: hint, session: pending.session },
          verifier,
          async (credential) => {
            const { user } = await pending.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential))
            return user
          },
        )
      }
      case 'new factor': {
        const user = await requireUser()
        const factors = multiFactor(user)
        const session = await factors.getSession()
        return startCode({ phoneNumber: target.phone, session }, verifier, async (credential) => {
          await factors.enroll(PhoneMultiFactorGenerator.assertion(credential), factorName)
          return user
        })
      }
      case 'sign-in': {
        const sent = await signInWithPhoneNumber(auth, target.phone, verifier)
        return async (code) => (await sent.confirm(code)).user
      }
      case 'sign-in number': {
        const user = await requireUser()
        return startCode(target.phone, verifier, async (credential) => {
          await updatePhoneNumber(user, credential)
          return user
        })
      }
    }
  }

  return {
    /** Does a sign-in; where it asks for a second factor, what it needs to go on is kept. */
    keepingResolver: async <Value>(work: () => Promise<Value>): Promise<Value> => {
      try {
        return await work()
      } catch (thrown) {
        if (isMultiFactorError(thrown)) resolver = getMultiFactorResolver(auth, thrown)
        throw thrown
      }
    },

    /** The number that the sign-in under way sends its code to, masked by the provider; null when none waits. */
    waitingFactor: (): string | null => {
      const hint = resolver?.hints.find(({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID)
      return hint !== undefined && 'phoneNumber' in hint ? String(hint.phoneNumber) : null
    },

    /** Sends a code behind an invisible human check. The check's widget hangs when it is used twice: each time a new one. */
    sendCode: (target: CodeTarget, container: HTMLElement): Promise<Answer<void>> =>
      attempt(async () => {
        confirm = null
        const place = container.appendChild(document.createElement('div'))
        const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
        try {
          await verifier.render().catch((cause: unknown) => {
            // Offline it can't load either, but then nothing blocks it.
            const code = navigator.onLine ? 'auth/recaptcha-not-loaded' : 'auth/network-request-failed'
            throw Object.assign(new Error('The human check did not load', { cause }), {
              code: code satisfies IdentityErrorCode,
            })
          })
          confirm = await start(target, verifier)
        } finally {
          verifier.clear()
          place.remove()
        }
      }),

    /** Gives the code that was sent; answers the tokens of whom it confirms. */
    confirmCode: (code: string): Promise<Answer<Tokens>> =>
      attempt(async () => {
        if (confirm === null)
          throw Object.assign(new Error('No code was sent'), { code: 'auth/missing-verification-id' })
        const user = await confirm(code)
        resolver = null
        confirm = null
        return readTokens(user)
      }),

    /** The person this tab knows, if they signed in within so many seconds; else null. `byPhone`: with an SMS alone. */
    recentPerson: (seconds: number): Promise<Answer<{ uid: string; byPhone: boolean } | null>> =>
      attempt(async () => {
        const user = await knownUser()
        if (user === null) return null
        const { authTime, signInProvider } = await user.getIdTokenResult()
        const age = Date.now() - Date.parse(authTime)
        return age < seconds * 1000 ? { uid: user.uid, byPhone: signInProvider === 'phone' } : null
      }),

    changePassword: (password: string): Promise<Answer<Tokens>> =>
      attempt(async () => {
        const user = await requireUser()
        await updatePassword(user, password)
        return readTokens(user)
      }),
  }
}
