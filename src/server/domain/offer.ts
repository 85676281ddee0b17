import { daysUntil } from '#contract/format/time.ts'
import type { Offer } from '#contract/offer.ts'

/** Days ahead within which an answer can be asked for, and what is not decided yet be told or handed over. */
const answerMost = 365
const laterMost = 2 * 365

const isWithin = (day: string, now: Date, most: number): boolean => {
  const days = daysUntil(day, now)
  return days >= 0 && days <= most
}

/** The first day that an offer names which is over or too far away; null: none is. Days that it does not need are not read. */
export const offerDayAtFault = (
  { answerBy, place, duties, toldBy, notice, noticeBy }: Offer,
  now: Date,
): 'answer_day' | 'told_day' | 'notice_day' | null => {
  if (!isWithin(answerBy, now, answerMost)) return 'answer_day'
  const isOpen = place === '' || duties === ''
  if (isOpen && toldBy !== null && !isWithin(toldBy, now, laterMost)) return 'told_day'
  return notice === 'later' && noticeBy !== null && !isWithin(noticeBy, now, laterMost) ? 'notice_day' : null
}

/** True for a day to which the promised one can be moved: never an earlier one. */
export const isLaterDay = ({ answerBy }: Offer, day: string, now: Date): boolean =>
  day > answerBy && isWithin(day, now, answerMost)

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The end, in Japan, of the day until which an answer is asked for. */
export const answerUntil = ({ answerBy }: Offer): Date =>
  new Date(Date.parse(`${answerBy}T00:00:00+09:00`) + dayMilliseconds)
