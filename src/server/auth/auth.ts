import type { AccountKind } from '#contract/account.ts'
import type { Session } from '#contract/auth.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Identity } from '#server/ports/identity.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { AccountMails } from '#server/ports/mails.ts'
import type { SessionRows } from '#server/ports/session-rows.ts'
import type { SignInSecurity } from '#server/ports/sign-in-security.ts'
import { createAuthEndpoints, type AuthEndpoints } from './endpoints/auth-endpoints.ts'
import { createHintCookies } from './endpoints/hint-cookies.ts'
import { createSecretReader } from './endpoints/session-cookie.ts'
import type { IdentityProvider } from './identity/provider.ts'
import type { IdentityClaims, TokenAnswer } from './identity/token-verifier.ts'
import { createRemovals, type RemovalAccounts } from './removals.ts'
import { createPersonMarks, type PersonMarks } from './session/person-marks.ts'
import { createSessions, type Sessions } from './session/sessions.ts'

/** `bearerToken`: to be forwarded; never older than five minutes while the provider answers. Nothing for a page. */
export type SignedIn = { session: Session; bearerToken: string }

export type Auth = {
  /** Everything under /api/auth. */
  handle: AuthEndpoints['handle']
  /** Who sends a request, or null: signed out, ended, unused for 30 days. One indexed select in most cases. */
  readSignedIn: (request: Request) => Promise<SignedIn | null>
  /** Whether cookies hold a session that this site opened. Whether it goes on, the database alone knows, which is not asked. */
  isSignedIn: (cookies: string) => Promise<boolean>
  /**
   * Set-Cookie lines for a request of nobody: they take back a hint of somebody, so that their things are not shown to, or
   * filled by, whoever is at the browser now. None where another tab's request got the session its next cookie.
   */
  endHint: (request: Request) => Promise<readonly string[]>
  /** Whose a page, a form or a call of a script is. */
  personMarks: PersonMarks
  /** The identity port of the backend. Throws IdentityUnreachable. */
  identity: Identity
  /** The person's own list of devices and its ends, and which of many go on. */
  sessions: Pick<Sessions, 'list' | 'end' | 'endAll' | 'openAmong' | 'removeIdle'>
  /** Signs a person out everywhere, at the provider as well. `except`: the id of the session to keep here, or null. */
  signOutEverywhere: (uid: string, except: string | null) => Promise<void>
} & ReturnType<typeof createRemovals>

export type AuthDependencies = {
  origin: string
  /** First signs and seals, all verify and open. */
  secrets: readonly string[]
  provider: IdentityProvider
  rows: SessionRows
  security: SignInSecurity
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

const claimsOf = (answer: TokenAnswer): IdentityClaims | null =>
  answer.kind === 'refused' ? null : answer.claims

/** Accounts and sessions: Auth.js behind the wire contract, over the identity provider and Postgres. */
export const createAuth = (dependencies: AuthDependencies): Auth => {
  const { origin, secrets, provider, accounts, mails, rateLimits, now, log } = dependencies
  const { confirmEmail, kindOf } = accounts
  const sessions = createSessions({ ...dependencies, confirmEmail, kindOf })
  const endpoints = createAuthEndpoints({ origin, secrets, sessions, mails, rateLimits, log })
  const readSecret = createSecretReader({ origin, secrets })
  const hints = createHintCookies({ origin, secrets })

  return {
    handle: endpoints.handle,
    readSignedIn: async (request) => {
      const secret = await readSecret(request)
      const found = secret === null ? null : await sessions.readWithToken(secret)
      return found === null ? null : { session: found.session, bearerToken: found.token.idToken }
    },
    isSignedIn: async (cookies) =>
      (await readSecret(new Request(origin, { headers: { cookie: cookies } }))) !== null,
    endHint: async (request) => {
      const ended = hints.ended(request)
      const secret = ended.length === 0 ? null : await readSecret(request)
      return secret !== null && (await sessions.isReplaced(secret)) ? [] : ended
    },
    personMarks: createPersonMarks(secrets),
    identity: {
      verify: async (bearerToken) => claimsOf(await provider.verify(bearerToken)),
      verifyNow: async (bearerToken) => claimsOf(await provider.verifyNow(bearerToken)),
    },
    sessions,
    signOutEverywhere: async (uid, except) => {
      if (except === null) await sessions.signOutEverywhere(uid)
      else await sessions.endAll(uid, except)
    },
    ...createRemovals({ provider, accounts, now, log }),
  }
}
