import type { Viewer } from '#contract/account.ts'
import { hintCookie, hintValue, readHint, type Hint } from '#contract/hint-cookie.ts'
import { createPersonMarks } from '#server/auth/session/person-marks.ts'
import { sessionSeconds } from './auth-options.ts'
import { parseCookies, writeCookie } from './cookies.ts'

type Site = { origin: string; secrets: readonly string[] }

/**
 * Set-Cookie lines of the hint. The id in it is the person's mark. Another first secret makes other marks: what devices kept
 * under the old ones is erased there.
 */
export const createHintCookies = ({ origin, secrets }: Site) => {
  const marks = createPersonMarks(secrets)
  const write = (value: string, maxAgeSeconds: number) =>
    writeCookie(hintCookie, value, { secure: origin.startsWith('https:'), httpOnly: false, maxAgeSeconds })
  const line = (hint: Exclude<Hint, { kind: 'none' }>) => write(hintValue(hint), sessionSeconds)

  return {
    signedIn: ({ uid, viewer }: { uid: string; viewer: Viewer['kind'] }): string =>
      line({ kind: 'signed in', viewer, deviceId: marks.of(uid) }),

    /** The person said so: pages erase what this browser kept for them, also where no script ran at that moment. */
    signedOut: (): string => line({ kind: 'signed out' }),

    /** Takes back a hint of a session that is not there any more; what `signedOut` said stays said. */
    ended: (request: Request): readonly string[] => {
      const value = parseCookies(request.headers.get('cookie')).get(hintCookie)
      return value === undefined || readHint(value).kind === 'signed out' ? [] : [write('', 0)]
    },
  }
}
