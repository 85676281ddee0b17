import type { contractRules } from '#contract/legal/rules-of-contract.ts'
import { everydayAgeWordings } from '#contract/legal/wording/people.ts'
import { ageWordings } from '#contract/legal/wording/equality.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import type { LegalFacts } from './facts.ts'
import { blank, hit, when, type Rule } from './hit.ts'
import { writtenBelowMinimum, writtenPay } from './written-pay.ts'
import { createWordingSearch } from './wording.ts'
import { hoursPerWeek } from './working-week.ts'

const ages = createWordingSearch([...ageWordings, ...everydayAgeWordings])
const day = 86_400_000
const longestTermYears = 3
const longestProbation = 6
/** 健康保険法3条1項: three quarters of forty hours. 雇用保険法6条. */
const socialHours = 30
const employmentHours = 20
/** Days of a term above which the insurances apply: 2 months, and 31 days. */
const socialDays = 62
const employmentDays = 31

/** Days of the term, both ends counted; null: without a term, or it is not told. */
const termDays = ({ termKind, termFrom, termTo }: LegalFacts): number | null =>
  termKind === 'indefinite' || termFrom === null || termTo === null
    ? null
    : (Date.parse(termTo) - Date.parse(termFrom)) / day + 1

const termMissing: Rule = ({ kind, termKind, termFrom, termTo }) => {
  if (termKind !== 'fixed' || !isEmployment(kind)) return []
  return [
    ...(termFrom === null ? [hit(null, 'termFrom')] : []),
    ...(termTo === null ? [hit(null, 'termTo')] : []),
  ]
}

const termTooLong: Rule = ({ kind, termKind, termFrom, termTo }) => {
  if (!isEmployment(kind) || termKind !== 'fixed' || termFrom === null || termTo === null) return []
  const last = `${Number(termFrom.slice(0, 4)) + longestTermYears}${termFrom.slice(4)}`
  return termTo > last ? [hit(`${termFrom}から${termTo}まで`)] : []
}

const renewalMissing: Rule = ({ kind, termKind, renewalCriteria, renewalLimit }) => {
  if (termKind !== 'fixed' || !isEmployment(kind)) return []
  return [
    ...(blank(renewalCriteria) ? [hit(null, 'renewalCriteria')] : []),
    ...(blank(renewalLimit) ? [hit(null, 'renewalLimit')] : []),
  ]
}

const differs = /異な(?!りま?せ)|変わ(?:る|ります)|下が|減額|低く|割合で/
/** 「変わることはありません」「減額しません」 */
const differsNot =
  /(?:名札|制服|色|席|呼び方)[^。\n]{0,6}変わ(?:る|ります)|(?:異な|変わ|下が|減額|低く)[^。\n]{0,8}(?:ません|ない|なし)/g
/** The conditions differ, yet no figure says how. */
const differenceUnstated: Rule = ({ probationMonths, probationConditions }) => {
  const text = (probationConditions ?? '').normalize('NFKC')
  return probationMonths > 0 && differs.test(text.replaceAll(differsNot, '')) && !/\d/.test(text)
    ? [hit(text.slice(0, 80))]
    : []
}

const amounts = new RegExp(writtenPay, 'g')

/** 時給1,000円 or 月給18万円 in the conditions of the probation. */
const probationBelowMinimum: Rule = (facts) => {
  if (facts.probationMonths === 0) return []
  const text = (facts.probationConditions ?? '').normalize('NFKC')
  return [...text.matchAll(amounts)].flatMap(([written]) => {
    const words = writtenBelowMinimum(written, facts, text)
    return words === null ? [] : [hit(words)]
  })
}

const voluntaryIndustries = new Set(['A', 'B'])
const voluntaryEmployees = 5
/** Farms and fisheries of one person with fewer than five employees join these insurances if they like (暫定任意適用事業). */
const mayStayOut = ({ recruiter: { corporateNumber, industryCode, employees } }: LegalFacts): boolean =>
  corporateNumber === null &&
  voluntaryIndustries.has(industryCode) &&
  employees !== null &&
  employees < voluntaryEmployees

