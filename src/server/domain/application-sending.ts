import type { ApplicationStatus } from '#contract/codes/application.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const japan = 9 * 60 * 60 * 1000

/**
 * By when the company promised to answer: the last millisecond, in Japan, of the day that comes `replyByDays` after the day
 * of sending.
 */
export const replyDueAt = (submittedAt: Date, replyByDays: number): Date => {
  const day = Math.floor((submittedAt.getTime() + japan) / dayMilliseconds)
  return new Date((day + replyByDays + 1) * dayMilliseconds - japan - 1)
}

/** The first application, and one more after it was withdrawn. */
export const attemptsMax = 2

/**
 * The number of the application that a student may write to an ad now, by those they wrote before; null: none, since one
 * is under way, was answered or ended otherwise than by their own withdrawal, or was withdrawn twice. A draft is the one
 * that may be written.
 */
export const nextAttempt = (
  written: readonly { attempt: number; status: ApplicationStatus }[],
): number | null => {
  const last = written.toSorted((one, other) => other.attempt - one.attempt)[0]
  if (last === undefined) return 1
  if (last.status === 'draft') return last.attempt
  return last.status === 'withdrawn' && last.attempt < attemptsMax ? last.attempt + 1 : null
}

/** The questions, by place from 0, that are not answered yet. */
export const unanswered = (questions: readonly string[], answers: readonly string[]): number[] =>
  questions.flatMap((_, place) => ((answers[place] ?? '') === '' ? [place] : []))
