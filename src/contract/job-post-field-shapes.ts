import type { CountUnit } from './written-number.ts'

/** The type of a choice: one of the codes of `codes/job-post.ts`, a yes or no, or a text. */
export type ChoiceType =
  | 'AgeLimitException'
  | 'HoursSystem'
  | 'JobPostKind'
  | 'Remote'
  | 'SmokingMeasure'
  | 'TermKind'
  | 'WageUnit'
  | 'boolean'
  | 'string'

/** How a field is typed. `most`: characters, or entries of a list; `least` and `most` of numbers in their unit. */
export type FieldShape =
  | { is: 'line' | 'text'; most: number }
  /** `none`: the name of leaving it open, where that says something. */
  | { is: 'choice'; type: ChoiceType; names: Readonly<Record<string, string>>; none?: string }
  /** Codes that are ticked. */
  | { is: 'codes'; type: 'InsuranceKind'; names: Readonly<Record<string, string>> }
  | { is: 'yen'; least: number; most: number }
  | { is: 'count'; least: number; most: number; unit: CountUnit; suffix: string }
  /** Minutes. */
  | { is: 'minutes'; least: number; most: number }
  | { is: 'time' | 'day' | 'deadline' }
  | { is: 'years'; most: number }
  /** One entry a line, of at most `each` characters. */
  | { is: 'lines'; most: number; each: number }
  /** `each`: characters of one. */
  | { is: 'questions'; most: number; each: number }
  | { is: 'workplaces' | 'allowances'; most: number }
  /** Each between two poles, or not said. */
  | { is: 'aspects' }

export const line = (most: number): FieldShape => ({ is: 'line', most })
export const text = (most: number): FieldShape => ({ is: 'text', most })
export const choice = (
  type: ChoiceType,
  names: Readonly<Record<string, string>>,
  none?: string,
): FieldShape => ({
  is: 'choice',
  type,
  names,
  ...(none === undefined ? {} : { none }),
})
export const yesNo = (yes: string, no: string, none?: string): FieldShape =>
  choice('boolean', { yes, no }, none)
export const count = (least: number, most: number, unit: CountUnit, suffix: string): FieldShape => ({
  is: 'count',
  least,
  most,
  unit,
  suffix,
})

const lists = new Set<FieldShape['is']>([
  'aspects',
  'allowances',
  'codes',
  'lines',
  'questions',
  'workplaces',
  'years',
])

/** True for a field of several entries, which is empty where nothing is stated. */
export const isList = (shape: FieldShape): boolean => lists.has(shape.is)

/** True for a field of which a keyboard of digits types all that is needed; months may be none, times have their colon. */
export const isNumeric = (shape: FieldShape): boolean =>
  shape.is === 'yen' || (shape.is === 'count' && shape.unit !== 'months')
