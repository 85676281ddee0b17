import { contractRules } from './rules-of-contract.ts'
import { fairnessRules } from './rules-of-fairness.ts'
import { hoursRules } from './rules-of-hours.ts'
import { programmeRules } from './rules-of-programmes.ts'
import { wageRules } from './rules-of-wage.ts'
import { workRules } from './rules-of-work.ts'

/** Every rule by its code; `src/server/domain/legal-check.ts` finds what breaks it. */
export const legalRules = {
  ...workRules,
  ...contractRules,
  ...hoursRules,
  ...wageRules,
  ...fairnessRules,
  ...programmeRules,
} as const

export type LegalCode = keyof typeof legalRules

/** The rules as they are told to companies. */
export const legalRuleGroups = [
  { id: 'work', name: '仕事・就業場所・募集者', rules: workRules },
  { id: 'contract', name: '契約・保険・年齢', rules: contractRules },
  { id: 'hours', name: '時間・休日', rules: hoursRules },
  { id: 'wage', name: '賃金・約束の言葉', rules: wageRules },
  { id: 'fairness', name: '公正な募集と選考', rules: fairnessRules },
  { id: 'programmes', name: 'インターンシップ・催し', rules: programmeRules },
] as const
