import type { LegalField } from '#contract/legal/finding.ts'
import { jobPostFieldNames, type JobPostField } from '#contract/job-post-fields.ts'
import { jobPostFacets, type JobPostFacet } from '#server/domain/job-post-facets.ts'
import type { LegalFacts } from './facts.ts'

/** A text of the ad with the field it was typed into, in one form of width (NFKC), without what nobody sees. */
export type AdText = {
  field: LegalField
  text: string
  /** Without white space amid Japanese writing, which parts no words. */
  joined: string
}

const unseen = /\p{Default_Ignorable_Code_Point}/gu
const spacing =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])\s+(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])/gu

const written = (entries: readonly (readonly [LegalField, string | null])[]): AdText[] =>
  entries.flatMap(([field, given]) => {
    const text = (given ?? '').replace(unseen, '').normalize('NFKC')
    return text === '' ? [] : [{ field, text, joined: text.replace(spacing, '') }]
  })

/** One text of free words that is no ad, as the search for wordings reads it. */
export const readWords = (field: LegalField, text: string): readonly AdText[] => written([[field, text]])

/** The first words of a text that a pattern is after; null: there are none. */
export const wordsIn = ({ text, joined }: AdText, pattern: RegExp): string | null =>
  (pattern.exec(text) ?? (joined === text ? null : pattern.exec(joined)))?.[0] ?? null

export type AdTexts = {
  all: readonly AdText[]
  /** Without what applicants are asked and how they are chosen. */
  told: readonly AdText[]
  asked: readonly AdText[]
  /** What is said of pay. */
  pay: readonly AdText[]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The free words of a field. */
const wordsOf = (field: JobPostField, facts: LegalFacts): string[] => {
  if (field === 'workplaces')
    return facts.placeWords
      .flatMap(({ name, access, city, street }) => [name, access, city, street])
      .filter(isText)
  if (field === 'allowances') return facts.allowances.map(({ name, note }) => `${name} ${note ?? ''}`)
  const values: Partial<Record<JobPostField, unknown>> = facts
  const value = values[field]
  return (Array.isArray(value) ? value : [value]).filter(isText)
}

/** Everything an ad says in free words. */
export const adTexts = (facts: LegalFacts): AdTexts => {
  const among = (words: JobPostFacet['words']) =>
    jobPostFieldNames
      .filter((field) => jobPostFacets[field].words === words)
      .flatMap((field) => written(wordsOf(field, facts).map((text) => [field, text] as const)))
  const [pay, asked] = [among('pay'), among('asked')]
  const told = [...among('told'), ...pay]
  return { all: [...told, ...asked], told, asked, pay }
}
