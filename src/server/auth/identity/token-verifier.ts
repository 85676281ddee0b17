import { createHash } from 'node:crypto'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'
import { tokenMaxAgeSeconds } from '#contract/auth.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'
import { IdentityUnreachable } from './unreachable.ts'

/** `byPhone`: an SMS alone signed in. */
export type IdentityClaims = VerifiedIdentity & { byPhone: boolean }

export type TokenRefusal =
  'invalid' | 'expired' | 'revoked' | 'disabled' | 'deleted' | 'second-factor-missing'

export type TokenAnswer =
  { kind: 'valid'; claims: IdentityClaims } | { kind: 'refused'; reason: TokenRefusal }

export type TokenVerifier = {
  /**
   * Checks project, issuer, signature and time of an identity token, then asks the provider whether the account still
   * stands, the sign-in was not revoked and no enrolled second factor was left out. Throws IdentityUnreachable.
   */
  verifyNow: (idToken: string) => Promise<TokenAnswer>
  /** The same, with an answer up to five minutes old; while the provider is away the last one holds until `exp`. */
  verify: (idToken: string) => Promise<TokenAnswer>
}

type Client = Pick<Auth, 'verifyIdToken' | 'getUser'>

const refusals: Readonly<Record<string, TokenRefusal>> = {
  'auth/id-token-expired': 'expired',
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'deleted',
  'auth/invalid-id-token': 'invalid',
  'auth/invalid-uid': 'invalid',
}

/** firebase-admin reports keys it could not fetch under the code of a malformed token; only the words differ. */
const aboutTheToken = /^(Decoding )?Firebase ID token|^verifyIdToken\(\) expects/

const readRefusal = (error: unknown): TokenRefusal => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = refusals[code]
  if (known !== undefined) return known
  if (code === 'auth/argument-error' && error instanceof Error && aboutTheToken.test(error.message))
    return 'invalid'
  throw new IdentityUnreachable('The identity provider does not answer', { cause: error })
}

const readClaims = (token: DecodedIdToken): IdentityClaims => ({
  uid: token.uid,
  email: token.email ?? null,
  emailVerified: token.email_verified === true,
  secondFactor: token.firebase.sign_in_second_factor !== undefined,
  byPhone: token.firebase.sign_in_provider === 'phone',
  authTime: new Date(token.auth_time * 1000),
  expiresAt: new Date(token.exp * 1000),
})

/** Verified tokens kept; each is some hundred bytes. */
const keptTokens = 10_000

export const createTokenVerifier = (client: Client, { now }: { now: Clock }): TokenVerifier => {
  const kept = new LRUCache<string, { answer: TokenAnswer; checkedAt: number }>({ max: keptTokens })

  const check = async (idToken: string): Promise<TokenAnswer> => {
    const claims = readClaims(await client.verifyIdToken(idToken))
    const user = await client.getUser(claims.uid)
    if (user.disabled) return { kind: 'refused', reason: 'disabled' }
    const validSince = Date.parse(user.tokensValidAfterTime ?? '')
    // Whole seconds on both sides; a sign-in in the very second of a revocation counts as after it.
    if (claims.authTime.getTime() < validSince) return { kind: 'refused', reason: 'revoked' }
    const enrolled = user.multiFactor?.enrolledFactors.length ?? 0
    // Refresh tokens from before enrolment go on minting tokens without the factor.
    if (enrolled > 0 && !claims.secondFactor) return { kind: 'refused', reason: 'second-factor-missing' }
    // A token goes on telling of a factor that was taken away since.
    return { kind: 'valid', claims: { ...claims, secondFactor: claims.secondFactor && enrolled > 0 } }
  }

  const verifyNow = async (idToken: string): Promise<TokenAnswer> => {
    const key = createHash('sha256').update(idToken).digest('base64url')
    const answer = await check(idToken).catch((error: unknown): TokenAnswer => ({
      kind: 'refused',
      reason: readRefusal(error),
    }))
    if (answer.kind === 'valid') kept.set(key, { answer, checkedAt: now().getTime() })
    else kept.delete(key)
    return answer
  }

  const verify = async (idToken: string): Promise<TokenAnswer> => {
    const found = kept.get(createHash('sha256').update(idToken).digest('base64url'))
    if (found === undefined || found.answer.kind === 'refused') return verifyNow(idToken)
    const time = now().getTime()
    if (found.answer.claims.expiresAt.getTime() <= time) return { kind: 'refused', reason: 'expired' }
    if (time - found.checkedAt < tokenMaxAgeSeconds * 1000) return found.answer
    try {
      return await verifyNow(idToken)
    } catch (error) {
      if (error instanceof IdentityUnreachable) return found.answer
      throw error
    }
  }

  return { verifyNow, verify }
}
