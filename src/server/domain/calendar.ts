const dayParts = /^(\d{4})-(\d{2})-(\d{2})$/
const timeParts = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?$/
/** No place is further from UTC than 14 hours, and Postgres refuses 16. */
const offset = /^(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)$/

/**
 * True for a day that the calendar has, written YYYY-MM-DD, from the year 1. `Date.parse` reads 30 February as 2 March,
 * and Postgres refuses it.
 */
export const isDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = (dayParts.exec(text) ?? []).slice(1).map(Number)
  if (year < 1) return false
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** True for a time of a day, HH:MM:SS with at most nine decimals; no leap second and no 24:00. */
export const isTimeOfDay = (text: string): boolean => timeParts.test(text)

/** True for an instant as RFC 3339 writes it, with `T` and an offset from UTC. */
export const isInstant = (text: string): boolean => {
  const time = text.slice(11)
  const from = time.search(/[Z+-]/)
  return (
    isDay(text.slice(0, 10)) &&
    text.charAt(10) === 'T' &&
    isTimeOfDay(time.slice(0, from)) &&
    offset.test(time.slice(from))
  )
}
