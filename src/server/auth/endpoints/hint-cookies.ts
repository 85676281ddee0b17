import { createHmac, hkdfSync } from 'node:crypto'
import type { Viewer } from '#contract/account.ts'
import { hintCookie, hintValue, readHint, type Hint } from '#contract/hint-cookie.ts'
import { sessionSeconds } from './auth-options.ts'
import { parseCookies, writeCookie } from './cookies.ts'

type Site = { origin: string; secrets: readonly string[] }

/** Characters of a device id: 128 bits in base64url without padding. */
const idBytes = 16

/**
 * Set-Cookie lines of the hint. The id in it is an HMAC-SHA-256 of the uid under a key derived from the first secret
 * (HKDF, RFC 5869): the same person gets the same id again, and nobody reads a uid out of it. Another first secret makes
 * other ids: what devices kept under the old ones is erased there.
 */
export const createHintCookies = ({ origin, secrets: [first] }: Site) => {
  if (first === undefined) throw new Error('A device id needs at least one secret')
  const key = Buffer.from(hkdfSync('sha256', first, '', 'device ids', 32))
  const write = (value: string, maxAgeSeconds: number) =>
    writeCookie(hintCookie, value, { secure: origin.startsWith('https:'), httpOnly: false, maxAgeSeconds })
  const line = (hint: Exclude<Hint, { kind: 'none' }>) => write(hintValue(hint), sessionSeconds)

  return {
    signedIn: ({ uid, viewer }: { uid: string; viewer: Viewer['kind'] }): string => {
      const deviceId = createHmac('sha256', key)
        .update(uid)
        .digest()
        .subarray(0, idBytes)
        .toString('base64url')
      return line({ kind: 'signed in', viewer, deviceId })
    },

    /** The person said so: pages erase what this browser kept for them, also where no script ran at that moment. */
    signedOut: (): string => line({ kind: 'signed out' }),

    /** Takes back a hint of a session that is not there any more; what `signedOut` said stays said. */
    ended: (request: Request): readonly string[] => {
      const value = parseCookies(request.headers.get('cookie')).get(hintCookie)
      return value === undefined || readHint(value).kind === 'signed out' ? [] : [write('', 0)]
    },
  }
}
