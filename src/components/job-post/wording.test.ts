import { describe, expect, it } from 'vitest'
import { endingOf } from './ending.ts'
import {
  allowanceLine,
  fixedOvertimeLine,
  graduationLine,
  hoursLine,
  overtimeLine,
  termLine,
} from './wording.ts'

describe('an ad in words', () => {
  const hours = { breakMinutes: 60, deemedMinutes: null, note: null }
  const term = { renewalCriteria: null, renewalLimit: null }
  it.each([
    [
      hoursLine({ ...hours, system: 'fixed', startsAt: '09:00', endsAt: '17:45' }),
      '9:00〜17:45（休憩1時間）',
    ],
    [hoursLine({ ...hours, system: 'shift', startsAt: null, endsAt: null }), 'シフト制（休憩1時間）'],
    [termLine({ ...term, kind: 'indefinite', from: null, to: null }), '期間の定めなし'],
    [termLine({ ...term, kind: 'fixed', from: '2027-08-03', to: '2027-08-03' }), '2027年8月3日のみ'],
    [termLine({ ...term, kind: 'fixed', from: '2027-08-03', to: null }), '2027年8月3日〜'],
    [graduationLine([2028, 2027]), '2027年・2028年3月卒業・修了見込み'],
    [graduationLine([]), '卒業年を問いません'],
    [
      fixedOvertimeLine({ name: '固定残業代', amount: 34_567, hours: 20, excessPaid: true }),
      '固定残業代 34,567円（月20時間分）。超えた分は追加で支給します。',
    ],
    [allowanceLine({ name: '住宅手当', amount: 10_000, note: '世帯主' }), '住宅手当 1万円（世帯主）'],
    [overtimeLine({ exists: true, hoursPerMonth: 18 }), 'あり（月平均18時間）'],
    [overtimeLine({ exists: false, hoursPerMonth: 0 }), 'なし'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected)
  })
})

describe('the end of an ad', () => {
  const ad = {
    status: 'published',
    closeReason: null,
    closedAt: null,
    validThrough: '2026-07-01T14:59:59Z',
  } as const
  const shown = new Date('2026-07-02T00:00:00Z')
  const ended = endingOf({ ...ad, open: false }, shown)
  it('is told with its reason and its day in Japan', () => {
    expect(endingOf({ ...ad, open: true }, shown)).toEqual({ kind: 'open' })
    const paused = { ...ad, open: false, status: 'paused' } as const
    expect(endingOf(paused, new Date('2026-07-01T14:59:58Z')).kind).toBe('paused')
    expect(endingOf(paused, new Date('2026-07-01T14:59:59Z')).kind).toBe('ended')
    expect(ended).toMatchObject({ text: '応募期限を過ぎたため、2026年7月1日に募集を終えました。' })
    expect(
      endingOf(
        {
          ...ad,
          open: false,
          status: 'closed',
          closeReason: 'filled',
          closedAt: '2026-06-20T00:00:00Z',
        },
        shown,
      ),
    ).toMatchObject({ text: '採用人数に達したため、2026年6月20日に募集を終えました。' })
  })
  it('leaves the ad readable for thirty days', () => {
    expect(endingOf({ ...ad, open: false }, new Date('2026-07-31T14:59:59Z')).kind).toBe('ended')
    expect(endingOf({ ...ad, open: false }, new Date('2026-07-31T15:00:00Z')).kind).toBe('gone')
  })
})
