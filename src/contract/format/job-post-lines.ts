import { hoursSystemNames, termKindNames, wageUnitNames } from '#contract/codes/job-post.ts'
import type { HoursSystem, TermKind, WageUnit } from '#contract/codes/job-post.ts'
import { leastShiftLine } from '#contract/least-shift.ts'
import { formatMan, formatYen } from './money.ts'
import { formatDate, formatMinutes, formatTime } from './time.ts'

type Hours = { system: HoursSystem; startsAt: string | null; endsAt: string | null; breakMinutes: number }

/** 9:00〜18:00（休憩1時間）; the system's name where no hours are fixed. */
export const hoursLine = ({ system, startsAt, endsAt, breakMinutes }: Hours): string => {
  const pause = breakMinutes === 0 ? '' : `（休憩${formatMinutes(breakMinutes)}）`
  if (startsAt === null || endsAt === null) return `${hoursSystemNames[system]}${pause}`
  return `${formatTime(startsAt)}〜${formatTime(endsAt)}${pause}`
}

/**
 * The same in one line for who looks first: 週2日・1日4時間から（シフト制） where the note says so. A break is said of hours that
 * are fixed alone: of shifts it goes by how long they are.
 */
export const firstHoursLine = (hours: Hours & { note: string | null }): string => {
  const { system, startsAt, endsAt } = hours
  if (startsAt !== null && endsAt !== null) return hoursLine(hours)
  const least = leastShiftLine(hours.note)
  return least === null ? hoursSystemNames[system] : `${least}（${hoursSystemNames[system]}）`
}

/** 2027年8月3日〜2027年8月7日, 2027年8月3日のみ, 期間の定めなし. */
export const termLine = ({
  kind,
  from,
  to,
}: {
  kind: TermKind
  from: string | null
  to: string | null
}): string => {
  if (kind === 'indefinite' || (from === null && to === null)) return termKindNames[kind]
  if (from !== null && from === to) return `${formatDate(from)}のみ`
  return `${from === null ? '' : formatDate(from)}〜${to === null ? '' : formatDate(to)}`
}

/** 2027年・2028年卒; 卒業年を問いません. */
export const graduationLine = (years: readonly number[]): string =>
  years.length === 0
    ? '卒業年を問いません'
    : `${years
        .toSorted((a, b) => a - b)
        .map((year) => `${year}年`)
        .join('・')}3月卒業・修了見込み`

/** What fixed overtime pay holds (労働者募集指針: name, amount, hours, that more is paid on top). */
export const fixedOvertimeLine = ({
  name,
  amount,
  hours,
  excessPaid,
}: {
  name: string
  amount: number
  hours: number
  excessPaid: boolean
}): string =>
  `${name} ${formatYen(amount)}（月${hours}時間分）。${
    excessPaid ? '超えた分は追加で支給します。' : '超えた分の扱いは会社にご確認ください。'
  }`

/** What an ad says where there is none. */
export const noFixedOvertime = 'なし（残業代は働いた分を支給します）'

/** 住宅手当 月1万円（条件） */
export const allowanceLine = ({
  name,
  amount,
  note,
}: {
  name: string
  amount: number | null
  note: string | null
}): string => `${name}${amount === null ? '' : ` ${formatMan(amount)}`}${note === null ? '' : `（${note}）`}`

/** あり（月平均18時間）, なし */
export const overtimeLine = ({
  exists,
  hoursPerMonth,
}: {
  exists: boolean
  hoursPerMonth: number | null
}): string => {
  if (!exists) return 'なし'
  return hoursPerMonth === null ? 'あり' : `あり（月平均${hoursPerMonth}時間）`
}

/** The word before the least wage: 基本給 where it is paid by the month or year. */
export const baseWageName = (unit: WageUnit): string =>
  unit === 'month' || unit === 'year' ? `基本給（${wageUnitNames[unit]}）` : wageUnitNames[unit]

/** How long an ad gives its company for the first answer. */
export const replyLine = (replyByDays: number): string => `応募から${replyByDays}日以内`
