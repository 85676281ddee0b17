/** Query values that hold one-time codes, tokens or people's addresses; a log that keeps them leaks accounts. */
const secretNames: ReadonlySet<string> = new Set(
  [
    'oobCode',
    'apiKey',
    'key',
    'callbackUrl',
    'continueUrl',
    'token',
    'idToken',
    'refreshToken',
    'email',
    'code',
    'state',
    'phone',
    'tel',
    'name',
    'password',
    'secret',
    'csrfToken',
    'link',
  ].map((name) => name.toLowerCase()),
)

/** A request target as the log may keep it: the values of secret parameters are replaced by `…`. */
export const redactTarget = (target: string): string => {
  const queryStart = target.indexOf('?')
  if (queryStart < 0) return target
  const parts = target
    .slice(queryStart + 1)
    .split('&')
    .map((part) => {
      const equals = part.indexOf('=')
      return equals >= 0 && isSecret(part.slice(0, equals)) ? `${part.slice(0, equals)}=…` : part
    })
  return `${target.slice(0, queryStart)}?${parts.join('&')}`
}

const isSecret = (name: string): boolean => {
  try {
    return secretNames.has(decodeURIComponent(name).toLowerCase())
  } catch {
    return true
  }
}
