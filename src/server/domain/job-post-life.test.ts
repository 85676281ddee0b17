import { describe, expect, it } from 'vitest'
import { bulkStarts } from '#contract/bulk-ads.ts'
import { companyStatuses } from '#contract/codes/company.ts'
import { jobPostStatuses, type JobPostStatus } from '#contract/codes/job-post.ts'
import { endedAt, isGone } from '#contract/job-post-end.ts'
import {
  isCopyable,
  isOpen,
  isPublic,
  isRelistable,
  moveJobPost,
  statusAfter,
  transitions,
  type JobPostAction,
  type JobPostLife,
  type JobPostMove,
} from './job-post-life.ts'

const start = new Date('2026-10-01T00:00:00Z')
const deadline = new Date('2026-11-01T00:00:00Z')
const during = new Date('2026-10-15T00:00:00Z')
const moment = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)
const day = 86_400_000

const ad = (status: JobPostStatus, closedAt: Date | null = null): JobPostLife => ({
  status,
  publishAt: start,
  validThrough: deadline,
  closedAt,
})

const expected: Record<JobPostAction, Record<JobPostStatus, JobPostStatus | null>> = {
  // prettier-ignore
  submit:   { draft: 'in_review', in_review: null,        scheduled: null,        published: null,      paused: null,        closed: null,      expired: null,      removed: null },
  // prettier-ignore
  return:   { draft: null,        in_review: 'draft',     scheduled: 'draft',     published: null,      paused: null,        closed: null,      expired: null,      removed: null },
  // prettier-ignore
  schedule: { draft: 'scheduled', in_review: 'scheduled', scheduled: null,        published: null,      paused: null,        closed: null,      expired: null,      removed: null },
  // prettier-ignore
  publish:  { draft: 'published', in_review: 'published', scheduled: 'published', published: null,      paused: null,        closed: null,      expired: null,      removed: null },
  // prettier-ignore
  pause:    { draft: null,        in_review: null,        scheduled: null,        published: 'paused',  paused: null,        closed: null,      expired: null,      removed: null },
  // prettier-ignore
  resume:   { draft: null,        in_review: null,        scheduled: null,        published: null,      paused: 'published', closed: null,      expired: null,      removed: null },
  // prettier-ignore
  close:    { draft: null,        in_review: null,        scheduled: null,        published: 'closed',  paused: 'closed',    closed: null,      expired: null,      removed: null },
  // prettier-ignore
  expire:   { draft: null,        in_review: null,        scheduled: null,        published: 'expired', paused: 'expired',   closed: null,      expired: null,      removed: null },
  // prettier-ignore
  remove:   { draft: null,        in_review: 'removed',   scheduled: 'removed',   published: 'removed', paused: 'removed',   closed: 'removed', expired: 'removed', removed: null },
}

/** Instants at which nothing but the status can refuse the move. */
const inTime: Record<JobPostAction, Date> = {
  submit: during,
  return: during,
  schedule: moment(start, -1),
  publish: start,
  pause: during,
  resume: during,
  close: during,
  expire: deadline,
  remove: during,
}

const moveOf = (action: JobPostAction): JobPostMove =>
  action === 'close' ? { action, reason: 'filled' } : { action }

const pairs = (Object.keys(expected) as JobPostAction[]).flatMap((action) =>
  jobPostStatuses.map((status) => [status, action, expected[action][status]] as const),
)

