import { describe, expect, it } from 'vitest'
import {
  allowanceLine,
  firstHoursLine,
  fixedOvertimeLine,
  graduationLine,
  hoursLine,
  overtimeLine,
  termLine,
} from './job-post-lines.ts'

describe('an ad in words', () => {
  const hours = { breakMinutes: 60 }
  it.each([
    [
      hoursLine({ ...hours, system: 'fixed', startsAt: '09:00', endsAt: '17:45' }),
      '9:00〜17:45（休憩1時間）',
    ],
    [hoursLine({ ...hours, system: 'shift', startsAt: null, endsAt: null }), 'シフト制（休憩1時間）'],
    [
      firstHoursLine({
        ...hours,
        system: 'shift',
        startsAt: null,
        endsAt: null,
        note: '平日10:00〜19:00の間で、週2日・1日4時間から。休憩は6時間を超える勤務で60分です。',
      }),
      '週2日・1日4時間から（シフト制）',
    ],
    [firstHoursLine({ ...hours, system: 'shift', startsAt: null, endsAt: null, note: null }), 'シフト制'],
    [
      firstHoursLine({ ...hours, system: 'fixed', startsAt: '09:00', endsAt: '17:45', note: null }),
      '9:00〜17:45（休憩1時間）',
    ],
    [termLine({ kind: 'indefinite', from: null, to: null }), '期間の定めなし'],
    [termLine({ kind: 'fixed', from: '2027-08-03', to: '2027-08-03' }), '2027年8月3日のみ'],
    [termLine({ kind: 'fixed', from: '2027-08-03', to: null }), '2027年8月3日〜'],
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
