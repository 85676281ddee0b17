/** Storage may be blocked, then even naming it throws: what was typed is typed once more then. */
const attempt = (run: (storage: Storage) => string | null | void): string => {
  try {
    return run(sessionStorage) ?? ''
  } catch {
    return ''
  }
}

const key = 'typed-address'

/**
 * The address that was just typed, for the forms that the same tab comes to next: sign-in and reset after a sign-up that
 * was refused, the reset of a password after a look at the sign-in. In the memory of the tab alone, until somebody signs in, never in an address bar or a log.
 */
export const typedAddress = {
  get: (): string => attempt((storage) => storage.getItem(key)),
  set: (email: string): void => void attempt((storage) => storage.setItem(key, email)),
  clear: (): void => void attempt((storage) => storage.removeItem(key)),
}
