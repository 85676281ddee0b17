import { expect, test } from 'vitest'
import { declinableStatuses } from '#contract/applicants.ts'
import { applicationActors, applicationStatuses } from '#contract/codes/application.ts'
import {
  applicationTransitions,
  isEnded,
  isOverdue,
  isUnderWay,
  lastReplyAt,
  moveApplication,
  type ApplicationAction,
} from './application-life.ts'

const due = new Date('2026-11-10T14:59:59.999Z')
const before = new Date('2026-11-09T00:00:00Z')
const late = new Date('2026-11-20T00:00:00Z')
const over = new Date('2026-12-10T15:00:00Z')
const jobPostKind = 'new_grad' as const
const actions = Object.keys(applicationTransitions) as ApplicationAction[]

/** Written by hand: from each status, what each may do in time. */
const allowed: Record<string, Partial<Record<string, string>>> = {
  draft: { student: 'submit' },
  submitted: {
    student: 'withdraw',
    company: 'view screen interview offer reject',
    operator: 'view screen interview offer reject',
  },
  viewed: {
    student: 'withdraw',
    company: 'screen interview offer reject',
    operator: 'screen interview offer reject',
  },
  screening: {
    student: 'withdraw',
    company: 'interview offer reject',
    operator: 'interview offer reject',
  },
  interview: { student: 'withdraw', company: 'offer reject', operator: 'offer reject' },
  offered: { student: 'accept decline' },
}

test.each(applicationStatuses)('what each may do with an application that is %s', (status) => {
  const life = { jobPostKind, status, replyDueAt: status === 'draft' ? null : due, answeredAt: null }
  for (const actor of applicationActors) {
    const may = actions.filter((action) => moveApplication(life, action, actor, before).kind === 'moved')
    expect([actor, may.join(' ')]).toEqual([actor, allowed[status]?.[actor] ?? ''])
  }
})

test.each(['open_company', 'career_education'] as const)('nobody is selected for a %s', (kind) => {
  for (const status of applicationStatuses) {
    const life = { jobPostKind: kind, status, replyDueAt: status === 'draft' ? null : due, answeredAt: null }
    for (const actor of applicationActors) {
      const may = actions.filter((action) => moveApplication(life, action, actor, before).kind === 'moved')
      const asElsewhere = (allowed[status]?.[actor] ?? '').split(' ')
      expect([actor, status, may]).toEqual([
        actor,
        status,
        asElsewhere.filter((action) => !['', 'screen', 'interview'].includes(action)),
      ])
    }
  }
  expect(
    moveApplication(
      { jobPostKind: kind, status: 'viewed', replyDueAt: due, answeredAt: null },
      'interview',
      'company',
      before,
    ),
  ).toEqual({ kind: 'refused', because: 'kind' })
})

test.each(applicationStatuses)('after the promised day, of an application that is %s', (status) => {
  const life = { jobPostKind, status, replyDueAt: due, answeredAt: null }
  const waits = status === 'submitted' || status === 'viewed'
  expect(isOverdue(life, due)).toBe(waits)
  expect(isOverdue(life, new Date(due.getTime() - 1))).toBe(false)
  expect(moveApplication(life, 'close', 'student', late).kind).toBe(waits ? 'moved' : 'refused')
  expect(moveApplication(life, 'close', 'site', late).kind).toBe('refused')
  expect(moveApplication(life, 'close', 'site', over).kind).toBe(waits ? 'moved' : 'refused')
  if (waits) {
    expect(moveApplication(life, 'close', 'student', before)).toEqual({ kind: 'refused', because: 'time' })
    expect(moveApplication(life, 'reject', 'company', over)).toEqual({ kind: 'refused', because: 'time' })
  }
})

test('a company answers until thirty days after the promised instant, and from then on the site ends it', () => {
  const last = new Date('2026-12-10T14:59:59.999Z')
  expect(lastReplyAt({ replyDueAt: due })).toEqual(last)
  expect(lastReplyAt({ replyDueAt: null })).toBeNull()
  const life = { jobPostKind, status: 'viewed', replyDueAt: due, answeredAt: null } as const
  const moves = (now: Date) =>
    (
      [
        ['reject', 'company'],
        ['reject', 'operator'],
        ['close', 'site'],
        ['close', 'student'],
        ['withdraw', 'student'],
      ] as const
    ).map(([action, actor]) => moveApplication(life, action, actor, now).kind)
  const before = new Date(last.getTime() - 1)
  expect(moves(before)).toEqual(['moved', 'moved', 'refused', 'moved', 'moved'])
  expect(moves(last)).toEqual(['refused', 'refused', 'moved', 'moved', 'moved'])
})

test('an answer is late from the promised instant on, and only the first one', () => {
  const life = { jobPostKind, status: 'viewed', replyDueAt: due, answeredAt: null } as const
  expect(moveApplication(life, 'screen', 'company', before)).toMatchObject({
    late: false,
    answeredAt: before,
  })
  expect(moveApplication(life, 'screen', 'company', late)).toMatchObject({ late: true, answeredAt: late })
  expect(moveApplication(life, 'view', 'company', late).kind).toBe('refused')
  expect(
    moveApplication({ ...life, status: 'screening', answeredAt: before }, 'offer', 'company', over),
  ).toMatchObject({ late: false, answeredAt: before, status: 'offered', closedAt: null, eraseAt: null })
})

test('what has ended is erased 30 days after a withdrawal, else after 180', () => {
  const life = { jobPostKind, status: 'interview', replyDueAt: due, answeredAt: before } as const
  expect(moveApplication(life, 'withdraw', 'student', late)).toMatchObject({
    closedAt: late,
    eraseAt: new Date('2026-12-20T00:00:00Z'),
  })
  expect(moveApplication(life, 'reject', 'company', late)).toMatchObject({
    closedAt: late,
    eraseAt: new Date('2027-05-19T00:00:00Z'),
  })
})

test('every status is a draft, under way or ended', () => {
  expect(applicationStatuses.filter((status) => isUnderWay(status) === isEnded(status))).toEqual(['draft'])
})

test('whom a list offers to decline is who can be declined', () => {
  expect([...declinableStatuses]).toEqual([...applicationTransitions.reject.from])
})
