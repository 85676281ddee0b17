import { expect, test } from 'vitest'
import { needsMax } from '#contract/needs.ts'
import { needsNow, type ApplicationFacts, type NeedsFacts } from './needs-now.ts'

const now = new Date('2026-11-21T03:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

const done: NeedsFacts = {
  emailVerified: true,
  profile: { hasSchool: true, hasWishes: true, hasIntroduction: true },
  applications: [],
  bookmarks: [],
  interviews: [],
}
let serial = 0
const application = (given: Partial<ApplicationFacts>): ApplicationFacts => {
  serial += 1
  return {
    applicationId: `application-${serial}`,
    jobPostId: `ad-${serial}`,
    jobPostKind: 'new_grad',
    title: '法人営業',
    company: 'みらい商事',
    openUntil: inDays(20),
    status: 'submitted',
    replyDueAt: inDays(5),
    offerUntil: null,
    answeredAt: null,
    seenRevision: 1,
    revision: 1,
    updatedAt: inDays(-1),
    ...given,
  }
}
const draft = { status: 'draft', replyDueAt: null } as const
const bookmark = (days: number | null, jobPostId = 'saved') => ({
  jobPostId,
  title: '企画',
  company: 'こころみ',
  openUntil: days === null ? null : inDays(days),
})
const kindsOf = (facts: Partial<NeedsFacts>) =>
  needsNow({ ...done, ...facts }, now).needs.map(({ kind }) => kind)

test('whoever has done everything is asked for nothing', () => {
  expect(needsNow(done, now)).toEqual({ needs: [], more: 0 })
  expect(kindsOf({ applications: [application({})] })).toEqual([])
})

test.each<[string, Partial<ApplicationFacts>, readonly string[]]>([
  ['a promised day that has passed', { replyDueAt: inDays(-1) }, ['reply_overdue']],
  ['the promised instant itself', { replyDueAt: now }, ['reply_overdue']],
  [
    'one that was looked at and not answered',
    { status: 'viewed', replyDueAt: inDays(-9) },
    ['reply_overdue'],
  ],
  ['one that was answered', { status: 'screening', replyDueAt: inDays(-9) }, []],
  ['an offer', { status: 'offered' }, ['answer_offer']],
  ['an ad that was changed', { revision: 2 }, ['ad_changed']],
  ['an ad that was changed after the end', { status: 'not_selected', revision: 2 }, []],
  ['a draft', draft, ['unfinished_draft']],
  ['a draft whose ad closes in three days', { ...draft, openUntil: inDays(3) }, ['deadline_draft']],
  ['a draft whose ad closes later', { ...draft, openUntil: inDays(3.01) }, ['unfinished_draft']],
  ['a draft whose ad takes none', { ...draft, openUntil: null }, []],
  ['a draft whose ad has ended', { ...draft, openUntil: inDays(-1) }, []],
  ['a withdrawn one', { status: 'withdrawn', replyDueAt: inDays(-1) }, []],
])('%s', (_what, given, kinds) => {
  expect(kindsOf({ applications: [application(given)] })).toEqual(kinds)
})

test('saved ads are told of three days before they close, unless an application has begun', () => {
  expect(kindsOf({ bookmarks: [bookmark(2)] })).toEqual(['deadline_bookmark'])
  expect(kindsOf({ bookmarks: [bookmark(4), bookmark(null), bookmark(-1)] })).toEqual([])
  expect(
    kindsOf({ bookmarks: [bookmark(2, 'same')], applications: [application({ jobPostId: 'same' })] }),
  ).toEqual([])
})

test.each<[NeedsFacts['profile'], readonly string[]]>([
  [null, ['create_profile']],
  [{ hasSchool: false, hasWishes: false, hasIntroduction: false }, ['profile_school']],
  [{ hasSchool: true, hasWishes: false, hasIntroduction: false }, ['profile_wishes']],
  [{ hasSchool: true, hasWishes: true, hasIntroduction: false }, ['profile_introduction']],
])('of a profile only the next step: %j', (profile, kinds) => {
  expect(kindsOf({ profile })).toEqual(kinds)
})

test('the most pressing first, by date among the same, and the rest is counted', () => {
  const facts: NeedsFacts = {
    emailVerified: false,
    profile: null,
    applications: [
      application({ ...draft, openUntil: inDays(2) }),
      application({ applicationId: 'later', replyDueAt: inDays(-1) }),
      application({ revision: 3 }),
      application({ status: 'offered' }),
      application({ applicationId: 'sooner', replyDueAt: inDays(-6) }),
    ],
    bookmarks: [bookmark(1)],
    interviews: [],
  }
  const { needs, more } = needsNow(facts, now)
  expect(needs.map(({ kind }) => kind)).toEqual([
    'verify_email',
    'answer_offer',
    'reply_overdue',
    'reply_overdue',
    'deadline_draft',
    'deadline_bookmark',
  ])
  expect(needs[2]?.applicationId).toBe('sooner')
  expect([needs.length, more]).toEqual([needsMax, 2])
})
