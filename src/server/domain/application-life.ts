import { applicantMoves } from '#contract/applicants.ts'
import { isMoveOf } from '#contract/application-track.ts'
import type { ApplicationActor, ApplicationStatus } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'

/** What an application's life is read from; both instants are null while it is a draft. */
export type ApplicationLife = {
  status: ApplicationStatus
  replyDueAt: Date | null
  /** When the company first answered; null: it has not. */
  answeredAt: Date | null
}

type Transition = {
  from: readonly ApplicationStatus[]
  to: ApplicationStatus
  by: readonly ApplicationActor[]
}

/** Sent, and not answered by the company yet. */
export const unansweredStatuses = ['submitted', 'viewed'] as const satisfies readonly ApplicationStatus[]
const beforeOffer = [...unansweredStatuses, 'screening', 'interview'] as const
/** Sent, and not ended: the company has it before it. */
export const underWayStatuses = [...beforeOffer, 'offered'] as const satisfies readonly ApplicationStatus[]
const companySide = ['company', 'operator'] as const

/** Every action on an application: the statuses it starts from, the one it leads to, and who may take it. */
export const applicationTransitions = {
  submit: { from: ['draft'], to: 'submitted', by: ['student'] },
  view: { from: ['submitted'], to: 'viewed', by: companySide },
  screen: { from: unansweredStatuses, to: 'screening', by: companySide },
  interview: { from: [...unansweredStatuses, 'screening'], to: 'interview', by: companySide },
  offer: { from: beforeOffer, to: 'offered', by: companySide },
  /** An offer is a contract under way (採用内定): it is not taken back by a press. */
  reject: { from: beforeOffer, to: 'not_selected', by: companySide },
  accept: { from: ['offered'], to: 'accepted', by: ['student'] },
  decline: { from: ['offered'], to: 'declined', by: ['student'] },
  withdraw: { from: beforeOffer, to: 'withdrawn', by: ['student'] },
  /** By the student once the promised day has passed, by the site 30 days later. */
  close: { from: unansweredStatuses, to: 'closed_no_reply', by: ['student', 'site'] },
} as const satisfies Record<string, Transition>

export type ApplicationAction = keyof typeof applicationTransitions

/** Days after the promised day in which a company may still answer. */
export const lateReplyDays = 30

/** Days after which what an ended application says of the person is erased. */
export const keptDays = { withdrawn: 30, other: 180 } as const

const dayMilliseconds = 24 * 60 * 60 * 1000
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMilliseconds)

const ended = new Set<ApplicationStatus>([
  'accepted',
  'declined',
  'not_selected',
  'withdrawn',
  'closed_no_reply',
])

/** True once nothing can happen to it any more. */
export const isEnded = (status: ApplicationStatus): boolean => ended.has(status)

/** True while a company has it before it. */
export const isUnderWay = (status: ApplicationStatus): boolean =>
  underWayStatuses.some((each) => each === status)

const isUnanswered = (status: ApplicationStatus): boolean =>
  unansweredStatuses.some((each) => each === status)

/** True from the promised instant on while the company has not answered. */
export const isOverdue = ({ status, replyDueAt }: ApplicationLife, now: Date): boolean =>
  isUnanswered(status) && replyDueAt !== null && replyDueAt <= now

/** When the company can no longer answer, and the site ends the application. Null: a draft. */
export const lastReplyAt = ({ replyDueAt }: Pick<ApplicationLife, 'replyDueAt'>): Date | null =>
  replyDueAt === null ? null : daysAfter(replyDueAt, lateReplyDays)

export type ApplicationMove = {
  kind: 'moved'
  status: ApplicationStatus
  /** The company answers with this move, after the promised instant. */
  late: boolean
  answeredAt: Date | null
  closedAt: Date | null
  eraseAt: Date | null
}

/** `status`: it does not start from here. `actor`: it is not theirs to do. `time`: too early or too late for it. `kind`: it is no part of what is applied for. */
export type MoveRefusal = 'status' | 'actor' | 'time' | 'kind'
export type ApplicationMoveAnswer = ApplicationMove | { kind: 'refused'; because: MoveRefusal }

const isOfKind = (kind: JobPostKind, action: ApplicationAction): boolean => {
  const move = applicantMoves.find((each) => each === action)
  return move === undefined || isMoveOf(kind, move)
}

const isTime = (life: ApplicationLife, action: ApplicationAction, actor: ApplicationActor, now: Date) => {
  const last = lastReplyAt(life)
  const isOver = last !== null && last <= now
  if (action === 'close') return actor === 'site' ? isOver : isOverdue(life, now)
  return !(isOver && isUnanswered(life.status) && companySide.some((each) => each === actor))
}

/** What becomes of an application to an ad of this kind by an action at this instant. That the ad is open is not asked here. */
export const moveApplication = (
  { jobPostKind, ...life }: ApplicationLife & { jobPostKind: JobPostKind },
  action: ApplicationAction,
  actor: ApplicationActor,
  now: Date,
): ApplicationMoveAnswer => {
  const { from, to, by }: Transition = applicationTransitions[action]
  if (!by.includes(actor)) return { kind: 'refused', because: 'actor' }
  if (!isOfKind(jobPostKind, action)) return { kind: 'refused', because: 'kind' }
  if (!from.includes(life.status)) return { kind: 'refused', because: 'status' }
  if (!isTime(life, action, actor, now)) return { kind: 'refused', because: 'time' }
  const answers = life.answeredAt === null && ['screen', 'interview', 'offer', 'reject'].includes(action)
  return {
    kind: 'moved',
    status: to,
    late: answers && isOverdue(life, now),
    answeredAt: answers ? now : life.answeredAt,
    closedAt: isEnded(to) ? now : null,
    eraseAt: isEnded(to) ? daysAfter(now, to === 'withdrawn' ? keptDays.withdrawn : keptDays.other) : null,
  }
}
