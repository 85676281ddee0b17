import { expect, test } from 'vitest'
import { calendarDates } from './calendar-dates.ts'
import type { ApplicationFacts } from './needs-now.ts'

const day = (text: string) => new Date(`${text}T03:00:00Z`)
const ad = (jobPostId: string, openUntil: Date | null) => ({
  jobPostId,
  title: `${jobPostId}の求人`,
  company: 'みらい商事',
  openUntil,
})
const application = (given: Partial<ApplicationFacts>): ApplicationFacts => ({
  ...ad('ad', day('2026-12-20')),
  applicationId: 'application',
  jobPostKind: 'new_grad',
  status: 'submitted',
  replyDueAt: day('2026-12-01'),
  offerUntil: null,
  answeredAt: null,
  seenRevision: 1,
  revision: 1,
  updatedAt: day('2026-11-20'),
  ...given,
})

test.each<[string, Partial<ApplicationFacts>, readonly string[]]>([
  ['sent', {}, ['reply_due 2026-12-01']],
  ['looked at', { status: 'viewed' }, ['reply_due 2026-12-01']],
  ['answered', { status: 'screening', answeredAt: day('2026-11-30') }, []],
  ['an offer without a day', { status: 'offered', answeredAt: day('2026-11-30') }, []],
  [
    'an offer',
    { status: 'offered', answeredAt: day('2026-11-30'), offerUntil: day('2026-12-10') },
    ['offer_answer 2026-12-10'],
  ],
  ['ended', { status: 'withdrawn' }, []],
  ['a draft', { status: 'draft', replyDueAt: null }, ['draft_deadline 2026-12-20']],
  ['a draft for an ad that takes none', { status: 'draft', replyDueAt: null, openUntil: null }, []],
])('an application that is %s', (_what, given, dates) => {
  const found = calendarDates([application(given)], [], [])
  expect(found.map(({ kind, at }) => `${kind} ${at.toISOString().slice(0, 10)}`)).toEqual(dates)
})

test('saved ads with a deadline stand between them, in order; one that is applied to stands once', () => {
  const found = calendarDates(
    [application({})],
    [
      ad('late', day('2026-12-24')),
      ad('soon', day('2026-11-25')),
      ad('open', null),
      ad('ad', day('2026-12-20')),
    ],
    [],
  )
  expect(found.map(({ kind, jobPostId }) => `${kind} ${jobPostId}`)).toEqual([
    'bookmark_deadline soon',
    'reply_due ad',
    'bookmark_deadline late',
  ])
})
