const ad =
  'A text of an ad, at most 6,000 characters (src/contract/job-post-fields.ts), or of a letter; what repeats in it is bounded by figures.'

/**
 * Files, and folders of files, whose regular expressions are not all linear, too large for recheck, or of which it says
 * another thing each time, and what bounds the text before they meet it.
 */
export const boundedPatterns: Readonly<Record<string, string>> = {
  'src/contract/legal/statements/': ad,
  'src/contract/legal/wording/': ad,
  'src/server/domain/legal/fixed-overtime.ts': ad,
  'src/server/domain/legal/training-pay.ts': ad,
  'src/server/domain/legal/wording.ts': 'Joins patterns that are judged in their own files.',
}
