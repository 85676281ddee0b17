import { closeReasonNames, type CloseReason, type JobPostStatus } from '#contract/codes/job-post.ts'
import { formatDate } from '#contract/format/time.ts'
import { endedAt, isGone } from '#contract/job-post-end.ts'

type Ended = {
  open: boolean
  status: JobPostStatus
  closeReason: CloseReason | null
  closedAt: string | null
  validThrough: string | null
}

/** `paused` may open again; `ended` is over and still shown; `gone` is over since so long that its address answers 410. */
export type Ending =
  { kind: 'open' } | { kind: 'paused'; text: string } | { kind: 'ended'; text: string } | { kind: 'gone' }

const instant = (text: string | null) => (text === null ? null : new Date(text))

/** Whether an ad still takes applications, and what to say when not. Instants are ISO 8601 texts. */
export const endingOf = ({ open, closeReason, ...ad }: Ended, now: Date): Ending => {
  if (open) return { kind: 'open' }
  const term = {
    status: ad.status,
    validThrough: instant(ad.validThrough),
    closedAt: instant(ad.closedAt),
  }
  if (isGone(term, now)) return { kind: 'gone' }
  const end = endedAt(term, now)
  if (end === null && ad.status === 'paused')
    return { kind: 'paused', text: '会社が受付を一時的に止めています。' }
  const reason = closeReasonNames[closeReason ?? 'deadline']
  return {
    kind: 'ended',
    text: `${reason}、${end === null ? '' : `${formatDate(end.toISOString())}に`}募集を終えました。`,
  }
}
