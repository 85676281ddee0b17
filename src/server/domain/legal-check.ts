import type { LegalField, LegalFinding } from '#contract/legal/finding.ts'
import { legalRules, type LegalCode } from '#contract/legal/rules.ts'
import type { LegalFacts } from './legal/facts.ts'
import type { Rule } from './legal/hit.ts'
import { contractChecks } from './legal/rules-of-contract.ts'
import { fairnessChecks } from './legal/rules-of-fairness.ts'
import { hoursChecks } from './legal/rules-of-hours.ts'
import { programmeChecks } from './legal/rules-of-programmes.ts'
import { wageChecks } from './legal/rules-of-wage.ts'
import { workChecks } from './legal/rules-of-work.ts'
import { adTexts } from './legal/texts.ts'

const checks: Record<LegalCode, Rule> = {
  ...workChecks,
  ...contractChecks,
  ...hoursChecks,
  ...wageChecks,
  ...fairnessChecks,
  ...programmeChecks,
}

const isCode = (name: string): name is LegalCode => Object.hasOwn(legalRules, name)
const codes = Object.keys(legalRules).filter(isCode)

/** 09:00 of a form, 09:00:00 of the database. */
const seconds = /^(\d\d:\d\d):00$/

/** All that an ad states in the field of a finding. */
const statedIn = ({ recruiter, workplaces, placeWords, ...facts }: LegalFacts, field: LegalField): string => {
  const values: Partial<Record<LegalField, unknown>> = {
    ...facts,
    recruiter,
    workplaces: [workplaces, placeWords],
  }
  const value = values[field] ?? null
  return JSON.stringify(typeof value === 'string' ? value.replace(seconds, '$1') : value)
}

/** The free texts in which the words of a finding stand. */
const around = (facts: LegalFacts, words: string | null): string[] =>
  adTexts(facts)
    .all.filter(({ text, joined }) => words !== null && (text.includes(words) || joined.includes(words)))
    .map(({ text }) => text)

/**
 * Names a finding by its rule, the words that gave rise to it, and all that their text and its field state: of any other text it
 * is another finding.
 */
export const findingKey = (facts: LegalFacts, { code, field, words }: LegalFinding): string =>
  JSON.stringify([code, field, words, statedIn(facts, field), around(facts, words)])

/**
 * What an ad lacks or says against the law: every rule of `legalRules`, in their order. Nothing is rewritten. Empty: nothing
 * was found; only findings that block or ask for a review keep an ad from being published. What the operator accepted is left
 * out.
 */
export const checkJobPost = (facts: LegalFacts): LegalFinding[] => {
  const texts = adTexts(facts)
  return codes
    .flatMap((code) =>
      checks[code](facts, texts).map(({ field, words, advice }) => ({
        ...legalRules[code],
        ...(field === null ? {} : { field }),
        ...(advice === null ? {} : { advice }),
        code,
        words,
      })),
    )
    .filter((finding) => facts.accepted.size === 0 || !facts.accepted.has(findingKey(facts, finding)))
}
