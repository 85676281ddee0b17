import type { Random } from './random.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
const jst = 9 * hour

/** The calendar day in Japan, YYYY-MM-DD. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + jst).toISOString().slice(0, 10)

export const yearOf = (instant: Date): number => Number(dayOf(instant).slice(0, 4))

const startOf = (text: string): number => Date.parse(`${text}T00:00:00+09:00`)

/** A moment of working hours in Japan, `days` before the base (negative: after it), never on the wrong side of the base. */
export const officeMoment = (random: Random, base: Date, days: number): Date => {
  const moment =
    startOf(dayOf(new Date(base.getTime() - days * day))) +
    random.int(opens / minute, closes / minute) * minute
  const wrongSide = days >= 0 ? moment > base.getTime() : moment <= base.getTime()
  return new Date(wrongSide ? moment - Math.sign(days || 1) * day : moment)
}

const opens = 9 * hour
const closes = 18 * hour

/** The instant where it is in working hours in Japan; otherwise the next that is, at the same minute of its hour. */
export const atWork = (instant: Date): Date => {
  const midnight = startOf(dayOf(instant))
  const time = instant.getTime() - midnight
  if (time >= opens && time < closes) return instant
  return new Date(midnight + (time < opens ? 0 : day) + opens + (time % hour))
}

/** The last second of a day in Japan, `days` after the instant's. */
export const endOfDay = (instant: Date, days: number): Date =>
  new Date(startOf(dayOf(instant)) + (days + 1) * day - 1000)

/** The year of graduation (March) of those who are recruited now: third-year students from April on. */
export const targetGraduation = (base: Date): number =>
  yearOf(base) + (Number(dayOf(base).slice(5, 7)) >= 4 ? 2 : 1)

/** A long vacation of universities, from its first to its last day. */
export type Vacation = { from: string; to: string; name: string }

/** The next one that begins at least `lead` days after the instant. */
export const nextVacation = (instant: Date, lead = 30): Vacation => {
  const earliest = dayOf(new Date(instant.getTime() + lead * day))
  const year = Number(earliest.slice(0, 4))
  const seasons = [year, year + 1].flatMap((each) => [
    { from: `${each}-02-08`, to: `${each}-03-26`, name: `${each}年2月〜3月（春季休業期間）` },
    { from: `${each}-08-10`, to: `${each}-09-24`, name: `${each}年8月〜9月（夏季休業期間）` },
  ])
  const found = seasons.find(({ from }) => from >= earliest)
  if (found === undefined) throw new RangeError('A year has its vacations')
  return found
}

/** The one after that: some programmes are announced early. */
export const laterVacation = (instant: Date) => nextVacation(new Date(startOf(nextVacation(instant).from)))

/** 2027-02-08 → 2027年2月8日. */
export const inWords = (text: string): string => {
  const [year, month, date] = text.split('-').map(Number)
  return `${year}年${month}月${date}日`
}