describe('the life of an ad', () => {
  it('has every action in the matrix', () => {
    expect(Object.keys(transitions).toSorted()).toEqual(Object.keys(expected).toSorted())
    expect(pairs).toHaveLength(9 * 8)
  })

  it.each(pairs)('leads from %s by %s to %s', (status, action, to) => {
    expect(statusAfter(status, action)).toBe(to)
    const answer = moveJobPost(ad(status), moveOf(action), inTime[action])
    if (to === null) expect(answer).toEqual({ kind: 'refused', because: 'status' })
    else expect(answer).toMatchObject({ kind: 'moved', status: to })
  })

  it.each<[JobPostStatus, JobPostAction, Date, 'moved' | 'refused']>([
    ['draft', 'schedule', start, 'refused'],
    ['draft', 'publish', moment(start, -1), 'refused'],
    ['draft', 'publish', deadline, 'refused'],
    ['in_review', 'schedule', start, 'refused'],
    ['in_review', 'publish', moment(start, -1), 'refused'],
    ['scheduled', 'publish', moment(deadline, -1), 'moved'],
    ['scheduled', 'publish', deadline, 'refused'],
    ['paused', 'resume', moment(deadline, -1), 'moved'],
    ['paused', 'resume', deadline, 'refused'],
    ['published', 'expire', moment(deadline, -1), 'refused'],
    ['paused', 'expire', moment(deadline, day), 'moved'],
    ['published', 'close', moment(deadline, day), 'moved'],
  ])('%s, %s at %s is %s', (status, action, now, kind) => {
    expect(moveJobPost(ad(status), moveOf(action), now)).toMatchObject(
      kind === 'moved' ? { kind } : { kind, because: 'time' },
    )
  })

  it.each<JobPostAction>(['schedule', 'publish', 'resume', 'expire'])('%s wants its instants', (action) => {
    const [status] = transitions[action].from
    const blank = { status, publishAt: null, validThrough: null, closedAt: null }
    expect(moveJobPost(blank, moveOf(action), inTime[action])).toEqual({ kind: 'refused', because: 'time' })
  })

  it('is not scheduled beyond its own deadline', () => {
    const turned = { ...ad('in_review'), publishAt: deadline, validThrough: deadline }
    expect(moveJobPost(turned, { action: 'schedule' }, during)).toEqual({ kind: 'refused', because: 'time' })
  })

  it('ends with a reason and an instant, and goes on without', () => {
    const late = moment(deadline, 3 * day)
    expect(moveJobPost(ad('published'), { action: 'close', reason: 'cancelled' }, during)).toEqual({
      kind: 'moved',
      status: 'closed',
      closeReason: 'cancelled',
      closedAt: during,
    })
    expect(moveJobPost(ad('published'), { action: 'expire' }, late)).toEqual({
      kind: 'moved',
      status: 'expired',
      closeReason: 'deadline',
      closedAt: deadline,
    })
    expect(moveJobPost(ad('published'), { action: 'remove' }, during)).toEqual({
      kind: 'moved',
      status: 'removed',
      closeReason: 'violation',
      closedAt: during,
    })
    expect(moveJobPost(ad('closed', during), { action: 'remove' }, late)).toMatchObject({ closedAt: during })
    expect(moveJobPost(ad('published'), { action: 'pause' }, during)).toMatchObject({
      closeReason: null,
      closedAt: null,
    })
  })

  it('may be copied unless it was taken down', () => {
    expect(jobPostStatuses.filter((status) => !isCopyable(status))).toEqual(['removed'])
  })

  it('is put up once more, as a new draft, when it has ended', () => {
    expect(jobPostStatuses.filter(isRelistable)).toEqual(['closed', 'expired'])
  })
})

describe('who sees an ad', () => {
  const active = { status: 'active' } as const
  it('anyone, once it was published, whatever became of it', () => {
    expect(jobPostStatuses.filter((status) => isPublic(ad(status), active, during))).toEqual([
      'published',
      'paused',
      'closed',
      'expired',
    ])
    expect(companyStatuses.filter((status) => isPublic(ad('published'), { status }, during))).toEqual([
      'active',
    ])
    expect(isPublic(ad('published'), active, moment(start, -1))).toBe(false)
    expect(isPublic(ad('published'), active, start)).toBe(true)
    expect(isPublic({ status: 'published', publishAt: null }, active, during)).toBe(false)
  })

  it('one can apply from its day to its deadline', () => {
    expect(jobPostStatuses.filter((status) => isOpen(ad(status), active, during))).toEqual(['published'])
    expect(companyStatuses.filter((status) => isOpen(ad('published'), { status }, during))).toEqual([
      'active',
    ])
    const open = (now: Date) => isOpen(ad('published'), active, now)
    expect([moment(start, -1), start, moment(deadline, -1), deadline].map(open)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isOpen({ ...ad('published'), validThrough: null }, active, during)).toBe(false)
  })
})

describe('the end of an ad', () => {
  const closed = new Date('2026-10-10T00:00:00Z')
  // [before the deadline, at the deadline]
  const ends: Record<JobPostStatus, readonly [Date | null, Date | null]> = {
    draft: [null, null],
    in_review: [null, null],
    scheduled: [null, null],
    published: [null, deadline],
    paused: [null, deadline],
    closed: [closed, closed],
    expired: [closed, closed],
    removed: [closed, closed],
  }

  it.each(jobPostStatuses)('%s', (status) => {
    const given = ad(status, ['closed', 'expired', 'removed'].includes(status) ? closed : null)
    const [before, at] = ends[status]
    expect([endedAt(given, moment(deadline, -1)), endedAt(given, deadline)]).toEqual([before, at])
    const thirtyDays = moment(at ?? deadline, 30 * day)
    expect([isGone(given, thirtyDays), isGone(given, moment(thirtyDays, 1))]).toEqual([false, at !== null])
  })
})

it('tells the page that asks about several ads from where they are paused and closed', () => {
  expect(bulkStarts.pause).toEqual(transitions.pause.from)
  expect(bulkStarts.close).toEqual(transitions.close.from)
})
