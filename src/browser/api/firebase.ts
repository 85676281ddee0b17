import { initializeApp } from 'firebase/app'
import {
  applyActionCode,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
} from 'firebase/auth'
import type { IdentityClient } from '#contract/account-identity.ts'
import { createPhone } from './firebase-phone.ts'
import { attempt, readTokens, type Answer, type Tokens } from './identity-answer.ts'

/**
 * The Firebase SDK with what this site uses of it; nothing else loads it. The person is kept for this tab alone, so
 * that a shared computer forgets them with it.
 */
export const createFirebase = ({ apiKey, projectId, authDomain, emulated }: IdentityClient) => {
  const app = initializeApp({ apiKey, projectId, ...(authDomain !== null && { authDomain }) })
  const auth = initializeAuth(app, { persistence: [browserSessionPersistence, inMemoryPersistence] })
  auth.languageCode = 'ja'
  // The host forwards the emulator's client paths, so that no other origin is needed.
  if (emulated) connectAuthEmulator(auth, location.origin, { disableWarnings: true })

  const { keepingResolver, ...phone } = createPhone(auth)

  return {
    ...phone,

    signInWithPassword: (email: string, password: string): Promise<Answer<Tokens>> =>
      attempt(() =>
        keepingResolver(async () =>
          readTokens((await signInWithEmailAndPassword(auth, email, password)).user),
        ),
      ),

    signInWithLink: (email: string, link: string): Promise<Answer<Tokens>> =>
      attempt(() =>
        keepingResolver(async () => readTokens((await signInWithEmailLink(auth, email, link)).user)),
      ),

    applyCode: (code: string): Promise<Answer<void>> => attempt(() => applyActionCode(auth, code)),

    resetPassword: (code: string, password: string): Promise<Answer<void>> =>
      attempt(() => confirmPasswordReset(auth, code, password)),

    /** A new pair for the person this tab knows; null when it knows nobody. */
    renewTokens: (): Promise<Answer<Tokens | null>> =>
      attempt(async () => {
        await auth.authStateReady()
        const user = auth.currentUser
        if (user === null) return null
        await user.reload()
        await user.getIdToken(true)
        return readTokens(user)
      }),

    forget: (): Promise<Answer<void>> => attempt(() => signOut(auth)),
  }
}

export type Firebase = ReturnType<typeof createFirebase>
