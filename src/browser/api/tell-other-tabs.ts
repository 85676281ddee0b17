import { otherTabsKey } from './other-tabs.ts'

/** Tells the site's other tabs that the session changed; this tab hears nothing of it. */
export const tellOtherTabs = (trigger: string) => {
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    // The same value twice would be no event; the milliseconds make each message one of its own.
    localStorage.setItem(
      otherTabsKey,
      JSON.stringify({ event: 'session', data: { trigger, at: Date.now() }, timestamp }),
    )
  } catch {
    // Storage is switched off: the other tabs learn of it when they are looked at.
  }
}
