import type { hoursRules } from '#contract/legal/rules-of-hours.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { minutesPerDay } from '#server/domain/working-hours.ts'
import type { LegalFacts } from './facts.ts'
import { blank, hit, when, type Rule } from './hit.ts'
import { hoursPerWeek } from './working-week.ts'

const day = 86_400_000
const statutoryMinutes = 480
const statutoryWeek = 40
/** 労働基準法施行規則25条の2: trade, health, entertainment and hospitality with fewer than ten employees. */
const smallWeek = 44
const smallEmployees = 10
const smallIndustries = new Set(['I', 'M', 'N', 'P'])
/**
 * 労働基準法41条1号: farms and fisheries keep to no statutory hours, breaks and holidays. Forestry does, but shares their code:
 * what is not plain stops no ad.
 */
const outsideHours = new Set(['A', 'B'])
const keepsHours = ({ kind, recruiter }: LegalFacts): boolean =>
  isEmployment(kind) && !outsideHours.has(recruiter.industryCode)
const leastHolidays = 52
/** Two days off in each of 52 weeks. */
const fullTwoDays = 104
const overtimeLimit = 45

const inWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)}時間${minutes % 60 === 0 ? '' : `${minutes % 60}分`}`

const hoursTooLong: Rule = (facts) => {
  const minutes = minutesPerDay(facts)
  const averaged = facts.hoursSystem === 'variable' || facts.hoursSystem === 'shift'
  const deemed = facts.hoursSystem === 'discretionary'
  if (!keepsHours(facts) || averaged || deemed || minutes === null || minutes <= statutoryMinutes) return []
  return [hit(`1日${inWords(minutes)}`)]
}

const weekOf = ({ recruiter }: LegalFacts): number =>
  recruiter.employees !== null &&
  recruiter.employees < smallEmployees &&
  smallIndustries.has(recruiter.industryCode)
    ? smallWeek
    : statutoryWeek

/** By days of at most eight hours: longer ones are a finding of their own, or averaged. */
const weeklyHoursTooLong: Rule = (facts) => {
  const { hoursSystem, holidaysPerYear } = facts
  if (!keepsHours(facts) || hoursSystem === 'discretionary' || hoursTooLong(facts, none).length > 0) return []
  if (holidaysPerYear === null || holidaysPerYear < leastHolidays) return []
  const hours = hoursPerWeek(facts)
  if (hours === null || hours <= weekOf(facts)) return []
  return [hit(`年間休日${holidaysPerYear}日で週平均${hours.toFixed(1)}時間`)]
}
const none = { all: [], told: [], asked: [], pay: [] }

/** 労働基準法34条: 45 minutes above six hours, 60 above eight. */
const breakTooShort: Rule = (facts) => {
  const worked = minutesPerDay({ ...facts, deemedMinutes: null })
  if (!keepsHours(facts) || worked === null || facts.hoursSystem === 'shift') return []
  const needed = worked > statutoryMinutes ? 60 : worked > 360 ? 45 : 0
  return facts.breakMinutes < needed ? [hit(`${inWords(worked)}の労働に休憩${facts.breakMinutes}分`)] : []
}

/** The whole of the field says that there is none. */
const noHolidays = /^\s*(?:なし|無し?|ありません|特になし|ゼロ|0日)。?\s*$/
const workWeek = 6
/** Work of a few days has no week of which a day is off. */
const withinWeek = ({ termKind, termFrom, termTo }: LegalFacts): boolean =>
  termKind === 'fixed' &&
  termFrom !== null &&
  termTo !== null &&
  (Date.parse(termTo) - Date.parse(termFrom)) / day + 1 <= workWeek

const averagedSystems = new Set(['flex', 'variable', 'shift'])

export const hoursChecks = {
  hours_missing: when(
    ({ kind, startsAt, endsAt, hoursNote }) =>
      isEmployment(kind) && (startsAt === null || endsAt === null) && blank(hoursNote),
  ),
  hours_too_long: hoursTooLong,
  weekly_hours_too_long: weeklyHoursTooLong,
  break_too_short: breakTooShort,
  deemed_hours_missing: when(
    ({ hoursSystem, deemedMinutes }) => hoursSystem === 'discretionary' && deemedMinutes === null,
  ),
  deemed_hours_without_system: when(
    ({ hoursSystem, deemedMinutes }) => hoursSystem !== 'discretionary' && deemedMinutes !== null,
  ),
  discretionary_consent_unstated: when(
    ({ hoursSystem, hoursNote }) => hoursSystem === 'discretionary' && !(hoursNote ?? '').includes('同意'),
  ),
  hours_system_unexplained: when(
    ({ kind, hoursSystem, hoursNote }) =>
      isEmployment(kind) && averagedSystems.has(hoursSystem) && blank(hoursNote),
  ),
  overtime_hours_missing: when(
    ({ kind, overtime, overtimeHours }) => isEmployment(kind) && overtime && overtimeHours === null,
  ),
  overtime_over_limit: ({ overtimeHours }) =>
    overtimeHours !== null && overtimeHours > overtimeLimit ? [hit(`月平均${overtimeHours}時間`)] : [],
  holidays_missing: when(({ kind, holidays }) => isEmployment(kind) && blank(holidays)),
  holidays_too_few: (facts) => {
    const { holidays, holidaysPerYear } = facts
    if (!keepsHours(facts)) return []
    if (noHolidays.test(holidays.normalize('NFKC')) && !withinWeek(facts)) return [hit(holidays, 'holidays')]
    return holidaysPerYear !== null && holidaysPerYear < leastHolidays
      ? [hit(`年間休日${holidaysPerYear}日`)]
      : []
  },
  holidays_contradict: ({ holidays, holidaysPerYear }) =>
    /完全週休(?:2|２|二)日/.test(holidays) &&
    holidaysPerYear !== null &&
    holidaysPerYear >= leastHolidays &&
    holidaysPerYear < fullTwoDays
      ? [hit(`完全週休2日制で年間休日${holidaysPerYear}日`)]
      : [],
  yearly_holidays_unstated: when(
    ({ kind, wageUnit, wageMin, holidaysPerYear }) =>
      isEmployment(kind) &&
      (wageUnit === 'month' || wageUnit === 'year') &&
      wageMin !== null &&
      holidaysPerYear === null,
  ),
} satisfies Record<keyof typeof hoursRules, Rule>
