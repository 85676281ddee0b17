import { expect, test } from 'vitest'
import { companyNeeds, type NeedyAd } from './company-needs.ts'

const now = new Date('2026-11-21T03:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
let count = 0
const ad = (given: Partial<NeedyAd>): NeedyAd => ({
  jobPostId: `ad-${(count += 1)}`,
  title: '営業',
  status: 'published',
  validThrough: inDays(30),
  dueAt: null,
  returnedAt: null,
  ...given,
})

test('what was returned comes first, what ends next by its day, what only waits last', () => {
  const review = ad({ status: 'in_review', dueAt: inDays(1) })
  const late = ad({ validThrough: inDays(7) })
  const soon = ad({ status: 'paused', validThrough: inDays(2) })
  const returned = ad({ status: 'draft', dueAt: inDays(-1), returnedAt: inDays(-2) })
  const { needs, more } = companyNeeds([review, late, soon, returned], now)
  expect(needs.map(({ kind, at, jobPostId }) => [kind, at, jobPostId])).toEqual([
    ['returned', inDays(-2), returned.jobPostId],
    ['ends_soon', inDays(2), soon.jobPostId],
    ['ends_soon', inDays(7), late.jobPostId],
    ['in_review', inDays(1), review.jobPostId],
  ])
  expect(more).toBe(0)
})

test.each<[string, Partial<NeedyAd>]>([
  ['an ad with a week and more', { validThrough: inDays(7.01) }],
  ['one whose deadline is over', { validThrough: now }],
  ['one without a deadline', { validThrough: null }],
  ['a draft that was never sent', { status: 'draft' }],
  ['a draft that waits no longer', { status: 'draft', dueAt: inDays(1) }],
  ['a scheduled ad', { status: 'scheduled', validThrough: inDays(3) }],
  ['an ad that ended', { status: 'closed', validThrough: inDays(3) }],
])('%s needs nothing', (_, given) => {
  expect(companyNeeds([ad(given)], now)).toEqual({ needs: [], more: 0 })
})

test('five are told, and how many more there are', () => {
  const { needs, more } = companyNeeds(
    Array.from({ length: 8 }, () => ad({ validThrough: inDays(1) })),
    now,
  )
  expect([needs.length, more]).toEqual([5, 3])
})
