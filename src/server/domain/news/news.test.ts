import { describe, expect, test } from 'vitest'
import { notificationKinds, notificationLimits } from '#contract/notification.ts'
import { findRoute } from '#contract/routes.ts'
import { applicationNews } from './application-news.ts'
import { companyNews } from './company-news.ts'
import { interviewNews } from './interview-news.ts'
import { closingSoonKey, jobPostNews } from './job-post-news.ts'
import { messageNews } from './message-news.ts'
import { securityNews } from './security-news.ts'
import type { NewsWords } from './words.ts'

/** As long as names and titles can be. */
const long = '長'.repeat(100)
const id = '019aa000-0000-7000-8000-000000000001'
const jobPostKind = 'open_company' as const
const own = { applicationId: id, title: long, jobPostKind, company: long }
const received = { applicationId: id, companyId: id, title: long, jobPostKind, name: long }
const ofCompany = { companyId: id, company: long }
const ad = { companyId: id, jobPostId: id, title: long }
const startsAt = '2026-12-01T04:00:00Z'
const interview = { ...own, round: 'first' as const, startsAt }

const all: Record<string, NewsWords> = {
  messageOfCompany: messageNews.ofCompany({ threadId: id, company: long, readUpTo: 3 }),
  messageOfStudent: messageNews.ofStudent({ threadId: id, company: long, readUpTo: 3 }, long),
  viewed: applicationNews.viewed(own),
  screened: applicationNews.answered(own, 'screen'),
  invited: applicationNews.answered(own, 'interview'),
  offered: applicationNews.answered(own, 'offer'),
  rejected: applicationNews.answered(own, 'reject'),
  overdue: applicationNews.overdue(own),
  closed: applicationNews.closedWithoutReply(own),
  adChanged: applicationNews.adChanged(own),
  adEnded: applicationNews.adEnded(own, 'other'),
  adRemoved: applicationNews.adEnded(own, 'violation'),
  received: applicationNews.received(received, startsAt),
  withdrawn: applicationNews.moved(received, 'withdrawn'),
  accepted: applicationNews.moved(received, 'accepted'),
  closedByStudent: applicationNews.moved(received, 'closed'),
  interviewOffered: interviewNews.offered(interview),
  interviewWithdrawn: interviewNews.withdrawn(interview),
  interviewBooked: interviewNews.booked(interview),
  interviewMoved: interviewNews.moved(interview),
  interviewCancelled: interviewNews.cancelled(interview),
  interviewTomorrow: interviewNews.tomorrow(interview),
  interviewOfApplicant: interviewNews.ofApplicant(
    { ...received, round: 'first', event: { startsAt } },
    'changed',
  ),
  interviewAsked: interviewNews.ofApplicant({ ...received, round: 'first', event: null }, 'asked'),
  interviewMovedByCompany: interviewNews.ofApplicant(
    { ...received, round: 'first', event: { startsAt } },
    'moved',
  ),
  interviewEnded: interviewNews.ofApplicant({ ...received, round: 'first', event: { startsAt } }, 'ended'),
  interviewsTomorrow: interviewNews.tomorrowOfCompany(id, 12),
  reviewed: jobPostNews.reviewed(ad, { publishAt: startsAt, isUnread: false }),
  published: jobPostNews.reviewed(ad, { publishAt: startsAt, isUnread: true }),
  returned: jobPostNews.reviewed(ad, { publishAt: null, isUnread: false }),
  tooLate: jobPostNews.tooLate(ad),
  removed: jobPostNews.removed(ad),
  closingSoon: jobPostNews.closingSoon({ ...ad, company: long, validThrough: startsAt }),
  found: jobPostNews.foundBySearch({ id, name: long, address: '/jobpost?q=x', since: new Date(0) }, 1234),
  repliesDue: companyNews.repliesDueSoon(id, 12),
  repliesOverdue: companyNews.repliesOverdue(id, 12),
  decided: companyNews.decided(ofCompany, 'approve'),
  renameDecided: companyNews.renameDecided(ofCompany, 'reject'),
  memberJoined: companyNews.memberJoined({ ...ofCompany, uid: 'x', role: 'recruiter' }),
  tokenMade: companyNews.tokenMade(ofCompany),
  memberLeft: companyNews.memberLeft({ ...ofCompany, uid: 'x', name: long }),
  roleChanged: companyNews.roleChanged({ ...ofCompany, role: 'viewer' }),
  memberRemoved: companyNews.memberRemoved(ofCompany),
  companyInvited: companyNews.invited(ofCompany),
  reportQuestion: companyNews.reportQuestion(ad),
  reportOutcome: companyNews.reportOutcome(ad, 'corrected'),
  reportClosed: companyNews.reportClosed(id, long, 'removed'),
  security: securityNews.happened('sign-in-phone-not-accepted'),
  deletion: securityNews.deletionRequested(startsAt),
}

describe.each(Object.entries(all))('%s', (_, words) => {
  test('is one sentence or two that stand whole, however long the names are', () => {
    expect([...words.text].length).toBeLessThanOrEqual(notificationLimits.text)
    expect(words.text).toMatch(/。$/)
    expect(words.text).not.toMatch(/\n|undefined|null|NaN/)
    expect(words.text).not.toContain('長'.repeat(51))
  })

  test('leads to a page of this site, and is of a kind and about something', () => {
    expect(findRoute(new URL(words.href, 'https://jobs.example').pathname)).toBeDefined()
    expect(words.href.startsWith('/')).toBe(true)
    expect(notificationKinds).toHaveProperty(words.kind)
    expect(words.subject).toMatch(/^[a-z_]+:[\w-]+$/)
  })
})

test('what is told of somebody without a name says no name', () => {
  expect(applicationNews.moved({ ...received, name: '' }, 'withdrawn').text).toMatch(/^応募した方が/)
  expect(companyNews.memberLeft({ ...ofCompany, uid: 'x', name: '' }).text).toMatch(/^メンバーの方が/)
})

test('an ad, a search’s span and a look at an application are told once', () => {
  expect(all.closingSoon?.key).toBe(closingSoonKey(id))
  expect(all.viewed?.key).toContain(id)
  expect(all.found?.key).toContain(id)
})

test('no line about the safety of an account hides another', () => {
  expect(securityNews.happened('password-changed').subject).not.toBe(
    securityNews.happened('second-factor-removed').subject,
  )
})

test('a list leads to its newest ads, whatever it was cut down to', () => {
  const address = (of: string) =>
    jobPostNews.foundBySearch({ id, name: 'x', address: of, since: new Date(0) }, 1).href
  expect(address('/jobpost')).toBe('/jobpost?sort=newest')
  expect(address('/jobpost?q=x')).toBe('/jobpost?q=x&sort=newest')
})
