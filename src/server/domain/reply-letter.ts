import type { LegalFinding } from '#contract/legal/finding.ts'
import { legalRules } from '#contract/legal/rules.ts'
import {
  genderedMeanings,
  pressureMeanings,
  questionMeanings,
  unequalMeanings,
} from '#contract/legal/meaning/people.ts'
import { demandWordings } from '#contract/legal/wording/demands.ts'
import { unequalWordings } from '#contract/legal/wording/equality.ts'
import { genderedWordings, womenPreferredWordings } from '#contract/legal/wording/gender.ts'
import { dividedWordings, everydayAgeWordings, keptOutWordings } from '#contract/legal/wording/people.ts'
import { pressureWordings } from '#contract/legal/wording/pressure.ts'
import { intrudingWordings, privateWordings } from '#contract/legal/wording/private.ts'
import { questionWordings, selectionWordings } from '#contract/legal/wording/questions.ts'
import {
  addressing,
  placeholdersIn,
  replacePlaceholders,
  written,
  type Placeholder,
} from '#contract/reply-template.ts'
import { createWordingSearch, unlessTakenBack } from './legal/wording.ts'
import { readWords } from './legal/texts.ts'

/** What stands in a letter for each placeholder; empty: it is not known. */
export type LetterValues = Readonly<Record<Placeholder, string>>

/**
 * A template with its placeholders filled in. Those without a value stay as they are written, and are named in `unfilled`:
 * such a letter is not sent.
 */
export const fillIn = (
  template: string,
  values: LetterValues,
): { text: string; unfilled: readonly Placeholder[] } => ({
  text: replacePlaceholders(template, (name) => (values[name] === '' ? written(name) : values[name])),
  unfilled: placeholdersIn(template).filter((name) => values[name] === ''),
})

/** True where a letter of this template says whom it is for. */
export const isAddressed = (template: string): boolean => {
  const found = placeholdersIn(template)
  return addressing.some((name) => found.includes(name))
}

/** What a letter may not ask, and may not give as a reason. */
const checks = {
  gendered_wording: createWordingSearch(
    [...genderedWordings, ...womenPreferredWordings, ...dividedWordings],
    genderedMeanings,
  ),
  unequal_treatment: unlessTakenBack(
    createWordingSearch([...unequalWordings, ...keptOutWordings, ...everydayAgeWordings], unequalMeanings),
  ),
  unfair_question: createWordingSearch([...questionWordings, ...privateWordings], questionMeanings),
  unfair_selection: createWordingSearch([...selectionWordings, ...intrudingWordings]),
  pressure_on_offers: unlessTakenBack(createWordingSearch(pressureWordings, pressureMeanings)),
  questionnaire_demand: createWordingSearch(demandWordings),
} as const
const codes = [
  'gendered_wording',
  'unequal_treatment',
  'unfair_question',
  'unfair_selection',
  'pressure_on_offers',
  'questionnaire_demand',
] as const

/** What a letter to an applicant says although nobody may; the rules are those of ads. Empty: nothing was found. */
export const checkLetter = (text: string): LegalFinding[] => {
  const texts = readWords('questions', text)
  return codes.flatMap((code) =>
    checks[code](texts).map(({ words, advice }) => ({
      ...legalRules[code],
      ...(advice === null ? {} : { advice }),
      code,
      words,
    })),
  )
}
