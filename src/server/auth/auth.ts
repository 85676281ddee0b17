import type { AccountKind } from '#contract/account.ts'
import type { Session } from '#contract/auth.ts'
import { mayUsePhone } from '#server/domain/may-use-phone.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Identity } from '#server/ports/identity.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { AccountMails } from '#server/ports/mails.ts'
import type { SessionRows } from '#server/ports/session-rows.ts'
import { createAuthEndpoints, type AuthEndpoints } from './endpoints/auth-endpoints.ts'
import { createSecretReader } from './endpoints/session-cookie.ts'
import type { IdentityProvider } from './identity/provider.ts'
import { createRemovals, type RemovalAccounts } from './removals.ts'
import { createSessions, type Sessions } from './session/sessions.ts'

/** `bearerToken`: to be forwarded; never older than five minutes while the provider answers. Nothing for a page. */
export type SignedIn = { session: Session; bearerToken: string }

export type Auth = {
  /** Everything under /api/auth. */
  handle: AuthEndpoints['handle']
  /** Who sends a request, or null: signed out, ended, unused for 30 days. One indexed select in most cases. */
  readSignedIn: (request: Request) => Promise<SignedIn | null>
  /** The identity port of the backend. Throws IdentityUnreachable. */
  identity: Identity
  /** The person's own list of devices and its ends. */
  sessions: Pick<Sessions, 'list' | 'end' | 'endAll' | 'removeIdle'>
  /** Signs a person out everywhere, at the provider as well. `except`: the id of the session to keep here, or null. */
  signOutEverywhere: (uid: string, except: string | null) => Promise<void>
} & ReturnType<typeof createRemovals>

export type AuthDependencies = {
  origin: string
  /** First signs and seals, all verify and open. */
  secrets: readonly string[]
  provider: IdentityProvider
  rows: SessionRows
  accounts: {
    confirmEmail: (person: { uid: string; email: string; emailVerified: boolean }) => Promise<void>
    /** Null: no account here. */
    kindOf: (uid: string) => Promise<AccountKind | null>
  } & RemovalAccounts
  rateLimits: RateLimits
  mails: Pick<AccountMails, 'requestSignInLink'>
  now: Clock
  log: Log
}

/** Accounts and sessions: Auth.js behind the wire contract, over the identity provider and Postgres. */
export const createAuth = (dependencies: AuthDependencies): Auth => {
  const { origin, secrets, provider, rows, accounts, mails, rateLimits, now, log } = dependencies
  const sessions = createSessions({ rows, provider, secrets, confirmEmail: accounts.confirmEmail, now, log })
  const endpoints = createAuthEndpoints({ origin, secrets, sessions, mails, rateLimits, log })
  const readSecret = createSecretReader({ origin, secrets })

  return {
    handle: endpoints.handle,
    readSignedIn: async (request) => {
      const secret = await readSecret(request)
      const found = secret === null ? null : await sessions.readWithToken(secret, 'by age')
      return found === null ? null : { session: found.session, bearerToken: found.token.idToken }
    },
    identity: {
      verify: async (bearerToken) => {
        const answer = await provider.verify(bearerToken)
        if (answer.kind === 'refused') return null
        const { claims } = answer
        // Anybody can link a number with the provider's own SDK and come here without a session.
        if (claims.byPhone && !mayUsePhone(claims, (await accounts.kindOf(claims.uid)) ?? 'none')) return null
        return claims
      },
    },
    sessions,
    signOutEverywhere: async (uid, except) => {
      await sessions.endAll(uid, except)
      if (except === null) await provider.revokeAll(uid)
    },
    ...createRemovals({ provider, accounts, now, log }),
  }
}
