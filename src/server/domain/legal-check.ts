import type { LegalFinding } from '#contract/legal/finding.ts'
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

/** Names a finding by its rule, its place and the words that gave rise to it. */
export const findingKey = ({ code, field, words }: Pick<LegalFinding, 'code' | 'field' | 'words'>): string =>
  `${code} ${field} ${words ?? ''}`

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
    .filter((finding) => !facts.accepted.has(findingKey(finding)))
}
