import type { SearchFrequency } from '#contract/saved-search.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Japan has no summer time. */
const japan = 9 * hour
const digestHour = 8

/** How long after its day an ad may still be on its way onto the list: the sweeps run each minute. Milliseconds. */
export const settling = 5 * 60 * 1000

/** 8:00 of the next day in Japan, of the next Monday where it is weekly; strictly after `at`. Null: never. */
export const nextDigestAt = (frequency: SearchFrequency, at: Date): Date | null => {
  if (frequency === 'none') return null
  // Days of Japan from 8:00 to 8:00, counted from 1970-01-01, which was a Thursday.
  const shifted = at.getTime() + japan - digestHour * hour
  const next = Math.floor(shifted / day) + 1
  const weekday = (next + 4) % 7
  const days = frequency === 'daily' ? next : next + ((8 - weekday) % 7)
  return new Date(days * day - japan + digestHour * hour)
}
