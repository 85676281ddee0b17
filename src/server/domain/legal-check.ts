import type { LegalFinding } from '#contract/legal/finding.ts'
import { legalRules, type LegalCode } from '#contract/legal/rules.ts'
import { minimumWage } from './tables/minimum-wages.ts'
import { genderedWords, unfairQuestions, unfairSteps } from './tables/forbidden-words.ts'
import { isEmployment, type JobPostFacts } from './job-post-facts.ts'
import { hourlyPay, minutesPerDay } from './working-hours.ts'

/** What is checked beside the ad itself. */
export type Recruiter = {
  legalName: string
  prefectureCode: string
  city: string
  street: string
  contactTel: string | null
  contactEmail: string | null
  contactForm: string | null
}

export type LegalFacts = JobPostFacts & {
  /** At hire. */
  workplaces: readonly { prefectureCode: string; city: string; street: string }[]
  recruiter: Recruiter
}

type Rule = (facts: LegalFacts) => boolean | string | null

const blank = (text: string | null): boolean => text === null || text.trim() === ''
const day = 86_400_000
const shortBreakMinutes = 45
const longBreakMinutes = 60

/** Days, both ends counted, that a programme must last (三省合意, 2022 revision: 5日間以上, 2週間以上, 2か月以上). */
const leastDays: Partial<Record<LegalFacts['kind'], number>> = {
  internship_general: 5,
  internship_special: 14,
  internship_advanced: 60,
}

const termDays = ({ termFrom, termTo }: LegalFacts): number =>
  termFrom === null || termTo === null ? 0 : (Date.parse(termTo) - Date.parse(termFrom)) / day + 1

const allText = (facts: LegalFacts): string =>
  [
    facts.title,
    facts.duties,
    facts.dutiesRange,
    facts.workplacesRange,
    facts.holidays,
    facts.hoursNote ?? '',
    facts.wageNote ?? '',
    ...facts.selectionFlow,
    ...facts.questions,
  ].join('\n')

const firstMatch = (texts: readonly string[], patterns: readonly RegExp[]): string | null => {
  for (const text of texts) for (const pattern of patterns) if (pattern.test(text)) return text
  return null
}

/** 労働基準法34条: 45 minutes above six hours, 60 above eight. */
const breakTooShort: Rule = (facts) => {
  const worked = minutesPerDay(facts)
  if (worked === null) return false
  const needed = worked > 480 ? longBreakMinutes : worked > 360 ? shortBreakMinutes : 0
  return facts.breakMinutes < needed
}

const belowMinimum: Rule = (facts) => {
  const hourly = hourlyPay(facts)
  if (hourly === null) return false
  const needed = Math.max(...facts.workplaces.map(({ prefectureCode }) => minimumWage(prefectureCode)))
  return hourly < needed ? `${Math.floor(hourly)}円 < ${needed}円` : false
}

const rules: Record<LegalCode, Rule> = {
  duties_missing: ({ duties }) => blank(duties),
  duties_range_missing: ({ dutiesRange }) => blank(dutiesRange),
  workplace_missing: ({ workplaces }) => workplaces.length === 0,
  workplace_address_incomplete: ({ workplaces }) =>
    workplaces.some(({ city, street }) => blank(city) || blank(street)),
  workplaces_range_missing: ({ workplacesRange }) => blank(workplacesRange),
  term_missing: ({ termKind, termFrom, termTo }) =>
    termKind === 'fixed' && (termFrom === null || termTo === null),
  renewal_missing: ({ termKind, renewalCriteria, renewalLimit }) =>
    termKind === 'fixed' && (blank(renewalCriteria) || blank(renewalLimit)),
  probation_conditions_missing: ({ probationMonths, probationConditions }) =>
    probationMonths > 0 && blank(probationConditions),
  hours_missing: ({ startsAt, endsAt, hoursNote }) =>
    (startsAt === null || endsAt === null) && blank(hoursNote),
  break_too_short: breakTooShort,
  deemed_hours_missing: ({ hoursSystem, deemedMinutes }) =>
    hoursSystem === 'discretionary' && deemedMinutes === null,
  overtime_hours_missing: ({ overtime, overtimeHours }) => overtime && overtimeHours === null,
  holidays_missing: ({ holidays }) => blank(holidays),
  wage_missing: ({ kind, wageUnit, wageMin }) =>
    isEmployment(kind) && (wageUnit === 'unpaid' || wageMin === null),
  below_minimum_wage: belowMinimum,
  insurance_missing: ({ kind, insurance }) => isEmployment(kind) && !insurance.includes('accident'),
  recruiter_incomplete: ({ recruiter }) =>
    [recruiter.legalName, recruiter.prefectureCode, recruiter.city, recruiter.street].some(blank) ||
    [recruiter.contactTel, recruiter.contactEmail, recruiter.contactForm].every(blank),
  age_limit_without_exception: ({ ageLimitMax, ageLimitException, ageLimitReason }) =>
    ageLimitMax !== null && (ageLimitException === null || blank(ageLimitReason)),
  // 施行規則1条の3第1項3号イ: for contracts without a term only.
  age_limit_exception_misused: ({ ageLimitException, termKind }) =>
    ageLimitException === '3i' && termKind !== 'indefinite',
  gendered_wording: (facts) => {
    const text = allText(facts)
    return genderedWords.find((word) => text.includes(word)) ?? null
  },
  unfair_question: ({ questions }) => firstMatch(questions, unfairQuestions),
  unfair_selection: ({ selectionFlow }) => firstMatch(selectionFlow, unfairSteps),
  internship_misnamed: (facts) =>
    leastDays[facts.kind] === undefined ? (allText(facts).match(/インターン(シップ)?/)?.[0] ?? null) : false,
  internship_too_short: (facts) => termDays(facts) < (leastDays[facts.kind] ?? 0),
}

const codes = Object.keys(legalRules) as LegalCode[]

/**
 * What an ad lacks or says against the law before it may be published: 職業安定法5条の3 (2024-04 revision), 5条の4,
 * 労働施策総合推進法9条 (age), 男女雇用機会均等法5条, 公正な採用選考 (14 items), 最低賃金法4条, 三省合意 (2022 revision).
 * Empty: nothing was found. In the order of `legalRules`.
 */
export const checkJobPost = (facts: LegalFacts): LegalFinding[] =>
  codes.flatMap((code) => {
    const found = rules[code](facts)
    return found === false || found === null
      ? []
      : [{ ...legalRules[code], code, words: found === true ? null : found }]
  })
