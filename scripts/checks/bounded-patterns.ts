const ad =
  'A text of an ad, at most 6,000 characters (src/contract/job-post-fields.ts), or of a letter; what repeats in it is bounded by figures.'

/** Files whose regular expressions are not all linear, or too large for recheck, and what bounds the text before they meet it. */
export const boundedPatterns: Readonly<Record<string, string>> = {
  'src/contract/legal/statements/burdens.ts': ad,
  'src/contract/legal/statements/deductions.ts': ad,
  'src/contract/legal/statements/leave.ts': ad,
  'src/contract/legal/statements/pay.ts': ad,
  'src/contract/legal/statements/payday.ts': ad,
  'src/contract/legal/statements/questions.ts': ad,
  'src/contract/legal/statements/rest.ts': ad,
  'src/contract/legal/statements/trial.ts': ad,
  'src/contract/legal/wording/conditions.ts': ad,
  'src/contract/legal/wording/crime.ts': ad,
  'src/contract/legal/wording/demands.ts': ad,
  'src/contract/legal/wording/pressure.ts': ad,
  'src/contract/legal/wording/private.ts': ad,
  'src/contract/legal/wording/probation.ts': ad,
  'src/contract/legal/wording/programmes.ts': ad,
  'src/contract/legal/wording/promises.ts': ad,
  'src/contract/legal/wording/unpaid.ts': ad,
  'src/server/domain/legal/fixed-overtime.ts': ad,
  'src/server/domain/legal/training-pay.ts': ad,
  'src/server/domain/legal/wording.ts': 'Joins patterns that are judged in their own files.',
}
