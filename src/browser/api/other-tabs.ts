/** Key of the storage event by which tabs tell each other, the one of the next-auth 4 client. */
const key = 'nextauth.message'

const isMessage = (text: string | null): boolean => {
  try {
    const message: unknown = JSON.parse(text ?? 'null')
    return (
      typeof message === 'object' &&
      message !== null &&
      'data' in message &&
      'event' in message &&
      message.event === 'session'
    )
  } catch {
    return false
  }
}

/** Tells the site's other tabs that the session changed; this tab hears nothing of it. */
export const tellOtherTabs = (trigger: string) => {
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    // The same value twice would be no event; the milliseconds make each message one of its own.
    localStorage.setItem(
      key,
      JSON.stringify({ event: 'session', data: { trigger, at: Date.now() }, timestamp }),
    )
  } catch {
    // Storage is switched off: the other tabs learn of it when they are looked at.
  }
}

/** Calls back when another tab told of a change. Answers how to stop. */
export const hearOtherTabs = (changed: () => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    if (event.key === key && isMessage(event.newValue)) changed()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
