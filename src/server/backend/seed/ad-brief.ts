import type { OccupationCode } from '#contract/codes/occupations.ts'
import type { Business } from './businesses.ts'
import { day, dayOf, nextVacation } from './calendar.ts'
import { places, type Place } from './places.ts'
import type { Random } from './random.ts'

/** Part-time work that is over after a day, some days or two weeks of a vacation. */
export type Brief = {
  kind: 'one_day' | 'some_days' | 'resort'
  /** Where people travel to for it; null: where its company is. */
  place: Place | null
  days: number
  /** YYYY-MM-DD, both included. */
  from: string
  to: string
}

/** Who needs many hands for a while, by the beginning of what the business does. */
const seasonal: readonly (readonly [start: string, ...occupations: OccupationCode[]])[] = [
  ['展示会', 'planning', 'marketing', 'office'],
  ['引っ越し', 'logistics'],
  ['通販向け倉庫', 'logistics'],
  ['食品・日用品の保管', 'logistics'],
  ['アパレル', 'retail', 'logistics'],
  ['地域密着型の食品スーパー', 'retail', 'logistics'],
  ['書籍', 'retail', 'logistics'],
  ['生活雑貨', 'retail', 'logistics'],
  ['公務員試験', 'education'],
  ['結婚式場', 'beauty'],
]
/** Where students spend a vacation at work. */
const resorts = places.filter(({ name }) => ['函館', '松本', '奈良', '長崎', '那覇'].includes(name))

const later = (text: string, days: number): string => dayOf(new Date(Date.parse(text) + days * day))

/** The first Saturday from a day on, but none at the turn of the year. */
const saturdayFrom = (text: string): string => {
  const saturday = later(text, (13 - new Date(Date.parse(text)).getUTCDay()) % 7)
  return /-(?:12-(?:29|30|31)|01-0[1-3])$/u.test(saturday) ? later(saturday, 7) : saturday
}

/** Whether a part-time ad is for a short while, and when; `start`: when nobody can apply any more. */
export const briefOf = (
  random: Random,
  { does }: Business,
  occupation: OccupationCode,
  start: Date,
): Brief | null => {
  const often = random.next()
  if (does.startsWith('ホテル') && (occupation === 'hospitality' || occupation === 'food')) {
    const { from } = nextVacation(start, 14)
    const place = random.pick(resorts)
    return often < 0.5 ? { kind: 'resort', place, days: 14, from, to: later(from, 13) } : null
  }
  const needed = seasonal.some(([at, ...codes]) => does.startsWith(at) && codes.includes(occupation))
  if (!needed || often >= 0.4) return null
  const from = saturdayFrom(dayOf(new Date(start.getTime() + random.int(7, 21) * day)))
  const days = random.pick([1, 1, 1, 2, 5, 9])
  return { kind: days === 1 ? 'one_day' : 'some_days', place: null, days, from, to: later(from, days - 1) }
}

const monthAndDay = (text: string): string => `${Number(text.slice(5, 7))}月${Number(text.slice(8, 10))}日`

/** 12月19日, 12月19日〜20日. */
export const daysInWords = ({ from, to }: Brief): string =>
  from === to
    ? monthAndDay(from)
    : `${monthAndDay(from)}〜${from.slice(0, 7) === to.slice(0, 7) ? `${Number(to.slice(8, 10))}日` : monthAndDay(to)}`
