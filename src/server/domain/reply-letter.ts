import type { LegalFinding } from '#contract/legal/finding.ts'
import {
  addressing,
  placeholdersIn,
  replacePlaceholders,
  written,
  type Placeholder,
} from '#contract/reply-template.ts'
import { checkWords } from './legal/words-check.ts'

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

/** What a letter to an applicant says although nobody may. Empty: nothing was found. */
export const checkLetter = (text: string): LegalFinding[] => checkWords('letter', text)
