import type { LegalFinding } from '#contract/legal/finding.ts'
import { legalRules, type LegalCode } from '#contract/legal/rules.ts'
import { everydayAgeWordings } from '#contract/legal/wording/people.ts'
import {
  addressing,
  placeholdersIn,
  replacePlaceholders,
  written,
  type Placeholder,
} from '#contract/reply-template.ts'
import {
  demands,
  gendered,
  pressure,
  questions,
  selection,
  unequal,
  womenPreferred,
} from './legal/fairness-searches.ts'
import { createWordingSearch } from './legal/wording.ts'
import type { Hit } from './legal/hit.ts'
import { readWords, type AdText } from './legal/texts.ts'

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

const ages = createWordingSearch(everydayAgeWordings)
/** What a letter may not ask, and may not give as a reason. */
const checks = {
  gendered_wording: (texts) => [...gendered(texts), ...womenPreferred(texts)],
  unequal_treatment: (texts) => [...unequal(texts), ...ages(texts)],
  unfair_question: questions,
  unfair_selection: selection,
  pressure_on_offers: pressure,
  questionnaire_demand: demands,
} as const satisfies Partial<Record<LegalCode, (texts: readonly AdText[]) => Hit[]>>
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
