import type { AnswerValue, Answers } from '#contract/questionnaires/questionnaire.ts'

/** An answer with when it was given, by the clock of the site, in milliseconds since 1970. */
export type TimedAnswer = { value: AnswerValue; at: number; milliseconds?: number }
export type TimedAnswers = Readonly<Record<string, TimedAnswer>>

type SentAnswer = {
  item: string
  value: AnswerValue
  at: number
  milliseconds: number | null
}

/** `sentAt`: by the clock of the device that gave the answers; `now`: by that of the site. Milliseconds since 1970. */
type Clocks = { sentAt: number; now: number }

/**
 * Brings answers of a device together with what is kept: of each item the answer that was given last, whichever device it
 * came from and in whatever order they arrive; of the same instant the one that comes later. Sent twice it changes nothing. A clock that is wrong is set right by when
 * the answers were sent; none is later than now. Items that are not among `items` are left out.
 */
export const mergeAnswers = (
  kept: TimedAnswers,
  sent: readonly SentAnswer[],
  { sentAt, now }: Clocks,
  items: ReadonlySet<string>,
): TimedAnswers => {
  const merged = new Map(Object.entries(kept).filter(([item]) => items.has(item)))
  for (const { item, value, at, milliseconds } of sent) {
    if (!items.has(item)) continue
    const given = Math.min(now, Math.max(0, at + now - sentAt))
    const other = merged.get(item)
    if (other !== undefined && other.at > given) continue
    merged.set(item, { value, at: given, ...(milliseconds !== null && { milliseconds }) })
  }
  return Object.fromEntries(merged)
}

/** What is scored. */
export const untimed = (answers: TimedAnswers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([item, { at: _at, ...answer }]) => [item, answer] as const))
