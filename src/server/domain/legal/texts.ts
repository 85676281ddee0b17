import type { LegalField } from '#contract/legal/finding.ts'
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

/** Everything an ad says in free words. */
export const adTexts = (facts: LegalFacts): AdTexts => {
  const pay = written([
    ['wageNote', facts.wageNote],
    ['bonus', facts.bonus],
    ['raise', facts.raise],
    ['travelCosts', facts.travelCosts],
    ['fixedOvertimeName', facts.fixedOvertimeName],
    ...facts.allowances.map(({ name, note }) => ['allowances', `${name} ${note ?? ''}`] as const),
  ])
  const asked = written([
    ...facts.selectionFlow.map((step) => ['selectionFlow', step] as const),
    ...facts.questions.map((question) => ['questions', question] as const),
  ])
  const told = [
    ...written([
      ['title', facts.title],
      ['duties', facts.duties],
      ['dutiesRange', facts.dutiesRange],
      ['participants', facts.participants],
      ['eventDates', facts.eventDates],
      ...facts.placeWords.flatMap(({ name, access, city, street }) =>
        [name, access, city, street].map((words) => ['workplaces', words] as const),
      ),
      ['workplacesRange', facts.workplacesRange],
      ['renewalCriteria', facts.renewalCriteria],
      ['renewalLimit', facts.renewalLimit],
      ['probationConditions', facts.probationConditions],
      ['hoursNote', facts.hoursNote],
      ['holidays', facts.holidays],
      ['smokingNote', facts.smokingNote],
      ['ageLimitReason', facts.ageLimitReason],
    ]),
    ...pay,
  ]
  return { all: [...told, ...asked], told, asked, pay }
}
