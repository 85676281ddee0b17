import { dayProblem, readDay, type DayProblem } from './written-date.ts'
import { readTime } from './written-number.ts'

/** The time of a deadline, to the millisecond where it was written so before; null: it is none. */
const readClock = (text: string): string | null => {
  const [, clock = '', seconds = ':00'] = /^(\d{1,2}:\d{2})(:\d{2}(?:\.\d{3})?)?$/u.exec(text) ?? []
  const at = readTime(clock === '' ? text : clock)
  return at === null ? null : `${at.slice(0, 5)}${seconds}`
}

/** Characters of the longest deadline with room around it. */
const most = 100

/** Where a day may end and a time begin: at spaces, behind 日 and behind the bracket of a weekday. */
const cutsOf = (text: string): [string, string][] =>
  [...text.matchAll(/\s+|[日)）]/gu)].map(({ 0: sign, index }) => [
    text.slice(0, index + sign.length),
    text.slice(index + sign.length),
  ])

/**
 * 2027年3月31日, with or without a time after it, as RFC 3339; without one the last second of that day in Japan. Null: it is
 * none, or it could be cut into a day and a time in two ways.
 */
export const readDeadline = (text: string): string | null => {
  if (text.length > most) return null
  const whole = text.trim()
  const instants = [[whole, '23:59:59'], ...cutsOf(whole)].flatMap(([date = '', time = '']) => {
    const day = readDay(date)
    const clock = readClock(time.trim())
    const instant = day === null || clock === null ? Number.NaN : Date.parse(`${day}T${clock}+09:00`)
    return Number.isNaN(instant) ? [] : [instant]
  })
  const [instant, ...others] = [...new Set(instants)]
  return instant === undefined || others.length > 0 ? null : new Date(instant).toISOString()
}

/** Why a text is no deadline: for what its day is none, if it has one. */
export const deadlineProblem = (text: string): DayProblem =>
  (text.length > most ? [] : [text, ...cutsOf(text.trim()).map(([date]) => date)])
    .map(dayProblem)
    .find((problem) => problem !== 'NOT_DATE') ?? 'NOT_DATE'
