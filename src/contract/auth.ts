import type { Viewer } from './account.ts'

/** Where the session endpoints are. */
export const authBasePath = '/api/auth'

/** Days a session lives without being used; every use begins them anew. */
export const sessionDays = 30

/** No identity token older than this is sent or forwarded, in seconds. */
export const tokenMaxAgeSeconds = 300

/** Largest body of the session endpoints, in bytes. */
export const authBodyBytes = 64 * 1024

/** Longest callbackUrl, in characters; a longer one counts as none. */
export const callbackUrlLength = 2048

/** What a browser may report to the log about the session (next-auth 4 names them so). */
export const clientErrorCodes = ['CLIENT_FETCH_ERROR', 'CLIENT_SESSION_ERROR'] as const
export type ClientErrorCode = (typeof clientErrorCodes)[number]

/** Names of the HttpOnly cookies; https has the prefixes that browsers guard. */
export const authCookies = (secure: boolean) => ({
  session: secure ? '__Secure-session' : 'session',
  csrf: secure ? '__Host-csrf' : 'csrf',
})

/** A signed-in person, as pages and middleware see them. */
export type Session = {
  /** Id of the session, not its secret. */
  id: string
  uid: string
  email: string | null
  emailVerified: boolean
  /** True when this sign-in was confirmed by a second factor. */
  secondFactor: boolean
  /** When the person last gave password, code or link. */
  authTime: Date
  /** When the session ends if it is not used again. */
  expires: Date
  viewer: Viewer
}

/** What GET session answers a signed-in browser; a signed-out one gets `{}`. */
export type SessionAnswer = {
  user: {
    uid: string
    email: string | null
    emailVerified: boolean
    secondFactor: boolean
    viewer: Viewer
  }
  /** RFC 3339. */
  expires: string
  idToken: string
  /** RFC 3339: ask again from here on. */
  idTokenExpires: string
}
