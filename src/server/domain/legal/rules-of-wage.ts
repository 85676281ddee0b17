import type { WageUnit } from '#contract/codes/job-post.ts'
import { formatWage } from '#contract/format/money.ts'
import type { wageRules } from '#contract/legal/rules-of-wage.ts'
import { unlawfulMeanings } from '#contract/legal/meaning/conditions.ts'
import { engagementWordings } from '#contract/legal/wording/engagement.ts'
import { probationWordings } from '#contract/legal/wording/probation.ts'
import { restWordings } from '#contract/legal/wording/rest.ts'
import { unpaidWordings } from '#contract/legal/wording/unpaid.ts'
import { unlawfulWordings } from '#contract/legal/wording/conditions.ts'
import { conditionStatements } from '#contract/legal/statements/statements.ts'
import { emptyWordings, promiseWordings } from '#contract/legal/wording/promises.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { hourlyPay } from '#server/domain/working-hours.ts'
import type { LegalFacts } from './facts.ts'
import { hidden, incomplete, over45, tooLow } from './fixed-overtime.ts'
import { hit, when, type Hit, type Rule } from './hit.ts'
import { belowMinimum, minimumUnsure } from './minimum-pay.ts'
import { wordsIn, type AdText } from './texts.ts'
import { shortBreak } from './written-break.ts'
import { trainingPayLower } from './training-pay.ts'
import { createWordingSearch, unlessDeniedAfter, withStatements } from './wording.ts'

/** Conditions against the law. */
export const unlawfulConditions = withStatements(
  unlessDeniedAfter(
    createWordingSearch(
      [...unlawfulWordings, ...unpaidWordings, ...probationWordings, ...restWordings, ...engagementWordings],
      unlawfulMeanings,
    ),
  ),
  conditionStatements,
)
const promises = createWordingSearch(promiseWordings)
const empty = createWordingSearch(emptyWordings)

/** What `judge` says of the pay of an hour, if the ad tells any pay. */
const ofHourlyPay =
  (judge: (hourly: number, facts: LegalFacts) => string | null): Rule =>
  (facts) => {
    const hourly = hourlyPay(facts)
    const words = hourly === null ? null : judge(hourly, facts)
    return words === null ? [] : [hit(words)]
  }

/** Above this no student is paid, though a wrong unit or a lure is often written so. Yen of the unit. */
const tooGood: Record<WageUnit, number> = {
  hour: 10_000,
  day: 80_000,
  month: 1_500_000,
  year: 20_000_000,
  unpaid: Infinity,
}
const widest = 1.5

/** Allowances that are in the amount told as the base pay. Fixed overtime is a finding of its own. */
const includesAllowances =
  /(?:諸手当|各種手当|(?:通勤|住宅|役職|職務|資格|家族|皆勤|地域)?(?<!残業|時間外)手当|交通費|賞与|ボーナス)(?:など|等)?(?:を|は|も)?(?:すべて|全て)?(?:含む|含み|含めた|含んだ|含まれ|込み|込)(?!.{0,3}ません)/

const allowancesIncluded: Rule = (_, { told }): Hit[] =>
  told
    .filter(({ field }) => field === 'wageNote' || field === 'title')
    .flatMap((text) => {
      const found = wordsIn(text, includesAllowances)
      return found === null ? [] : [hit(found, text.field)]
    })

const unlawfulCondition: Rule = (_, { all, told }) => {
  const hits = unlawfulConditions(all)
  const isTold = (field: AdText['field']) =>
    hits.some((other) => other.field === field && other.words?.includes('休憩') === true)
  return [
    ...hits,
    ...told.flatMap((text) => {
      const words = shortBreak(text)
      return words === null || isTold(text.field) ? [] : [hit(words, text.field)]
    }),
  ]
}

export const wageChecks = {
  wage_missing: when(
    ({ kind, wageUnit, wageMin }) => isEmployment(kind) && (wageUnit === 'unpaid' || wageMin === null),
  ),
  below_minimum_wage: ofHourlyPay(belowMinimum),
  minimum_wage_unsure: ofHourlyPay(minimumUnsure),
  fixed_overtime_incomplete: incomplete,
  fixed_overtime_excess_unpaid: when(({ fixedOvertimeExcessPaid }) => fixedOvertimeExcessPaid === false),
  fixed_overtime_too_low: tooLow,
  fixed_overtime_over_45: over45,
  fixed_overtime_hidden: (facts, { told }) => hidden(facts, told),
  fixed_overtime_without_overtime: when(
    ({ fixedOvertimeAmount, overtime }) => fixedOvertimeAmount !== null && !overtime,
  ),
  wage_includes_allowances: allowancesIncluded,
  training_pay_lower: trainingPayLower,
  wage_too_good: ({ wageUnit, wageMin, wageMax }) =>
    (wageMin ?? 0) >= tooGood[wageUnit] ? [hit(formatWage(wageUnit, wageMin, wageMax))] : [],
  wage_range_too_wide: ({ wageUnit, wageMin, wageMax }) =>
    wageMin !== null && wageMax !== null && wageMax > wageMin * widest
      ? [hit(formatWage(wageUnit, wageMin, wageMax))]
      : [],
  promise_without_figures: (_, { told }) => promises(told),
  unlawful_condition: unlawfulCondition,
  empty_phrase: (_, { told }) => empty(told),
} satisfies Record<keyof typeof wageRules, Rule>
