import { closeReasonNames, type CloseReason, type JobPostStatus } from '#contract/codes/job-post.ts'
import { formatDate } from '#contract/format/time.ts'

type Ended = {
  open: boolean
  status: JobPostStatus
  closeReason: CloseReason | null
  closedAt: string | null
  validThrough: string | null
}

/** `paused` may open again; `ended` is over since `at` (an instant, null when nothing tells). */
export type Ending =
  { kind: 'open' } | { kind: 'paused'; text: string } | { kind: 'ended'; at: string | null; text: string }

/** Whether an ad still takes applications, and what to say when not. */
export const endingOf = ({ open, status, closeReason, closedAt, validThrough }: Ended): Ending => {
  if (open) return { kind: 'open' }
  if (status === 'paused') return { kind: 'paused', text: '会社が受付を一時的に止めています。' }
  const at = closedAt ?? validThrough
  const reason = closeReason === null ? closeReasonNames.deadline : closeReasonNames[closeReason]
  const day = at === null ? '' : `${formatDate(at)}に`
  return { kind: 'ended', at, text: `${reason}、${day}募集を終えました。` }
}

/** Days that an ended ad stays readable; then its address answers 410. */
export const readableDays = 30

export const isGone = (ending: Ending, now: Date): boolean =>
  ending.kind === 'ended' &&
  ending.at !== null &&
  now.getTime() - Date.parse(ending.at) > readableDays * 24 * 60 * 60 * 1000
