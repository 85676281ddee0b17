import { deviceStore } from '#browser/stores/device-store.ts'

const collection = deviceStore.collection('searches', 6, (value) =>
  typeof value === 'string' ? value : null,
)

/** What was searched for on this device, newest first. It never leaves the device. */
export const recentSearches = collection.all

export const rememberSearch = (text: string): void => {
  const typed = text.trim().slice(0, 100)
  if (typed !== '') collection.keep(typed, typed)
}

export const forgetSearches = collection.clear
