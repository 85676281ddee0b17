/** Storage may be blocked, then even naming it throws: what was typed is typed once more then. */
const attempt = (run: (storage: Storage) => string | null | void): string => {
  try {
    return run(sessionStorage) ?? ''
  } catch {
    return ''
  }
}

const key = 'typed-address'

/** Milliseconds: long enough for the next form of the same person, and too short for who sits here after them. */
const lifetime = 600_000

const read = (storage: Storage): string => {
  const [at, email]: unknown[] = JSON.parse(storage.getItem(key) ?? '[]')
  if (typeof at !== 'number' || typeof email !== 'string') return ''
  if (Math.abs(Date.now() - at) <= lifetime) return email
  storage.removeItem(key)
  return ''
}

/**
 * The address that was just typed, for the forms that the same tab comes to next: sign-in after a sign-up whose page was loaded
 * anew, the reset of a password after a look at the sign-in. In the memory of the tab alone, for ten minutes or until
 * somebody signs in or out, never in an address bar or a log.
 */
export const typedAddress = {
  get: (): string => attempt(read),
  set: (email: string): void =>
    void attempt((storage) => storage.setItem(key, JSON.stringify([Date.now(), email]))),
  clear: (): void => void attempt((storage) => storage.removeItem(key)),
}
