/** Cookies of a request by name; of several with one name the first counts, as the most specific path comes first. */
export const parseCookies = (header: string | null): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at === -1 || name === '' || cookies.has(name)) continue
    const text = part.slice(at + 1).trim()
    try {
      cookies.set(name, decodeURIComponent(text))
    } catch {
      cookies.set(name, text)
    }
  }
  return cookies
}

export type CookieOptions = { secure: boolean; httpOnly: boolean; maxAgeSeconds: number }

/** A Set-Cookie line for the whole site (Path=/, SameSite=Lax); an age of 0 deletes the cookie. */
export const writeCookie = (name: string, value: string, options: CookieOptions): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${options.maxAgeSeconds}`,
    'SameSite=Lax',
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.secure ? ['Secure'] : []),
  ].join('; ')
