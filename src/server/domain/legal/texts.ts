import type { LegalField } from '#contract/legal/finding.ts'
import type { LegalFacts } from './facts.ts'

/** A text of the ad with the field it was typed into, in one form of width (NFKC). */
export type AdText = { field: LegalField; text: string }

const written = (entries: readonly (readonly [LegalField, string | null])[]): AdText[] =>
  entries.flatMap(([field, text]) =>
    text === null || text === '' ? [] : [{ field, text: text.normalize('NFKC') }],
  )

export type AdTexts = {
  all: readonly AdText[]
  /** Without what applicants are asked and how they are chosen. */
  told: readonly AdText[]
  asked: readonly AdText[]
  /** What is said of pay. */
  pay: readonly AdText[]
}

/** Everything an ad says in free words. The reason of an age limit is left out, since it names ages lawfully. */
export const adTexts = (facts: LegalFacts): AdTexts => {
  const pay = written([
    ['wageNote', facts.wageNote],
    ['bonus', facts.bonus],
    ['raise', facts.raise],
    ['travelCosts', facts.travelCosts],
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
      ['workplacesRange', facts.workplacesRange],
      ['renewalCriteria', facts.renewalCriteria],
      ['renewalLimit', facts.renewalLimit],
      ['probationConditions', facts.probationConditions],
      ['hoursNote', facts.hoursNote],
      ['holidays', facts.holidays],
      ['smokingNote', facts.smokingNote],
    ]),
    ...pay,
  ]
  return { all: [...told, ...asked], told, asked, pay }
}
