import type { fairnessRules } from '#contract/legal/rules-of-fairness.ts'
import {
  genderedMeanings,
  pressureMeanings,
  questionMeanings,
  unequalMeanings,
} from '#contract/legal/meaning/people.ts'
import { unequalWordings } from '#contract/legal/wording/equality.ts'
import { genderedWordings, positiveAction, womenPreferredWordings } from '#contract/legal/wording/gender.ts'
import { demandWordings } from '#contract/legal/wording/demands.ts'
import { questionWordings, selectionWordings } from '#contract/legal/wording/questions.ts'
import type { Rule } from './hit.ts'
import { createWordingSearch } from './wording.ts'

const gendered = createWordingSearch(genderedWordings, genderedMeanings)
const womenPreferred = createWordingSearch(womenPreferredWordings)
const unequal = createWordingSearch(unequalWordings, unequalMeanings)
const questions = createWordingSearch(questionWordings, questionMeanings)
const selection = createWordingSearch(selectionWordings)
const pressure = createWordingSearch([], pressureMeanings)
const demands = createWordingSearch(demandWordings)

/** 均等法8条: an ad that says it mends the share of women may prefer them. */
const genderedWording: Rule = (_, { all }) => {
  const lawful = all.some(({ text }) => positiveAction.test(text))
  return [...gendered(all), ...(lawful ? [] : womenPreferred(all))]
}

export const fairnessChecks = {
  gendered_wording: genderedWording,
  unequal_treatment: (_, { all }) => unequal(all),
  unfair_question: (_, { asked }) => questions(asked),
  unfair_selection: (_, { asked }) => selection(asked),
  pressure_on_offers: (_, { all }) => pressure(all),
  questionnaire_demand: (_, { all }) => demands(all),
} satisfies Record<keyof typeof fairnessRules, Rule>
