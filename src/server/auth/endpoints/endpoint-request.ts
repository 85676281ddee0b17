import type { Sessions } from '#server/auth/session/sessions.ts'
import type { Log } from '#server/platform/log.ts'
import type { AccountMails } from '#server/ports/mails.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { AuthEngine } from './auth-options.ts'
import type { Fields } from './read-body.ts'

export type EndpointDependencies = {
  /** Canonical origin of the site; whatever the request says, addresses and cookies follow it. */
  origin: string
  secrets: readonly string[]
  sessions: Sessions
  mails: Pick<AccountMails, 'requestSignInLink'>
  rateLimits: RateLimits
  log: Log
}

/** One call of an endpoint, its input judged. */
export type EndpointRequest = {
  request: Request
  engine: AuthEngine
  clientAddress: string
  query: URLSearchParams
  fields: Fields
  /** Absolute and of this origin. */
  callbackUrl: string
  /** False: `callbackUrl` is the origin because none, or a foreign one, was given. */
  given: boolean
}
