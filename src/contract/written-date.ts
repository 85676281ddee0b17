import { fullStops, hyphens, middleDots, slashes } from './separators.ts'

/** An era by its first and last day (改元 by law and cabinet order); dates before 1873 are of another calendar, so years alone. */
type Era = { name: string; before: number; first: string; last: string }
const eras: readonly Era[] = [
  { name: '令和?|R', before: 2018, first: '2019-05-01', last: '9999-12-31' },
  { name: '平成?|H', before: 1988, first: '1989-01-08', last: '2019-04-30' },
  { name: '昭和?|S', before: 1925, first: '1926-12-25', last: '1989-01-07' },
  { name: '大正?|T', before: 1911, first: '1912-07-30', last: '1926-12-24' },
  { name: '明治?|M', before: 1867, first: '1868-01-25', last: '1912-07-29' },
]

/** Why a text is no day. */
export const dayProblems = ['NOT_DATE', 'DAY_NOT_SEPARATED', 'NOT_OF_ERA', 'WRONG_WEEKDAY'] as const
export type DayProblem = (typeof dayProblems)[number]

/** Why a text is no month. */
export const monthProblems = ['NOT_MONTH', 'MONTH_NOT_SEPARATED', 'NOT_OF_ERA'] as const
export type MonthProblem = (typeof monthProblems)[number]

type Reading<Problem> = { read: string } | { problem: Problem }

/** What stands between the numbers of a date beside spaces and 年月日: dots, slashes, whatever looks like a hyphen. */
const dateMark = `[${fullStops}${middleDots}${slashes}${hyphens}]`

/** Characters of the longest date with room around it. */
const most = 60

const apart = '\uFFFC'

/**
 * In half width without spaces; a space between two digits is a separator. A sign that holds a number (①, ㋄) may not touch
 * another digit, or one number would grow out of two: `apart` then stands between them, which no date has.
 */
const bare = (text: string): string =>
  text
    .replace(/[\p{No}\p{So}]/gu, `${apart}$&${apart}`)
    .normalize('NFKC')
    .split(/([\s\uFFFC]+)/u)
    .reduce((before, part, index, parts) => {
      if (index % 2 === 0) return before + part
      const isBetween = /[\d元]$/u.test(before) && /^\d/u.test(parts[index + 1] ?? '')
      return isBetween ? `${before}${part.includes(apart) ? apart : '/'}` : before
    }, '')

const era = eras.map(({ name }) => `(${name})`).join('|')
const year = `(?:${era})?(元|\\d{1,4})`
const weekday = '(?:\\(([日月火水木金土])(?:曜日?)?\\)|([日月火水木金土])曜日?)?'
const dayPattern = new RegExp(
  `^${year}(?:年|${dateMark})(\\d{1,2})(?:月|${dateMark})(\\d{1,2})日?${weekday}$`,
  'iu',
)
const dayTogether = new RegExp(`^(\\d{4})(\\d{2})(\\d{2})日?${weekday}$`, 'u')
const monthPattern = new RegExp(`^${year}(?:年|${dateMark})(\\d{1,2})月?$`, 'iu')
const monthTogether = /^(\d{4})(\d{2})$/u
const eraTogether = new RegExp(`^(?:${era})\\d{3,}`, 'iu')
const yearPattern = new RegExp(`^${year}年?度?$`, 'iu')

/** The era and the Western year of what `year` caught; null: a year of one or two digits without an era, or 元年 of none. */
const yearOf = (caught: readonly (string | undefined)[]): { era: Era | null; year: number } | null => {
  const found = eras.find((_era, index) => caught[index] !== undefined) ?? null
  const written = caught[eras.length] ?? ''
  if (found === null) return /^\d{3,4}$/u.test(written) ? { era: null, year: Number(written) } : null
  const ofEra = written === '元' ? 1 : Number(written)
  return ofEra >= 1 ? { era: found, year: ofEra + found.before } : null
}

const pad = (value: number) => String(value).padStart(2, '0')
const isMonth = (year: number, month: number) => year >= 1900 && year <= 2099 && month >= 1 && month <= 12

