import { createHash } from 'node:crypto'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'
import { tokenMaxAgeSeconds } from '#contract/auth.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import { isListener } from './listeners.ts'
import { IdentityUnreachable } from './unreachable.ts'

export type IdentityClaims = VerifiedIdentity & {
  /** The number that the token tells of, E.164. */
  phone: string | null
  /** The number that signs this person in by SMS alone as the provider has it now, E.164. */
  phoneAtProvider: string | null
}

export type TokenRefusal =
  'invalid' | 'expired' | 'revoked' | 'disabled' | 'deleted' | 'second-factor-missing'

export type TokenAnswer =
  { kind: 'valid'; claims: IdentityClaims } | { kind: 'refused'; reason: TokenRefusal }

export type TokenVerifier = {
  /**
   * Checks project, issuer, signature and time of an identity token, then asks the provider whether the account still
   * stands, the sign-in was not revoked and no enrolled second factor was left out. Tokens for live documents are none of
   * a sign-in. Throws IdentityUnreachable.
   */
  verifyNow: (idToken: string) => Promise<TokenAnswer>
  /**
   * The same, with an answer up to five minutes old; while the provider is away the last one holds until `exp`. While
   * notices of other nodes are lost, nothing is kept.
   */
  verify: (idToken: string) => Promise<TokenAnswer>
  /** Forgets the answers about people whose sign-in changed (`cacheTags.person`); about everybody when it may be anyone's. */
  invalidate: (notice: InvalidationNotice) => void
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

const readClaims = (token: DecodedIdToken): Omit<IdentityClaims, 'phoneAtProvider'> => ({
  uid: token.uid,
  email: token.email ?? null,
  emailVerified: token.email_verified === true,
  secondFactor: token.firebase.sign_in_second_factor !== undefined,
  byPhone: token.firebase.sign_in_provider === 'phone',
  phone: token.phone_number ?? null,
  authTime: new Date(token.auth_time * 1000),
  expiresAt: new Date(token.exp * 1000),
})

/** Verified tokens kept; each is some hundred bytes. */
const keptTokens = 10_000

export const createTokenVerifier = (client: Client, { now }: { now: Clock }): TokenVerifier => {
  const kept = new LRUCache<string, { answer: TokenAnswer; checkedAt: number }>({ max: keptTokens })
  let noticesLost = false
  /** Counts what was forgotten: an answer that was asked for before is not kept after. */
  let era = 0

  const check = async (idToken: string): Promise<TokenAnswer> => {
    const token = await client.verifyIdToken(idToken)
    // Of a token that this site made for live documents alone: nobody signed in with it.
    // A listener is nobody, whatever somebody put on it to sign in with.
    if (token.firebase.sign_in_provider === 'custom' || isListener(token.uid))
      return { kind: 'refused', reason: 'invalid' }
    const claims = readClaims(token)
    const user = await client.getUser(claims.uid)
    if (user.disabled) return { kind: 'refused', reason: 'disabled' }
    const validSince = Date.parse(user.tokensValidAfterTime ?? '')
    // Whole seconds on both sides; a sign-in in the very second of a revocation counts as after it.
    if (claims.authTime.getTime() < validSince) return { kind: 'refused', reason: 'revoked' }
    const enrolled = user.multiFactor?.enrolledFactors.length ?? 0
    // Refresh tokens from before enrolment go on minting tokens without the factor.
    if (enrolled > 0 && !claims.secondFactor) return { kind: 'refused', reason: 'second-factor-missing' }
    // A token goes on telling of a factor that was taken away since.
    const secondFactor = claims.secondFactor && enrolled > 0
    return { kind: 'valid', claims: { ...claims, secondFactor, phoneAtProvider: user.phoneNumber ?? null } }
  }

  const verifyNow = async (idToken: string): Promise<TokenAnswer> => {
    const key = createHash('sha256').update(idToken).digest('base64url')
    const asked = era
    const answer = await check(idToken).catch((error: unknown): TokenAnswer => ({
      kind: 'refused',
      reason: readRefusal(error),
    }))
    if (answer.kind === 'valid' && asked === era && !noticesLost)
      kept.set(key, { answer, checkedAt: now().getTime() })
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

  const invalidate = (notice: InvalidationNotice) => {
    if (notice.kind !== 'tags') {
      noticesLost = notice.kind === 'lost' || (noticesLost && notice.kind !== 'resumed')
      era += 1
      kept.clear()
      return
    }
    const people = new Set(notice.purge.filter((tag) => tag.startsWith(cacheTags.person(''))))
    if (people.size === 0) return
    era += 1
    const theirs = [...kept.entries()].filter(
      ([, { answer }]) => answer.kind === 'valid' && people.has(cacheTags.person(answer.claims.uid)),
    )
    for (const [key] of theirs) kept.delete(key)
  }

  return { verifyNow, verify, invalidate }
}
