const key = 'recent-searches'
const most = 6

/** What was searched for on this device, newest first. It never leaves the device. */
export const recentSearches = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export const rememberSearch = (text: string): void => {
  const typed = text.trim().slice(0, 100)
  if (typed === '') return
  try {
    const kept = [typed, ...recentSearches().filter((one) => one !== typed)].slice(0, most)
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Storage may be blocked or full: then nothing is kept.
  }
}

export const forgetSearches = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing could be kept either.
  }
}
