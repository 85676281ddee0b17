import { decode } from '@auth/core/jwt'
import { authCookies } from '#contract/auth.ts'
import { secretClaim } from './auth-options.ts'
import { parseCookies } from './cookies.ts'

/** A session cookie is half of this; whatever is longer is not ours, and decrypting it would only cost. */
const longest = 2048

/**
 * Reads the secret out of a request's session cookie, without Auth.js's machinery: null without a cookie, and for one
 * that is tampered with, expired or made under a secret that is gone.
 */
export const createSecretReader = ({ origin, secrets }: { origin: string; secrets: readonly string[] }) => {
  const name = authCookies(origin.startsWith('https:')).session
  return async (request: Request): Promise<string | null> => {
    const token = parseCookies(request.headers.get('cookie')).get(name)
    if (token === undefined || token === '' || token.length > longest) return null
    const claims = await decode({ token, secret: [...secrets], salt: name }).catch(() => null)
    const secret = claims?.[secretClaim]
    return typeof secret === 'string' ? secret : null
  }
}
