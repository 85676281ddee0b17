import type { JobPostKind } from '#contract/codes/job-post.ts'
import { isWorkingDay } from '#server/domain/working-days.ts'
import type { Brief } from './ad-brief.ts'
import { longestReply } from './ad-life.ts'
import { day, dayOf, inWords, type Vacation } from './calendar.ts'
import type { Programme } from './programme-text.ts'
import type { Random } from './random.ts'

export type Term = {
  termKind: 'indefinite' | 'fixed'
  termFrom: string | null
  termTo: string | null
  renewalCriteria: string | null
  renewalLimit: string | null
  probationMonths: number
  probationConditions: string | null
}

const later = (text: string, days: number): string =>
  new Date(Date.parse(text) + days * day).toISOString().slice(0, 10)

/** Nobody begins on a day off, nor at the turn of the year. */
const firstDay = (text: string): string => (isWorkingDay(text) ? text : firstDay(later(text, 1)))
const lastDay = (text: string): string => (isWorkingDay(text) ? text : lastDay(later(text, -1)))

/** 2026年12月〜2027年1月, 2027年1月〜2月, 2027年1月. */
const monthsInWords = (from: string, to: string): string => {
  const [year, month] = [from.slice(0, 4), `${Number(from.slice(5, 7))}月`]
  if (from.slice(0, 7) === to.slice(0, 7)) return `${year}年${month}`
  const until = `${Number(to.slice(5, 7))}月`
  return `${year}年${month}〜${year === to.slice(0, 4) ? '' : `${to.slice(0, 4)}年`}${until}`
}

/** When the programme or the first contract runs; employment without a term has no use for it. */
export const programmeOf = (
  random: Random,
  kind: JobPostKind,
  start: Date,
  vacation: Vacation,
): Omit<Programme, 'dates'> => {
  const season = vacation.name
  const [first, last] = [firstDay(vacation.from), lastDay(vacation.to)]
  switch (kind) {
    case 'internship_general':
      return { days: random.pick([5, 5, 5, 7]), season, from: first, to: last }
    case 'internship_special':
      return { days: random.pick([14, 14, 20]), season, from: first, to: last }
    case 'internship_advanced': {
      const to = lastDay(later(first, 89))
      return { days: 60, season: `${inWords(first)}から${inWords(to)}まで`, from: first, to }
    }
    case 'open_company':
    case 'career_education': {
      // Between now and then somebody applies, and hears whether they may come.
      const from = firstDay(dayOf(new Date(start.getTime() + random.int(longestReply + 8, 45) * day)))
      const to = lastDay(later(from, random.int(20, 45)))
      const days = kind === 'open_company' ? 1 : random.int(1, 3)
      return { days, season: monthsInWords(from, to), from, to }
    }
    case 'new_grad':
    case 'part_time':
    case 'paid_internship': {
      const from = firstDay(dayOf(new Date(start.getTime() + random.int(14, 40) * day)))
      return { days: 0, season: '', from, to: later(from, 182) }
    }
  }
}

const probation = (random: Random): Pick<Term, 'probationMonths' | 'probationConditions'> =>
  random.chance(0.8)
    ? {
        probationMonths: random.pick([3, 3, 3, 6]),
        probationConditions: '試用期間中も給与・待遇は変わりません。',
      }
    : { probationMonths: 0, probationConditions: null }

const indefinite = {
  termKind: 'indefinite',
  termFrom: null,
  termTo: null,
  renewalCriteria: null,
  renewalLimit: null,
} as const
const noProbation = { probationMonths: 0, probationConditions: null }

/** Term, renewal and probation by kind. */
export const termOf = (
  random: Random,
  kind: JobPostKind,
  { from, to }: Programme,
  brief: Brief | null,
): Term => {
  const fixed = { termKind: 'fixed', termFrom: from, termTo: to } as const
  if (kind === 'new_grad') return { ...indefinite, ...probation(random) }
  if (brief === null && (kind === 'part_time' || kind === 'paid_internship')) {
    if (kind === 'part_time' && random.chance(0.3)) return { ...indefinite, ...noProbation }
    return {
      ...fixed,
      renewalCriteria: random.pick([
        '契約期間満了時の業務量と勤務成績により判断します。',
        '本人の希望、勤務態度、業務の進み具合により判断します。',
      ]),
      renewalLimit: random.pick([
        '更新は通算4年まで',
        '更新は7回まで',
        '在学期間中に限り更新できます（通算5年まで）',
      ]),
      ...noProbation,
    }
  }
  return {
    ...fixed,
    renewalCriteria: '更新はありません。',
    renewalLimit: '更新なし',
    ...noProbation,
  }
}
