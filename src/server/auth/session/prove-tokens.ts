import { tokenMaxAgeSeconds } from '#contract/auth.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { IdentityProvider } from '#server/auth/identity/provider.ts'
import type { IdentityClaims, TokenRefusal } from '#server/auth/identity/token-verifier.ts'
import type { TokenPair } from './seal.ts'

export type ProofRefusal =
  | TokenRefusal
  | 'not recent'
  | 'refresh token refused'
  | 'another person'
  /** Signed in by SMS with a number that no account linked, or that this site did not write down. */
  | 'number not linked'
  /** Signed in by SMS, which is for students with a verified address. */
  | 'phone not allowed'

export type Proof =
  { kind: 'proved'; claims: IdentityClaims; tokens: TokenPair } | { kind: 'refused'; reason: ProofRefusal }

/** Clocks of the provider and of this machine may differ by so much. */
const skewSeconds = 60

type Provider = Pick<IdentityProvider, 'verifyNow' | 'renew'>

/** Exchanges the refresh token of a verified pair, once: it must be the same person's with no weaker factor. */
const exchange = async (
  provider: Provider,
  { refreshToken }: TokenPair,
  given: IdentityClaims,
): Promise<Proof> => {
  const renewal = await provider.renew(refreshToken)
  if (renewal.kind === 'ended') return { kind: 'refused', reason: 'refresh token refused' }
  const renewed = await provider.verifyNow(renewal.idToken)
  if (renewed.kind === 'refused') return renewed
  const { claims } = renewed
  if (claims.uid !== given.uid) return { kind: 'refused', reason: 'another person' }
  // Another number was linked since; the new token tells of that one.
  if (given.byPhone && claims.phone !== given.phone) return { kind: 'refused', reason: 'number not linked' }
  if (given.secondFactor && !claims.secondFactor) return { kind: 'refused', reason: 'second-factor-missing' }
  return {
    kind: 'proved',
    claims,
    tokens: { idToken: renewal.idToken, refreshToken: renewal.refreshToken },
  }
}

/**
 * Checks a pair that a browser handed over: the identity token is verified with the provider, the refresh token is
 * exchanged. The answer holds the fresh pair. Throws IdentityUnreachable.
 */
export const proveTokens = async (provider: Provider, given: TokenPair): Promise<Proof> => {
  const first = await provider.verifyNow(given.idToken)
  return first.kind === 'refused' ? first : exchange(provider, given, first.claims)
}

/** The same for a new session, which needs a sign-in of the last five minutes: a stolen pair is soon worthless. */
export const proveSignIn = async (provider: Provider, given: TokenPair, now: Clock): Promise<Proof> => {
  const first = await provider.verifyNow(given.idToken)
  if (first.kind === 'refused') return first
  const age = (now().getTime() - first.claims.authTime.getTime()) / 1000
  if (age > tokenMaxAgeSeconds || age < -skewSeconds) return { kind: 'refused', reason: 'not recent' }
  return exchange(provider, given, first.claims)
}
