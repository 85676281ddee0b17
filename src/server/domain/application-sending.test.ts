import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import { nextAttempt, replyDueAt, unanswered } from './application-sending.ts'

test.each([
  ['2026-11-20T14:59:59.999Z', 7, '2026-11-27T14:59:59.999Z'],
  // Midnight in Japan begins the next day.
  ['2026-11-20T15:00:00.000Z', 7, '2026-11-28T14:59:59.999Z'],
  ['2026-11-21T03:00:00.000Z', 1, '2026-11-22T14:59:59.999Z'],
  ['2026-12-30T03:00:00.000Z', 30, '2027-01-29T14:59:59.999Z'],
  ['2028-02-28T03:00:00.000Z', 1, '2028-02-29T14:59:59.999Z'],
])('sent %s with %i days to answer: due %s', (at, days, due) => {
  expect(replyDueAt(new Date(at), days).toISOString()).toBe(due)
})

const written = (...statuses: ApplicationStatus[]) =>
  statuses.map((status, index) => ({ attempt: index + 1, status }))

test.each([
  ['none', [], 1],
  ['a draft', written('draft'), 1],
  ['withdrawn', written('withdrawn'), 2],
  ['withdrawn, then a draft', written('withdrawn', 'draft'), 2],
  ['in whatever order they come', written('withdrawn', 'draft').toReversed(), 2],
  ['withdrawn twice', written('withdrawn', 'withdrawn'), null],
  ['withdrawn, then sent', written('withdrawn', 'submitted'), null],
] as const)('after %s', (_, before, attempt) => {
  expect(nextAttempt(before)).toBe(attempt)
})

test.each([
  'submitted',
  'viewed',
  'screening',
  'interview',
  'offered',
  'accepted',
  'declined',
  'not_selected',
  'closed_no_reply',
] as const)('none after one that is %s', (status) => {
  expect(nextAttempt(written(status))).toBe(null)
})

test('questions are unanswered where the answer is missing or empty', () => {
  expect(unanswered(['a', 'b', 'c'], ['x', ''])).toEqual([1, 2])
  expect(unanswered([], [])).toEqual([])
  expect(unanswered(['a'], ['x'])).toEqual([])
})
