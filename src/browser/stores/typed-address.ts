/**
 * The address that was just typed, for the forms that the same tab comes to next: sign-in and reset after a sign-up that
 * was refused. In the memory of the tab alone, never in an address bar or a log; storage may be blocked.
 */
const key = 'typed-address'

export const typedAddress = {
  get: (): string => {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  set: (email: string): void => {
    try {
      sessionStorage.setItem(key, email)
    } catch {
      // It is typed once more then.
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
