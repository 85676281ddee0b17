import type { Viewer } from '#contract/account.ts'
import type { TokenScope } from '#contract/company-api.ts'
import { retryLater } from '#server/platform/unavailable.ts'
import type { CompanyTokens } from '#server/backend/company-tokens/company-tokens.ts'
import type { Identity, VerifiedIdentity } from '#server/ports/identity.ts'
import type { RefusedRequest } from './error-response.ts'

/** A caller with a token of an open session of theirs. */
export type SignedIn = {
  token: string
  identity: VerifiedIdentity
  viewer: Viewer
  /** What it opens, where it is the token of a company; null: it is a person's. */
  opens: TokenScope | null
}

export type WhoIsIt = { kind: 'caller'; signedIn: SignedIn | null } | { kind: 'refused'; why: RefusedRequest }

export const nobody: WhoIsIt = { kind: 'caller', signedIn: null }

const bearer = /^Bearer ([\w.~+/-]+=*)$/i
const unauthenticated: RefusedRequest = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'The bearer token is not valid',
  headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
}

const unreachable: RefusedRequest = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'Identities cannot be verified now',
  headers: retryLater,
}

type Identifying = {
  identity: Identity
  /** Null: no session of theirs is open. */
  viewerOf: (identity: VerifiedIdentity) => Promise<Viewer | null>
  onFailure: (cause: unknown) => void
}

/** Finds whose an identity token is; one that is invalid, or of no open session, is refused. */
export const identifyToken = async (
  token: string,
  { identity, viewerOf, onFailure }: Identifying,
): Promise<WhoIsIt> => {
  const verified = await identity.verify(token).catch((cause: unknown) => {
    onFailure(cause)
    return 'unreachable' as const
  })
  if (verified === 'unreachable') return { kind: 'refused', why: unreachable }
  const viewer = verified === null ? null : await viewerOf(verified)
  return verified === null || viewer === null
    ? { kind: 'refused', why: unauthenticated }
    : { kind: 'caller', signedIn: { token, identity: verified, viewer, opens: null } }
}

/** Finds who sends a request; without an Authorization header it is nobody. */
export const identify = async (request: Request, identifying: Identifying): Promise<WhoIsIt> => {
  const header = request.headers.get('authorization')
  if (header === null) return nobody
  const token = bearer.exec(header)?.[1]
  return token === undefined ? { kind: 'refused', why: unauthenticated } : identifyToken(token, identifying)
}

/** Asks the provider when a field first wants to know; in one request once. */
export const createProof = (
  { identity, onFailure }: Pick<Identifying, 'identity' | 'onFailure'>,
  signedIn: SignedIn | null,
): (() => Promise<VerifiedIdentity | null>) => {
  let asked: Promise<VerifiedIdentity | null> | undefined
  const ask = async ({ token }: SignedIn) => {
    try {
      return await identity.verifyNow(token)
    } catch (cause) {
      onFailure(cause)
      throw cause
    }
  }
  return () => (asked ??= signedIn === null ? Promise.resolve(null) : ask(signedIn))
}

/**
 * Finds for whom a system of a company asks: for the owner who made its token, in that company alone, and never as if they had just signed
 * in. Only operations of this process are asked so.
 */
export const identifyCompanyToken = async (
  token: string,
  { find }: Pick<CompanyTokens, 'find'>,
): Promise<WhoIsIt> => {
  const holder = await find(token)
  if (holder === null) return { kind: 'refused', why: unauthenticated }
  const { uid, companyId, scope, expiresAt } = holder
  return {
    kind: 'caller',
    signedIn: {
      token,
      identity: {
        uid,
        email: null,
        emailVerified: true,
        secondFactor: true,
        byPhone: false,
        authTime: new Date(0),
        expiresAt,
      },
      viewer: { kind: 'company', memberships: [{ companyId, role: 'recruiter' }] },
      opens: scope,
    },
  }
}
