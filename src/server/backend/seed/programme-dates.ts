import type { JobPostKind } from '#contract/codes/job-post.ts'
import { isWorkingDay } from '#server/domain/working-days.ts'
import { day } from './calendar.ts'
import type { Random } from './random.ts'

const after = (text: string, days: number): string =>
  new Date(Date.parse(text) + days * day).toISOString().slice(0, 10)

/** The first day from one on that begins so many working days in a row. */
const runFrom = (text: string, days: number): string =>
  Array.from({ length: days }, (_, index) => after(text, index)).every(isWorkingDay)
    ? text
    : runFrom(after(text, 1), days)

/** The days of an event, YYYY-MM-DD: of one day some to choose from, of several those in a row; of an internship none is settled yet. */
export const datesOf = (random: Random, kind: JobPostKind, days: number, from: string): string[] => {
  if (kind === 'career_education') {
    const first = runFrom(from, days)
    return Array.from({ length: days }, (_, index) => after(first, index))
  }
  if (kind !== 'open_company') return []
  const count = random.int(2, 4)
  return Array.from({ length: count }, (_, index) => index).reduce<string[]>(
    (dates) => [
      ...dates,
      runFrom(after(dates.at(-1) ?? from, dates.length === 0 ? 0 : random.int(3, 10)), 1),
    ],
    [],
  )
}

const inWeek = ['日', '月', '火', '水', '木', '金', '土'] as const

/** 2026年12月8日（火）・15日（火）・2027年1月12日（火）: what is as in the day before is not said again. */
export const datesInWords = (dates: readonly string[]): string =>
  dates
    .map((text, index) => {
      const before = dates[index - 1] ?? ''
      const [year, month, date] = text.split('-').map(Number)
      const weekday = inWeek[new Date(text).getUTCDay()]
      const words = [
        before.slice(0, 4) === text.slice(0, 4) ? '' : `${year}年`,
        before.slice(0, 7) === text.slice(0, 7) ? '' : `${month}月`,
      ]
      return `${words.join('')}${date}日（${weekday}）`
    })
    .join('・')

/** Asked of whoever has dates to choose from; the form itself has none. */
export const whichDate = '参加を希望する日を教えてください。'
