import { formatDayOfYear, formatTime } from './time.ts'

const japan = 9 * 60 * 60 * 1000

/** An instant (RFC 3339) as 12月1日（火） 9:00, in Japan. */
export const formatMoment = (instant: string): string => {
  const time = new Date(Date.parse(instant) + japan).toISOString().slice(11, 16)
  return `${formatDayOfYear(instant)} ${formatTime(time)}`
}
