import type { fairnessRules } from '#contract/legal/rules-of-fairness.ts'
import { positiveAction, sexIsNeeded } from '#contract/legal/wording/gender.ts'
import {
  demands,
  gendered,
  pressure,
  questions,
  selection,
  unequal,
  unwise,
  womenPreferred,
} from './fairness-searches.ts'
import type { Rule } from './hit.ts'

/** 均等法8条: an ad that says it mends the share of women may prefer them, as one whose work has to be done by women. */
const genderedWording: Rule = (_, { all }) => {
  const lawful = all.some(({ text }) => positiveAction.test(text) || sexIsNeeded.test(text))
  return [...gendered(all), ...(lawful ? [] : womenPreferred(all))]
}

export const fairnessChecks = {
  gendered_wording: genderedWording,
  unequal_treatment: (_, { all }) => unequal(all),
  unfair_question: (_, { asked }) => questions(asked),
  unfair_selection: (_, { asked }) => selection(asked),
  pressure_on_offers: (_, { all }) => pressure(all),
  questionnaire_demand: (_, { all }) => demands(all),
  unwise_condition: (_, { all }) => unwise(all),
} satisfies Record<keyof typeof fairnessRules, Rule>
