const key = 'sign-in-email'

/** The address that a sign-in link was asked for on this device, so that the link needs no second question. */
export const signInAddress = {
  get: (): string => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  set: (email: string): void => {
    try {
      localStorage.setItem(key, email)
    } catch {
      // Then the page asks again.
    }
  },
  clear: (): void => {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