/** True where a number is longer than years, months and days are: two of them may have run together. */
const runsTogether = (written: string, whole: number): boolean =>
  [...written.matchAll(/\d+/gu)].some(
    ([digits], index) => digits.length !== whole && digits.length > (index === 0 ? 4 : 2),
  ) || eraTogether.test(written)

/** A month of the calendar, by numbers that were caught. */
const monthOf = (caught: readonly (string | undefined)[], monthText: string | undefined) => {
  const found = yearOf(caught)
  const month = Number(monthText)
  return found !== null && isMonth(found.year, month) ? { ...found, month } : null
}

const parseMonth = (text: string): Reading<MonthProblem> => {
  const written = text.length > most ? '' : bare(text)
  const together = monthTogether.exec(written)
  const caught = monthPattern.exec(written)?.slice(1) ?? []
  const found =
    together === null
      ? monthOf(caught, caught[eras.length + 1])
      : monthOf([...eras.map(() => undefined), together[1]], together[2])
  if (found === null) return { problem: runsTogether(written, 6) ? 'MONTH_NOT_SEPARATED' : 'NOT_MONTH' }
  const read = `${found.year}-${pad(found.month)}`
  // An era has a month where it has a day of it.
  const isOfEra = found.era === null || (read >= found.era.first.slice(0, 7) && read <= found.era.last)
  return isOfEra ? { read } : { problem: 'NOT_OF_ERA' }
}

const parseDay = (text: string): Reading<DayProblem> => {
  const written = text.length > most ? '' : bare(text)
  const together = dayTogether.exec(written)
  const caught =
    together === null
      ? (dayPattern.exec(written)?.slice(1) ?? [])
      : [...eras.map(() => undefined), ...together.slice(1)]
  const [monthText, dayText, bracketed, plain] = caught.slice(eras.length + 1)
  const found = monthOf(caught, monthText)
  if (found === null) return { problem: runsTogether(written, 8) ? 'DAY_NOT_SEPARATED' : 'NOT_DATE' }
  const day = Number(dayText)
  // The calendar of Date turns 30 February into 2 March.
  const date = new Date(Date.UTC(found.year, found.month - 1, day))
  if (date.getUTCMonth() !== found.month - 1) return { problem: 'NOT_DATE' }
  const read = `${found.year}-${pad(found.month)}-${pad(day)}`
  if (found.era !== null && (read < found.era.first || read > found.era.last))
    return { problem: 'NOT_OF_ERA' }
  const weekdayText = bracketed ?? plain
  const isRight = weekdayText === undefined || '日月火水木金土'[date.getUTCDay()] === weekdayText
  return isRight ? { read } : { problem: 'WRONG_WEEKDAY' }
}

/** A month however people write it (2028年3月, 2028 3, 2028/3, 202803, 令和10年3月) as YYYY-MM; null: it is none. */
export const readMonth = (text: string): string | null => {
  const reading = parseMonth(text)
  return 'read' in reading ? reading.read : null
}

/** Why `readMonth` reads nothing. */
export const monthProblem = (text: string): MonthProblem => {
  const reading = parseMonth(text)
  return 'problem' in reading ? reading.problem : 'NOT_MONTH'
}

/**
 * A day however people write it (2006年5月1日, 2006 5 1, 2006/5/1（月）, 20060501, 平成18年5月1日) as YYYY-MM-DD; null: it is
 * none, or it could be two: numbers that run together are read in eight digits only.
 */
export const readDay = (text: string): string | null => {
  const reading = parseDay(text)
  return 'read' in reading ? reading.read : null
}

/** Why `readDay` reads nothing. */
export const dayProblem = (text: string): DayProblem => {
  const reading = parseDay(text)
  return 'problem' in reading ? reading.problem : 'NOT_DATE'
}

/** A year however people write it (1985年, 1985, 昭和60年) as a number; null: it is none of 500 to 2199. */
export const readYear = (text: string): number | null => {
  const caught = text.length > most ? null : yearPattern.exec(bare(text))
  const found = caught === null ? null : yearOf(caught.slice(1))
  if (found === null || found.year < 500 || found.year >= 2200) return null
  const isOfEra =
    found.era === null ||
    (found.year >= Number(found.era.first.slice(0, 4)) && found.year <= Number(found.era.last.slice(0, 4)))
  return isOfEra ? found.year : null
}
