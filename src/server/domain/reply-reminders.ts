import { daysUntil, japaneseDay } from '#contract/format/time.ts'

/** Days before the promised one on which the company is reminded. */
const remindedBefore: readonly number[] = [3, 1]

/** The last day on which an answer is in time, YYYY-MM-DD in Japan: the promised instant may be midnight after it. */
export const replyDay = (replyDueAt: Date): string =>
  japaneseDay(new Date(replyDueAt.getTime() - 1).toISOString())

/**
 * True on the days, in Japan, on which a company is reminded of an unanswered application. Not on the day on which it was
 * sent: the company was just told of it.
 */
export const isReminded = (
  { submittedAt, replyDueAt }: { submittedAt: Date; replyDueAt: Date },
  now: Date,
): boolean =>
  replyDueAt > now &&
  remindedBefore.includes(daysUntil(replyDay(replyDueAt), now)) &&
  japaneseDay(submittedAt.toISOString()) !== japaneseDay(now.toISOString())
