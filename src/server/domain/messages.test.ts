import { describe, expect, test } from 'vitest'
import { closingOf, deliverAtOf, mayBeWrittenAbout } from './messages.ts'

describe('a company’s message', () => {
  test.each([
    ['just before nine in the evening', '2026-11-21T20:59:59+09:00', null],
    ['at nine', '2026-11-21T21:00:00+09:00', '2026-11-22T08:00:00+09:00'],
    ['at midnight', '2026-11-22T00:00:00+09:00', '2026-11-22T08:00:00+09:00'],
    ['just before eight', '2026-11-22T07:59:59+09:00', '2026-11-22T08:00:00+09:00'],
    ['at eight', '2026-11-22T08:00:00+09:00', null],
    ['on the last evening of the year', '2026-12-31T23:00:00+09:00', '2027-01-01T08:00:00+09:00'],
  ])('%s', (_, at, due) => {
    expect(deliverAtOf('company', new Date(at), false)).toEqual(due === null ? null : new Date(due))
  })

  const night = new Date('2026-11-21T23:00:00+09:00')
  test('comes at night to who allows it', () => expect(deliverAtOf('company', night, true)).toBeNull())
  test('a student’s comes at once', () => expect(deliverAtOf('student', night, false)).toBeNull())
})

describe('a thread', () => {
  const open = { frozenAt: null, applicationStatus: null, companyStatus: 'active' } as const
  const frozen = { ...open, frozenAt: new Date() }
  test.each([
    ['that nobody ended', open, null, null],
    ['that the student froze', frozen, 'frozen', 'closed'],
    [
      'of a withdrawn application',
      { ...open, applicationStatus: 'withdrawn' as const },
      'withdrawn',
      'withdrawn',
    ],
    [
      'of an application that was decided against',
      { ...open, applicationStatus: 'not_selected' as const },
      null,
      null,
    ],
    [
      'that the student froze, of a withdrawn application of a suspended company',
      { ...frozen, applicationStatus: 'withdrawn' as const, companyStatus: 'suspended' as const },
      'frozen',
      'closed',
    ],
    [
      'of a withdrawn application of a suspended company',
      { ...open, applicationStatus: 'withdrawn' as const, companyStatus: 'suspended' as const },
      'withdrawn',
      'withdrawn',
    ],
    ['of a suspended company', { ...open, companyStatus: 'suspended' as const }, 'suspended', 'suspended'],
  ])('%s', (_, facts, student, company) => {
    expect([closingOf(facts, 'student'), closingOf(facts, 'company')]).toEqual([student, company])
  })
})

describe('an application', () => {
  const sent = { uid: 'somebody', status: 'screening', erasedAt: null } as const
  test.each([
    ['under way', sent, true],
    ['that was decided against', { ...sent, status: 'not_selected' as const }, true],
    ['whose student has no account', { ...sent, uid: null }, false],
    ['that is not sent yet', { ...sent, status: 'draft' as const }, false],
    ['taken back', { ...sent, status: 'withdrawn' as const }, false],
    ['whose content is erased', { ...sent, erasedAt: new Date() }, false],
  ])('%s: %o can be written about: %s', (_, application, expected) =>
    expect(mayBeWrittenAbout(application)).toBe(expected),
  )
})
