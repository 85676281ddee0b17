import { daysUntil } from '#contract/format/time.ts'
import type { Offer } from '#contract/offer.ts'

/** A day within which an answer can be asked for: today or later, within a year. */
export const isDayOfAnswer = (day: string, now: Date): boolean => {
  const days = daysUntil(day, now)
  return days >= 0 && days <= 365
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The end, in Japan, of the day until which an answer is asked for. */
export const answerUntil = ({ answerBy }: Offer): Date =>
  new Date(Date.parse(`${answerBy}T00:00:00+09:00`) + dayMilliseconds)
