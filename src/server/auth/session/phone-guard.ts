import type { Viewer } from '#contract/account.ts'
import type { IdentityProvider } from '#server/auth/identity/provider.ts'
import type { IdentityClaims } from '#server/auth/identity/token-verifier.ts'
import { mayUsePhone } from '#server/domain/may-use-phone.ts'
import type { SignInSecurity } from '#server/ports/sign-in-security.ts'
import type { ProofRefusal } from './prove-tokens.ts'

type Dependencies = {
  provider: { people: Pick<IdentityProvider['people'], 'find' | 'removePhone'> }
  security: Pick<SignInSecurity, 'signInPhone' | 'strangePhoneRemoved'>
}

type Refusal = Extract<ProofRefusal, 'number not linked' | 'phone not allowed'>

/**
 * Sign-in by SMS alone. The provider lets whoever holds a token link a number, so that only one which this site wrote down
 * opens anything. All but `refusalOf` throw IdentityUnreachable.
 */
export const createPhoneGuard = ({ provider: { people }, security }: Dependencies) => {
  /** Takes a number away that was not written down. Told is an address that is verified: another may be anybody's. */
  const remove = async (uid: string, email: string | null, phone: string): Promise<void> => {
    if ((await security.signInPhone(uid)) === phone) return
    await people.removePhone(uid)
    if (email !== null) await security.strangePhoneRemoved({ uid, email }, phone)
  }

  return {
    /** Why a sign-in by SMS alone is not accepted; null for every other sign-in. */
    refusalOf: async (
      claims: IdentityClaims,
      kindOf: (uid: string) => Promise<Viewer['kind'] | null>,
    ): Promise<Refusal | null> => {
      if (!claims.byPhone) return null
      if (!mayUsePhone(claims, (await kindOf(claims.uid)) ?? 'none')) return 'phone not allowed'
      const written = await security.signInPhone(claims.uid)
      return written !== null && written === claims.phone ? null : 'number not linked'
    },

    /** For a person of whom the provider has just told; nothing while the address is not verified. */
    removeStrange: async ({ uid, email, emailVerified, phoneAtProvider }: IdentityClaims): Promise<void> => {
      if (emailVerified && phoneAtProvider !== null) await remove(uid, email, phoneAtProvider)
    },

    removeStrangeOf: async (uid: string): Promise<void> => {
      const person = await people.find(uid)
      if (person === null || person.signInPhone === null) return
      await remove(uid, person.emailVerified ? person.email : null, person.signInPhone)
    },
  }
}