/** A full week where the ad does not tell its hours, for people who are hired after they graduate. */
const weekOf = (facts: LegalFacts): number => hoursPerWeek(facts) ?? (facts.kind === 'new_grad' ? 40 : 0)

const socialInsuranceMissing: Rule = (facts) => {
  const lacking = !facts.insurance.includes('health') || !facts.insurance.includes('pension')
  const corporation = facts.recruiter.corporateNumber !== null
  const long = (termDays(facts) ?? Infinity) > socialDays
  const hours = weekOf(facts)
  return isEmployment(facts.kind) && corporation && lacking && long && hours >= socialHours
    ? [hit(`週${hours.toFixed(1)}時間`)]
    : []
}

/** Students of the daytime are left out (雇用保険法6条4号), so only who has graduated is looked at. */
const employmentInsuranceMissing: Rule = (facts) => {
  const lacking = !facts.insurance.includes('employment')
  const long = (termDays(facts) ?? Infinity) >= employmentDays
  return facts.kind === 'new_grad' &&
    !mayStayOut(facts) &&
    lacking &&
    long &&
    weekOf(facts) >= employmentHours
    ? [hit()]
    : []
}

const retirementAge = 60
const skillAges = { from: 30, to: 49 }
/** 施行規則1条の3第1項: 1号 up to the retirement age, 3号イ without experience, 3号ロ from 30 to 49; all without a term. */
const exceptionMisused: Rule = (facts) => {
  const { ageLimitException: exception, ageLimitMax: max, termKind } = facts
  if (exception === null) return []
  if (['1', '3i', '3ro'].includes(exception) && termKind !== 'indefinite')
    return [hit('期間の定めのある契約')]
  if (exception === '1' && max !== null && max < retirementAge) return [hit(`上限${max}歳`)]
  if (exception === '3ro' && max !== null && (max < skillAges.from || max > skillAges.to))
    return [hit(`上限${max}歳`)]
  const experience =
    exception === '3i' ? /(?:実務|業務|職務|社会人)経験\S{0,6}(?:必須|\d年以上)/.exec(facts.duties) : null
  return experience === null ? [] : [hit(experience[0])]
}

export const contractChecks = {
  term_missing: termMissing,
  term_too_long: termTooLong,
  renewal_missing: renewalMissing,
  probation_conditions_missing: when(
    ({ probationMonths, probationConditions }) => probationMonths > 0 && blank(probationConditions),
  ),
  probation_difference_unstated: differenceUnstated,
  probation_below_minimum_wage: probationBelowMinimum,
  probation_too_long: ({ probationMonths }) =>
    probationMonths > longestProbation ? [hit(`${probationMonths}か月`)] : [],
  insurance_missing: when(
    (facts) => isEmployment(facts.kind) && !mayStayOut(facts) && !facts.insurance.includes('accident'),
  ),
  employment_insurance_missing: employmentInsuranceMissing,
  social_insurance_missing: socialInsuranceMissing,
  smoking_unexplained: when(
    ({ kind, smoking, smokingNote }) => isEmployment(kind) && smoking === 'varies' && blank(smokingNote),
  ),
  smoking_with_minors: when(({ smoking, smokingNote }) => smoking === 'allowed' && blank(smokingNote)),
  age_limit_without_exception: ({ ageLimitMax, ageLimitException, ageLimitReason }) =>
    ageLimitMax !== null && (ageLimitException === null || blank(ageLimitReason))
      ? [hit(`上限${ageLimitMax}歳`)]
      : [],
  age_limit_exception_misused: exceptionMisused,
  // The reason of a limit names ages lawfully.
  age_limit_in_text: ({ ageLimitMax }, { all }) =>
    ageLimitMax === null ? ages(all.filter(({ field }) => field !== 'ageLimitReason')) : [],
} satisfies Record<keyof typeof contractRules, Rule>
