/** What one application says of its company's replies. Drafts have none. */
export type ReplyFacts = {
  submittedAt: Date
  /** The promised instant. */
  replyDueAt: Date
  /** The company's first answer. */
  answeredAt: Date | null
  /** When the candidacy ended, by whomever. */
  closedAt: Date | null
}

/** `medianDays`: to the first answer, late ones too, to a tenth; null: nobody was answered. */
export type ReplyNumbers = { answeredPercent: number; medianDays: number | null }

/** Fewer say nothing of a company, and would tell of single people. */
export const applicationsLeast = 5

/** Since when applications count: a year to the day. */
export const countedSince = (now: Date): Date => {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - 1)
  return since
}

const day = 86_400_000

type Outcome = 'in time' | 'late' | 'missed' | 'not counted'

const outcomeOf = ({ replyDueAt, answeredAt, closedAt }: ReplyFacts, now: Date): Outcome => {
  if (answeredAt !== null) return answeredAt < replyDueAt ? 'in time' : 'late'
  // Withdrawn before the promised instant, or waiting for it: the company has broken no promise.
  return (closedAt ?? now) < replyDueAt ? 'not counted' : 'missed'
}

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [upper, lower] = [sorted[middle], sorted[middle - 1]]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2
}

/**
 * A company's reply numbers at an instant, by the rule that /terms tells: of the applications of the last twelve months,
 * how many were first answered before the promised instant, of all that were answered or whose instant passed without
 * an answer; rounded down. Null: fewer than five count.
 */
export const replyNumbers = (facts: readonly ReplyFacts[], now: Date): ReplyNumbers | null => {
  const since = countedSince(now)
  const counted = facts
    .filter(({ submittedAt }) => submittedAt > since)
    .map((each) => ({ ...each, outcome: outcomeOf(each, now) }))
    .filter(({ outcome }) => outcome !== 'not counted')
  if (counted.length < applicationsLeast) return null
  const inTime = counted.filter(({ outcome }) => outcome === 'in time').length
  const days = counted.flatMap(({ submittedAt, answeredAt }) =>
    answeredAt === null ? [] : [(answeredAt.getTime() - submittedAt.getTime()) / day],
  )
  const middle = median(days)
  return {
    answeredPercent: Math.floor((inTime * 100) / counted.length),
    medianDays: middle === null ? null : Math.round(middle * 10) / 10,
  }
}
