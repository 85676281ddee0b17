import type { LegalField } from '#contract/legal/finding.ts'
import type { LegalFacts } from './facts.ts'
import type { AdTexts } from './texts.ts'

/** One breach of a rule. What is null is as the rule has it: its field, its advice; nothing to quote. */
export type Hit = { field: LegalField | null; words: string | null; advice: string | null }

/** Answers every breach of one rule, none when the ad keeps it. */
export type Rule = (facts: LegalFacts, texts: AdTexts) => readonly Hit[]

export const hit = (words: string | null = null, field: LegalField | null = null): Hit => ({
  field,
  words,
  advice: null,
})

/** The rule of one breach: `breaks` says whether the ad does. */
export const when =
  (breaks: (facts: LegalFacts) => boolean): Rule =>
  (facts) =>
    breaks(facts) ? [hit()] : []

export const blank = (text: string | null): boolean => text === null || text.trim() === ''
