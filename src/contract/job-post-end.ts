import type { JobPostStatus } from './codes/job-post.ts'

/** Days that an ended ad stays readable; then its address answers 410 (docs/product.md, "Expired ads"). */
export const readableDays = 30

const readableMilliseconds = readableDays * 24 * 60 * 60 * 1000

/** `before`: not shown to anyone yet. `over`: ended for good; what it states is changed no more. */
export const stageOf = {
  draft: 'before',
  in_review: 'before',
  scheduled: 'before',
  published: 'shown',
  paused: 'shown',
  closed: 'over',
  expired: 'over',
  removed: 'over',
} as const satisfies Record<JobPostStatus, 'before' | 'shown' | 'over'>

/** What tells when an ad ended. Both instants are null until they are known. */
export type JobPostTerm = { status: JobPostStatus; validThrough: Date | null; closedAt: Date | null }

/**
 * When the ad ended; null while it has not. The deadline ends it by itself, whether it is on the list or paused: the task
 * that writes `expired` may come later.
 */
export const endedAt = ({ status, validThrough, closedAt }: JobPostTerm, now: Date): Date | null => {
  switch (stageOf[status]) {
    case 'before':
      return null
    case 'shown':
      return validThrough !== null && validThrough <= now ? validThrough : null
    case 'over':
      return closedAt
  }
}

/** True when the ad ended more than 30 days ago: nobody is shown it any more. */
export const isGone = (ad: JobPostTerm, now: Date): boolean => {
  const end = endedAt(ad, now)
  return end !== null && now.getTime() - end.getTime() > readableMilliseconds
}
