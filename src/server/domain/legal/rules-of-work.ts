import type { workRules } from '#contract/legal/rules-of-work.ts'
import { boundMeanings, dangerMeanings, elsewhereMeanings } from '#contract/legal/meaning/work.ts'
import { dangerStatements } from '#contract/legal/statements/danger.ts'
import {
  contractingWordings,
  dispatchWordings,
  elsewhereWordings,
  freelanceWordings,
} from '#contract/legal/wording/conditions.ts'
import { crimeWordings } from '#contract/legal/wording/crime.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { blank, hit, when, type Rule } from './hit.ts'
import { saysNothing } from './vague-range.ts'
import { createWordingSearch, unlessTakenBack, withStatements } from './wording.ts'

const dispatched = createWordingSearch(dispatchWordings)
const contracting = createWordingSearch(contractingWordings)
const freelance = createWordingSearch(freelanceWordings, boundMeanings)
const elsewhere = createWordingSearch(elsewhereWordings, elsewhereMeanings)
/** Signs of crime. */
export const dangerSigns = withStatements(
  unlessTakenBack(createWordingSearch(crimeWordings, dangerMeanings)),
  dangerStatements,
)

/** 名称, 所在地, 連絡先: three of the six items; the others are rules of their own. */
const recruiterIncomplete: Rule = ({ recruiter }) => {
  const missing = [
    blank(recruiter.legalName) ? '名称' : null,
    [recruiter.prefectureCode, recruiter.city, recruiter.street].some(blank) ? '所在地' : null,
    [recruiter.contactTel, recruiter.contactEmail, recruiter.contactForm].every(blank) ? '連絡先' : null,
  ].filter((name) => name !== null)
  return missing.length === 0 ? [] : [hit(missing.join('、'))]
}

/** A scope of changes that leaves open what may change. */
const vagueRange = (kind: JobPostKind, text: string) =>
  isEmployment(kind) && saysNothing(text) ? [hit(text.trim())] : []

export const workChecks = {
  duties_missing: when(({ kind, duties }) => isEmployment(kind) && blank(duties)),
  duties_range_missing: when(({ kind, dutiesRange }) => isEmployment(kind) && blank(dutiesRange)),
  workplace_missing: when(({ kind, workplaces }) => isEmployment(kind) && workplaces.length === 0),
  workplace_address_incomplete: when(({ workplaces }) =>
    workplaces.some(({ city, street }) => blank(city) || blank(street)),
  ),
  workplaces_range_missing: when(({ kind, workplacesRange }) => isEmployment(kind) && blank(workplacesRange)),
  duties_range_vague: ({ kind, dutiesRange }) => vagueRange(kind, dutiesRange),
  workplaces_range_vague: ({ kind, workplacesRange }) => vagueRange(kind, workplacesRange),
  recruiter_incomplete: recruiterIncomplete,
  selection_missing: when(({ kind, selectionFlow }) => isEmployment(kind) && selectionFlow.every(blank)),
  dispatch_unstated: (facts, { told }) => (facts.dispatch ? [] : dispatched(told)),
  contracting_like_dispatch: (facts, { told }) => (facts.dispatch ? [] : contracting(told)),
  not_employment: ({ kind }, { told }) => (isEmployment(kind) ? freelance(told) : []),
  danger_signs: (_, { all }) => dangerSigns(all),
  stated_elsewhere: (_, { all }) => elsewhere(all),
} satisfies Record<keyof typeof workRules, Rule>
