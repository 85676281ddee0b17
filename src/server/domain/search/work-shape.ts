import { grades, lengthDays, workTimes, type Grade, type WorkTime } from '#contract/codes/job-search.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'

/** What an ad says about its hours, its days and whom it is for. */
export type ShapedAd = {
  kind: JobPostKind
  duties: string
  participants: string | null
  /** HH:MM, seconds may follow. */
  startsAt: string | null
  endsAt: string | null
  hoursNote: string | null
  holidays: string
  eventDates: string | null
  eventDays: number | null
  /** YYYY-MM-DD */
  termFrom: string | null
  termTo: string | null
}

const bit = <Code extends string>(codes: readonly Code[], code: Code): number => 2 ** codes.indexOf(code)

/** Bit n is the n-th of `grades`, `workTimes`. */
export const gradeMask = (codes: Iterable<Grade>): number =>
  [...new Set(codes)].reduce((mask, code) => mask + bit(grades, code), 0)
export const workTimeMask = (codes: Iterable<WorkTime>): number =>
  [...new Set(codes)].reduce((mask, code) => mask + bit(workTimes, code), 0)

/** Bit n is month n. */
export const monthMask = (months: Iterable<number>): number =>
  [...new Set(months)].reduce((mask, month) => mask + 2 ** month, 0)

const clockRange = /(\d{1,2}):(\d{2})(?::\d{2})?\s*[〜~-]\s*(?:翌)?(\d{1,2}):(\d{2})/u
const dayMinutes = 24 * 60

/** From when until when one may have to work, in minutes of the day; past midnight it goes on counting. */
const workSpan = ({ startsAt, endsAt, hoursNote }: ShapedAd): [from: number, to: number] | null => {
  const text = startsAt === null || endsAt === null ? (hoursNote ?? '') : `${startsAt}〜${endsAt}`
  const parts = clockRange.exec(text.normalize('NFKC'))
  if (parts === null) return null
  const [from = 0, to = 0] = [
    [parts[1], parts[2]],
    [parts[3], parts[4]],
  ].map(([hours, minutes]) => Number(hours) * 60 + Number(minutes))
  return [from, to <= from ? to + dayMinutes : to]
}

/** Minutes of a day, and how many of them have to be worked at the least for it to count. */
const timesOfDay = {
  morning: { from: 5 * 60, to: 10 * 60, least: 60 },
  day: { from: 10 * 60, to: 17 * 60, least: 60 },
  evening: { from: 17 * 60, to: 22 * 60, least: 60 },
  night: { from: 22 * 60, to: 29 * 60, least: 30 },
} as const satisfies Record<Exclude<WorkTime, 'weekend'>, unknown>

/** Of the day before (its night goes on into the morning), the day and the next. */
const overlap = ([from, to]: [number, number], time: { from: number; to: number }): number =>
  [-dayMinutes, 0, dayMinutes].reduce(
    (sum, shift) => sum + Math.max(0, Math.min(to, time.to + shift) - Math.max(from, time.from + shift)),
    0,
  )

/** Kinds in which one agrees on some of the hours that an ad names. */
const chosenHours = new Set<JobPostKind>(['part_time', 'paid_internship'])

/** True where work may fall after 22:00; null where the ad gives no hours. */
export const worksAtNight = (ad: ShapedAd): boolean | null => {
  const span = workSpan(ad)
  return span === null ? null : overlap(span, timesOfDay.night) > 0
}

/**
 * When on a day one can work: of hours to choose from every time with an hour in them, of fixed ones where the most of them
 * lies. Empty where the ad gives no hours.
 */
export const workTimesOf = (ad: ShapedAd): WorkTime[] => {
  const span = workSpan(ad)
  if (span === null) return []
  const chosen = chosenHours.has(ad.kind)
  const half = (span[1] - span[0]) / 2
  const weekends = chosen && !/平日/u.test(ad.hoursNote ?? '') && !/土曜|土日/u.test(ad.holidays)
  return workTimes.filter((time) => {
    if (time === 'weekend') return weekends
    const { least, ...range } = timesOfDay[time]
    return overlap(span, range) >= (chosen ? least : half)
  })
}

const monthPattern = /(\d{1,2})月(?:\s*[〜~-]\s*(?:\d{4}年)?(\d{1,2})月)?/gu

const monthsBetween = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1)

const isMonth = (month: number) => month >= 1 && month <= 12

/** Months in which a programme takes place, by its days in words, else by its term. */
export const programmeMonths = ({ kind, eventDates, termFrom, termTo }: ShapedAd): number[] => {
  if (isEmployment(kind) && kind !== 'internship_advanced') return []
  const told = Array.from((eventDates ?? '').normalize('NFKC').matchAll(monthPattern), ([, from, to]) => [
    Number(from),
    Number(to ?? from),
  ]).filter((pair): pair is [number, number] => pair.every(isMonth))
  if (told.length > 0) return [...new Set(told.flatMap(([from, to]) => monthsBetween(from, to)))]
  if (termFrom === null) return []
  return monthsBetween(Number(termFrom.slice(5, 7)), Number((termTo ?? termFrom).slice(5, 7)))
}

const longest = lengthDays.m1[1]

/** How many days it runs: of a programme those of one person, of a contract from its first to its last. */
export const daysOf = ({ eventDays, termFrom, termTo }: ShapedAd): number | null => {
  if (eventDays !== null) return eventDays
  if (termFrom === null || termTo === null) return null
  return Math.min(longest, Math.round((Date.parse(termTo) - Date.parse(termFrom)) / 86_400_000) + 1)
}

const openToAll = /全学年|学年[^。\n]{0,12}(?:不問|問いません|問わ)|(?:学校|専門学校)に在学中/u
const universityYears = /([1-4])年(?:生|次)(以上|以降)?/gu

/** The years at school an ad is for by what it says; all of them where it says nothing of it. */
export const gradesOf = ({ kind, duties, participants }: ShapedAd): Grade[] => {
  const text = (participants ?? duties).normalize('NFKC')
  if (openToAll.test(text)) return [...grades]
  const told = Array.from(text.matchAll(universityYears), ([, year, more]) => ({ year: Number(year), more }))
  const university = ([1, 2, 3, 4] as const)
    .filter((each) => told.some(({ year, more }) => year === each || (more !== undefined && each > year)))
    .map((year) => `u${year}` as const)
  const graduate: Grade[] = [
    ...(/大学院生|修士/u.test(text) ? (['m1', 'm2'] as const) : []),
    ...(/大学院生|博士/u.test(text) ? (['d'] as const) : []),
  ]
  if (kind === 'new_grad') return ['u3', 'u4', 'm1', 'm2', 'd']
  if (university.length + graduate.length === 0 || kind === 'part_time') return [...grades]
  return [...university, ...graduate]
}

/** The years in which somebody of that year at school graduates; the school year begins in April. */
export const graduationYearsOf = (grade: Grade, now: Date): number[] => {
  const japan = new Date(now.getTime() + 9 * 3_600_000)
  const schoolYear = japan.getUTCFullYear() - (japan.getUTCMonth() < 3 ? 1 : 0)
  const years = {
    u1: [4],
    u2: [3],
    u3: [2],
    u4: [1],
    m1: [2],
    m2: [1],
    d: [1, 2, 3],
  } as const satisfies Record<Grade, readonly number[]>
  return years[grade].map((left) => schoolYear + left)
}
