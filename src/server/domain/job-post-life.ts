import type { CompanyStatus } from '#contract/codes/company.ts'
import type { CloseReason, JobPostStatus } from '#contract/codes/job-post.ts'
import type { JobPostTerm } from '#contract/job-post-end.ts'

/** What an ad's life is read from. `closedAt` and the deadline end it; `publishAt` is null until somebody sets it. */
export type JobPostLife = JobPostTerm & { publishAt: Date | null }

/** Statuses in which anyone may see an ad of an active company from `publishAt` on; of ended ones see contract/job-post-end. */
export const publicStatuses = [
  'published',
  'paused',
  'closed',
  'expired',
] as const satisfies readonly JobPostStatus[]

type Owner = { status: CompanyStatus }

/** True when anyone may see the ad. The same rule in SQL is `wherePublic` of database/job-post-conditions. */
export const isPublic = (
  { status, publishAt }: Pick<JobPostLife, 'status' | 'publishAt'>,
  company: Owner,
  now: Date,
): boolean =>
  publicStatuses.some((each) => each === status) &&
  company.status === 'active' &&
  publishAt !== null &&
  publishAt <= now

/** True when one can apply at this instant. In SQL: `whereOpen` of database/job-post-conditions. */
export const isOpen = (ad: Omit<JobPostLife, 'closedAt'>, company: Owner, now: Date): boolean =>
  isPublic(ad, company, now) && ad.status === 'published' && ad.validThrough !== null && ad.validThrough > now

/**
 * Every action on an ad: the statuses it starts from and the one it leads to. An ended ad never comes back, so that its
 * address, bookmarks and applications go on meaning what they meant; to recruit again is a new ad (`isCopyable`).
 */
export const transitions = {
  submit: { from: ['draft'], to: 'in_review' },
  /** Sent back by the operator, or taken back by the company, to be changed. */
  return: { from: ['in_review', 'scheduled'], to: 'draft' },
  schedule: { from: ['draft', 'in_review'], to: 'scheduled' },
  publish: { from: ['draft', 'in_review', 'scheduled'], to: 'published' },
  pause: { from: ['published'], to: 'paused' },
  resume: { from: ['paused'], to: 'published' },
  /** A scheduled ad is returned instead: closed, it would be shown as an ended one from its day on. */
  close: { from: ['published', 'paused'], to: 'closed' },
  expire: { from: ['published', 'paused'], to: 'expired' },
  /** A take-down. What only its company has seen is not taken down. */
  remove: { from: ['in_review', 'scheduled', 'published', 'paused', 'closed', 'expired'], to: 'removed' },
} as const satisfies Record<string, { from: readonly JobPostStatus[]; to: JobPostStatus }>

export type JobPostAction = keyof typeof transitions

/** Closing wants a reason; an expiry and a take-down have one each. */
export type JobPostMove =
  | { action: Exclude<JobPostAction, 'close'> }
  | { action: 'close'; reason: Exclude<CloseReason, 'deadline' | 'violation'> }

export type MoveAnswer =
  | { kind: 'moved'; status: JobPostStatus; closeReason: CloseReason | null; closedAt: Date | null }
  /** `status`: the action does not start from here. `time`: it is too early or too late for it. */
  | { kind: 'refused'; because: 'status' | 'time' }

/** Where an action leads from a status; null when it does not start there. */
export const statusAfter = (status: JobPostStatus, action: JobPostAction): JobPostStatus | null => {
  const { from, to } = transitions[action]
  return from.some((each) => each === status) ? to : null
}

const isTime = (action: JobPostAction, { publishAt, validThrough }: JobPostLife, now: Date): boolean => {
  switch (action) {
    case 'schedule':
      return publishAt !== null && publishAt > now && validThrough !== null && validThrough > publishAt
    case 'publish':
      return publishAt !== null && publishAt <= now && validThrough !== null && validThrough > now
    case 'resume':
      return validThrough !== null && validThrough > now
    case 'expire':
      return validThrough !== null && validThrough <= now
    case 'submit':
    case 'return':
    case 'pause':
    case 'close':
    case 'remove':
      return true
  }
}

/** What the row of the ad becomes by a move at this instant. Who may make the move is not asked here. */
export const moveJobPost = (ad: JobPostLife, move: JobPostMove, now: Date): MoveAnswer => {
  const status = statusAfter(ad.status, move.action)
  if (status === null) return { kind: 'refused', because: 'status' }
  if (!isTime(move.action, ad, now)) return { kind: 'refused', because: 'time' }
  switch (move.action) {
    case 'close':
      return { kind: 'moved', status, closeReason: move.reason, closedAt: now }
    case 'expire':
      // The deadline, however late it is noticed: the thirty days run from there.
      return { kind: 'moved', status, closeReason: 'deadline', closedAt: ad.validThrough }
    case 'remove':
      return { kind: 'moved', status, closeReason: 'violation', closedAt: ad.closedAt ?? now }
    case 'submit':
    case 'return':
    case 'schedule':
    case 'publish':
    case 'pause':
    case 'resume':
      return { kind: 'moved', status, closeReason: null, closedAt: null }
  }
}

/** True when a new draft may be made from the ad, its own or an ended one; what was taken down is not repeated. */
export const isCopyable = (status: JobPostStatus): boolean => status !== 'removed'

/** True when the ad has ended and a new draft may be made of it, to recruit once more. */
export const isRelistable = (status: JobPostStatus): boolean => status === 'closed' || status === 'expired'
