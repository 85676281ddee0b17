import { numberLimits, type ReplyPlace } from '#contract/job-post-numbers.ts'

/** Shares of companies' replies: a quarter of the companies is at or below `lower`, half at or below `middle`, and so on. */
export type ReplyQuarters = { companies: number; lower: number; middle: number; upper: number }

/** Where a share stands among all; null: there are too few to compare with. */
export const replyPlace = (percent: number, quarters: ReplyQuarters): ReplyPlace | null => {
  const { companies, lower, middle, upper } = quarters
  if (companies < numberLimits.companiesLeast) return null
  if (percent === middle) return 'middle'
  if (percent > middle) return percent >= upper ? 'upper_quarter' : 'upper_half'
  return percent <= lower ? 'lower_quarter' : 'lower_half'
}
