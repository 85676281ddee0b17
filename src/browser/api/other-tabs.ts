/** Key of the storage event by which tabs tell each other, the one of the next-auth 4 client. */
export const otherTabsKey = 'nextauth.message'

/** As that client and `tellOtherTabs` write it. */
const message = /"event":"session","data":\{/

/** Calls back when another tab told of a change. Answers how to stop. */
export const hearOtherTabs = (changed: () => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    if (event.key === otherTabsKey && message.test(event.newValue ?? '')) changed()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
