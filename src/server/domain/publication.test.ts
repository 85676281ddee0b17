import { expect, test } from 'vitest'
import { missingItems, planPublication, planReviewed, type Publication } from './publication.ts'

const now = new Date('2026-11-21T03:00:00Z')
const day = 86_400_000
const inDays = (days: number) => new Date(now.getTime() + days * day)

const draft: Publication = {
  ad: {
    status: 'draft',
    publishAt: null,
    closedAt: null,
    validThrough: inDays(30),
    duties: '提案',
    dutiesRange: '会社の定める業務',
    workplacesRange: '会社の定める場所',
    holidays: '土日',
    termKind: 'indefinite',
    termFrom: null,
    termTo: null,
    renewalCriteria: null,
    renewalLimit: null,
    startsAt: '09:00',
    hoursNote: null,
    hoursSystem: 'fixed',
    deemedMinutes: null,
    wageUnit: 'month',
    wageMin: 250_000,
    selectionFlow: ['面接'],
    title: '営業',
    occupation: 'sales',
    unsaid: [],
  },
  company: 'active',
  moderation: 'findings',
  harassmentDesk: '人事部',
  harassmentDeskDueAt: null,
  openAds: 199,
  wanted: null,
  findings: [{ severity: 'warn' }],
  disputed: false,
}
const plan = (given: Partial<Publication>, ad: Partial<Publication['ad']> = {}) =>
  planPublication({ ...draft, ...given, ad: { ...draft.ad, ...ad } }, now)

test('advice stops nothing: at once, or at the time that is wished', () => {
  expect(plan({})).toEqual({ kind: 'move', action: 'publish', publishAt: now })
  expect(plan({ wanted: inDays(90) }, { validThrough: inDays(91) })).toEqual({
    kind: 'move',
    action: 'schedule',
    publishAt: inDays(90),
  })
})

test('who had ads before a desk was asked for publishes without one until its day', () => {
  expect(plan({ harassmentDesk: null, harassmentDeskDueAt: inDays(1) })).toMatchObject({ action: 'publish' })
})

test('wording goes to the operator, with the time that is wished', () => {
  const findings = [{ severity: 'review' }] as const
  expect(plan({ findings })).toEqual({ kind: 'move', action: 'submit', publishAt: null })
  expect(plan({ findings, wanted: inDays(3) })).toMatchObject({ action: 'submit', publishAt: inDays(3) })
})

test('the first ad of a company that waits goes to the operator with it, also where nothing is found', () => {
  expect(plan({ company: 'pending', openAds: 0 })).toEqual({
    kind: 'move',
    action: 'submit',
    publishAt: null,
  })
  expect(plan({ company: 'pending', openAds: 0, wanted: inDays(3) })).toMatchObject({
    action: 'submit',
    publishAt: inDays(3),
  })
})

test('what the law blocks goes to the operator where its company calls that a mistake, complete and in its time', () => {
  const blocked = { findings: [{ severity: 'block' }], disputed: true } as const
  expect(plan(blocked)).toEqual({ kind: 'move', action: 'submit', publishAt: null })
  expect(plan(blocked, { duties: '' })).toEqual({ kind: 'refused', because: 'incomplete' })
  expect(plan({ findings: [{ severity: 'warn' }], disputed: true })).toMatchObject({ action: 'publish' })
})

test('a company whose ads are read first sends them to the operator, one that is read afterwards does not', () => {
  expect(plan({ moderation: 'pre' })).toEqual({ kind: 'move', action: 'submit', publishAt: null })
  expect(plan({ moderation: 'post' })).toMatchObject({ action: 'publish' })
  expect(plan({ moderation: 'post', findings: [{ severity: 'review' }] })).toMatchObject({ action: 'submit' })
})

test.each<[string, Partial<Publication>, Partial<Publication['ad']>]>([
  ['status', {}, { status: 'in_review' }],
  ['company_pending', { company: 'pending', openAds: 1 }, {}],
  ['unlawful', { company: 'pending', openAds: 0, findings: [{ severity: 'block' }] }, {}],
  ['company_suspended', { company: 'suspended' }, {}],
  ['company_number_waits', { company: 'number_waits' }, {}],
  ['no_harassment_desk', { harassmentDesk: null }, {}],
  ['no_harassment_desk', { harassmentDesk: null, company: 'pending', openAds: 0 }, {}],
  ['no_harassment_desk', { harassmentDesk: null, harassmentDeskDueAt: now }, {}],
  ['time_past', { wanted: now }, {}],
  ['time_far', { wanted: inDays(90.01) }, {}],
  ['no_deadline', {}, { validThrough: null }],
  ['deadline_past', {}, { validThrough: now }],
  ['deadline_past', { wanted: inDays(30) }, {}],
  ['deadline_far', {}, { validThrough: inDays(365.01) }],
  ['unlawful', { findings: [{ severity: 'review' }, { severity: 'block' }] }, {}],
  ['incomplete', {}, { selectionFlow: [] }],
  ['incomplete', {}, { unsaid: ['smoking'] }],
  ['full', { openAds: 200 }, {}],
])('%s', (because, given, ad) => {
  expect(plan(given, ad)).toEqual({ kind: 'refused', because })
})

test('a deadline of a year after the publication is not too far', () => {
  expect(plan({}, { validThrough: inDays(365) })).toMatchObject({ kind: 'move' })
  expect(plan({ wanted: inDays(10) }, { validThrough: inDays(375) })).toMatchObject({ kind: 'move' })
})

test('what is missing is told item by item', () => {
  expect(
    missingItems({ ...draft.ad, unsaid: ['smoking'], duties: '', startsAt: null, wageMin: null }),
  ).toEqual(['smoking', 'duties', 'startsAt', 'wageMin'])
  expect(
    missingItems({ ...draft.ad, startsAt: null, hoursNote: 'シフト', wageUnit: 'unpaid', wageMin: null }),
  ).toEqual([])
})

const waiting = { status: 'in_review', publishAt: null, validThrough: inDays(30), closedAt: null } as const
test.each([
  [{}, 'active', { kind: 'move', action: 'publish', publishAt: now }],
  [{ publishAt: now }, 'active', { kind: 'move', action: 'publish', publishAt: now }],
  [{ publishAt: inDays(-2) }, 'active', { kind: 'move', action: 'publish', publishAt: now }],
  [{ publishAt: inDays(2) }, 'active', { kind: 'move', action: 'schedule', publishAt: inDays(2) }],
  [{ status: 'draft' }, 'active', { kind: 'refused', because: 'status' }],
  [{}, 'pending', { kind: 'refused', because: 'company_pending' }],
  [{}, 'suspended', { kind: 'refused', because: 'company_suspended' }],
  [{}, 'number_waits', { kind: 'refused', because: 'company_number_waits' }],
  [{ validThrough: null }, 'active', { kind: 'refused', because: 'no_deadline' }],
  [{ validThrough: now }, 'active', { kind: 'refused', because: 'deadline_past' }],
  [{ publishAt: inDays(30) }, 'active', { kind: 'refused', because: 'deadline_past' }],
] as const)('the operator’s yes to an ad with %j of a company that is %s', (given, company, expected) => {
  expect(planReviewed({ ...waiting, ...given }, company, now)).toEqual(expected)
})
