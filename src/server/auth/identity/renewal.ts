import * as z from 'zod/mini'
import { IdentityUnreachable } from './unreachable.ts'

export type Renewal =
  | { kind: 'renewed'; idToken: string; refreshToken: string }
  /** The provider ended it: revoked, disabled, deleted, or no refresh token of this project. */
  | { kind: 'ended'; reason: string }

const pair = z.object({ id_token: z.string(), refresh_token: z.string() })
const failure = z.object({ error: z.object({ message: z.string() }) })

/** Answers of the token endpoint that end a session; every other failure is the provider's or the configuration's. */
const endings = [
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'INVALID_REFRESH_TOKEN',
  'MISSING_REFRESH_TOKEN',
]

const timeoutMilliseconds = 5_000

/**
 * The token endpoint (https://firebase.google.com/docs/reference/rest/auth#section-refresh-token), which firebase-admin
 * doesn't know.
 */
export const createRenewal = ({ apiKey, emulatorHost }: { apiKey: string; emulatorHost: string | null }) => {
  const base = emulatorHost === null ? 'https://' : `http://${emulatorHost}/`
  const address = `${base}securetoken.googleapis.com/v1/token?key=${encodeURIComponent(apiKey)}`
  return async (refreshToken: string): Promise<Renewal> => {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch((cause: unknown) => {
      throw new IdentityUnreachable('The token endpoint does not answer', { cause })
    })
    const body: unknown = await answer.json().catch(() => null)
    const renewed = pair.safeParse(body)
    if (answer.ok && renewed.success)
      return { kind: 'renewed', idToken: renewed.data.id_token, refreshToken: renewed.data.refresh_token }
    const failed = failure.safeParse(body)
    const reason = failed.success ? failed.data.error.message : ''
    const ending = endings.find((each) => reason === each || reason.startsWith(`${each} `))
    if (answer.status === 400 && ending !== undefined) return { kind: 'ended', reason: ending }
    throw new IdentityUnreachable(`The token endpoint answered ${answer.status} ${reason.slice(0, 200)}`)
  }
}
