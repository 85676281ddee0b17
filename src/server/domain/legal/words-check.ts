import type { WordUse } from '#contract/legal/found-words.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { legalRules, type LegalCode } from '#contract/legal/rules.ts'
import { handedOverWordings } from '#contract/legal/wording/handed-over.ts'
import { everydayAgeWordings } from '#contract/legal/wording/people.ts'
import {
  demands,
  gendered,
  pressure,
  questions,
  selection,
  unequal,
  womenPreferred,
} from './fairness-searches.ts'
import type { Hit } from './hit.ts'
import { dangerSigns } from './rules-of-work.ts'
import { unlawfulConditions } from './rules-of-wage.ts'
import { readWords, type AdText } from './texts.ts'
import { createWordingSearch } from './wording.ts'

type Search = (texts: readonly AdText[]) => readonly Hit[]
type Searches = readonly (readonly [LegalCode, Search])[]

const ages = createWordingSearch(everydayAgeWordings)
const handedOver = createWordingSearch(handedOverWordings)

/** Whom a text wants, keeps out or puts under pressure. */
const ofPeople: Searches = [
  ['gendered_wording', (texts) => [...gendered(texts), ...womenPreferred(texts)]],
  ['unequal_treatment', (texts) => [...unequal(texts), ...ages(texts)]],
  ['pressure_on_offers', pressure],
  ['questionnaire_demand', demands],
]
const ofLetters: Searches = [...ofPeople, ['unfair_question', questions], ['unfair_selection', selection]]

const ofDanger = [
  'danger_signs',
  (texts: readonly AdText[]) => [...dangerSigns(texts), ...handedOver(texts)],
] as const

/** A profile speaks of families and weddings without asking; a student asks nobody. */
const searches: Readonly<Record<WordUse, Searches>> = {
  letter: ofLetters,
  profile: [...ofPeople, ['unlawful_condition', unlawfulConditions], ['danger_signs', dangerSigns]],
  message: [...ofLetters, ofDanger],
  own_message: [ofDanger],
}

/** What a text that is no ad says although nobody may; the rules are those of ads. Empty: nothing was found. */
export const checkWords = (use: WordUse, text: string): LegalFinding[] => {
  const texts = readWords('questions', text)
  return searches[use].flatMap(([code, search]) =>
    search(texts).map(({ words, advice }) => ({
      ...legalRules[code],
      ...(advice === null ? {} : { advice }),
      code,
      words,
    })),
  )
}

/** True where a text has signs of crime. */
export const isDangerous = (findings: readonly LegalFinding[]): boolean =>
  findings.some(({ code }) => code === 'danger_signs')
