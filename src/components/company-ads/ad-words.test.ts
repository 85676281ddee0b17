import { expect, test } from 'vitest'
import { adLine, companyNeedWords, type AdFacts } from './ad-words.ts'

const now = new Date('2026-11-21T03:00:00Z')
const ad = (given: Partial<AdFacts>): AdFacts => ({
  status: 'published',
  publishAt: '2026-11-01T00:00:00Z',
  validThrough: '2026-11-24T14:59:59Z',
  closedAt: null,
  closeReason: null,
  updatedAt: '2026-11-20T15:30:00Z',
  review: null,
  ...given,
})
const review = { dueAt: '2026-11-25T14:59:59Z', returnedAt: null }

test.each<[Partial<AdFacts>, string]>([
  [{ status: 'draft' }, '2026年11月21日に更新'],
  [
    { status: 'draft', review: { ...review, returnedAt: '2026-11-20T03:00:00Z' } },
    '2026年11月20日に戻されました',
  ],
  [{ status: 'in_review' }, '確認を待っています'],
  [{ status: 'in_review', review }, '11月25日（水）までに回答する予定です'],
  [
    { status: 'in_review', review: { ...review, dueAt: '2026-11-20T14:59:59Z' } },
    '確認が予定より遅れています。もうしばらくお待ちください',
  ],
  [{ status: 'scheduled', publishAt: '2026-11-30T15:05:00Z' }, '12月1日（火） 0:05に掲載を始めます'],
  [{}, '締切 2026年11月24日（火）（あと3日）'],
  // A deadline at midnight ends with the day before.
  [{ validThrough: '2026-11-21T15:00:00Z' }, '締切 2026年11月21日（土）（本日まで）'],
  [{ status: 'paused', validThrough: '2027-03-01T14:59:59Z' }, '締切 2027年3月1日（月）'],
  [{ validThrough: null }, '締切がありません'],
  [
    { status: 'closed', closedAt: '2026-11-19T03:00:00Z', closeReason: 'filled' },
    '2026年11月19日に終了（採用人数に達したため）',
  ],
  [{ status: 'removed', closedAt: '2026-11-19T03:00:00Z' }, '2026年11月19日に終了'],
])('%j: %s', (given, words) => {
  expect(adLine(ad(given), now)).toBe(words)
})

test.each([
  ['returned', '2026-11-20T03:00:00Z', '運営者から2026年11月20日に戻されました'],
  ['ends_soon', '2026-11-24T14:59:59Z', '締切 2026年11月24日（火）（あと3日）です'],
  ['in_review', '2026-11-25T14:59:59Z', '11月25日（水）までに回答する予定です'],
  ['in_review', '2026-11-20T14:59:59Z', '予定より遅れています'],
] as const)('%s at %s is told: %s', (kind, at, words) => {
  expect(companyNeedWords({ kind, at }, now).text).toContain(words)
})
