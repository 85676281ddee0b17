import type { IdentityClaims } from '#server/auth/identity/token-verifier.ts'
import type { TokenColumns } from '#server/ports/session-rows.ts'

/** The columns of a session row that come from its identity token. */
export const tokenColumns = (claims: IdentityClaims, sealed: string): TokenColumns => ({
  tokens: sealed,
  email: claims.email,
  emailVerified: claims.emailVerified,
  secondFactor: claims.secondFactor,
  byPhone: claims.byPhone,
  authTime: claims.authTime,
  tokenExpiresAt: claims.expiresAt,
})
