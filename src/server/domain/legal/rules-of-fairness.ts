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
import { intrudingWordings, privateWordings } from '#contract/legal/wording/private.ts'
import { dividedWordings, keptOutWordings } from '#contract/legal/wording/people.ts'
import { pressureWordings } from '#contract/legal/wording/pressure.ts'
import { questionWordings, selectionWordings } from '#contract/legal/wording/questions.ts'
import type { Hit, Rule } from './hit.ts'
import type { AdText } from './texts.ts'
import { createWordingSearch, unlessTakenBack } from './wording.ts'

const gendered = createWordingSearch([...genderedWordings, ...dividedWordings], genderedMeanings)
const womenPreferred = createWordingSearch(womenPreferredWordings)
const unequal = unlessTakenBack(
  createWordingSearch([...unequalWordings, ...keptOutWordings], unequalMeanings),
)
const questions = createWordingSearch([...questionWordings, ...privateWordings], questionMeanings)
const selection = createWordingSearch([...selectionWordings, ...intrudingWordings])
const pressure = unlessTakenBack(createWordingSearch(pressureWordings, pressureMeanings))
const demands = createWordingSearch(demandWordings)

/** 「お聞きしません」: the sentence says what is not asked, and asks nothing besides. */
const notAsked =
  /(?:聞き|伺い|尋ね|質問|調査|調べ|確認|求め|提出)[^。\n]{0,6}(?:しません|いたしません|ません|することはありません|行うことはありません|行いません)|行うことは(?:ありません|ございません)/
const asksBesides = /ください|下さい|教えて|記入|お?書き|ですか|ますか/
const isDenied = (sentence: string) => notAsked.test(sentence) && !asksBesides.test(sentence)
const isAsked = (texts: readonly AdText[], { field, words }: Hit): boolean => {
  if (words === null) return true
  const sentences = texts
    .filter((each) => each.field === field)
    .flatMap(({ text, joined }) => [text, joined].flatMap((each) => each.split(/[。\n]/)))
    .filter((sentence) => sentence.includes(words))
  return sentences.length === 0 || sentences.some((sentence) => !isDenied(sentence))
}

/** 均等法8条: an ad that says it mends the share of women may prefer them. */
const genderedWording: Rule = (_, { all }) => {
  const lawful = all.some(({ text }) => positiveAction.test(text))
  return [...gendered(all), ...(lawful ? [] : womenPreferred(all))]
}

export const fairnessChecks = {
  gendered_wording: genderedWording,
  unequal_treatment: (_, { all }) => unequal(all),
  unfair_question: (_, { asked }) => questions(asked).filter((found) => isAsked(asked, found)),
  unfair_selection: (_, { asked }) => selection(asked).filter((found) => isAsked(asked, found)),
  pressure_on_offers: (_, { all }) => pressure(all),
  questionnaire_demand: (_, { all }) => demands(all),
} satisfies Record<keyof typeof fairnessRules, Rule>
