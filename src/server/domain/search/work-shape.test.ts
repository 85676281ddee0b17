import { describe, expect, test } from 'vitest'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import {
  daysOf,
  gradesOf,
  graduationYearsOf,
  programmeMonths,
  workTimesOf,
  worksAtNight,
  type ShapedAd,
} from './work-shape.ts'

const adOf = (given: Partial<ShapedAd>): ShapedAd => ({
  kind: 'part_time',
  duties: '',
  participants: null,
  startsAt: null,
  endsAt: null,
  hoursNote: null,
  holidays: 'シフトによる',
  eventDates: null,
  eventDays: null,
  termFrom: null,
  termTo: null,
  ...given,
})

describe('when one works', () => {
  test.each<[string, Partial<ShapedAd>, string[]]>([
    [
      'hours to choose from, each with an hour',
      { hoursNote: '9:00〜18:00' },
      ['morning', 'day', 'evening', 'weekend'],
    ],
    ['less than an hour of the morning', { hoursNote: '9:01〜17:00' }, ['day', 'weekend']],
    ['past midnight', { hoursNote: '22:00〜翌5:00' }, ['night', 'weekend']],
    ['past midnight without a word of it', { hoursNote: '23:00～5:00' }, ['night', 'weekend']],
    ['the small hours', { hoursNote: '3:00〜9:00' }, ['morning', 'night', 'weekend']],
    [
      'fixed hours, where the most of them lies',
      { kind: 'new_grad', startsAt: '09:00', endsAt: '18:00' },
      ['day'],
    ],
    ['hours with seconds', { kind: 'new_grad', startsAt: '18:00:00', endsAt: '23:00:00' }, ['evening']],
    ['weekdays alone', { hoursNote: '平日10:00〜17:00' }, ['day']],
    ['weekends off', { hoursNote: '10:00〜17:00', holidays: '土日・祝日' }, ['day']],
    ['no hours', { hoursNote: '応相談' }, []],
  ])('%s', (_, given, times) => {
    expect(workTimesOf(adOf(given))).toEqual(times)
  })

  test.each<[string | null, boolean | null]>([
    ['13:00〜22:00', false],
    ['13:00〜22:01', true],
    ['20:00〜翌2:00', true],
    ['4:00〜9:00', true],
    ['5:00〜9:00', false],
    [null, null],
  ])('%s is work at night: %s', (hoursNote, atNight) => {
    expect(worksAtNight(adOf({ hoursNote }))).toBe(atNight)
  })
})

describe('how long and in which months', () => {
  test.each<[Partial<ShapedAd>, number | null]>([
    [{ termFrom: '2027-02-08', termTo: '2027-02-12' }, 5],
    [{ termFrom: '2027-02-08', termTo: '2027-02-08' }, 1],
    [{ eventDays: 2, termFrom: '2027-02-01', termTo: '2027-03-31' }, 2],
    [{ termFrom: '1900-01-01', termTo: '2900-01-01' }, 32_767],
    [{ termFrom: '2027-02-08' }, null],
  ])('%j is %s days', (given, days) => {
    expect(daysOf(adOf(given))).toBe(days)
  })

  const programme = { kind: 'open_company' } as const
  test.each<[Partial<ShapedAd>, number[]]>([
    [{ ...programme, eventDates: '2026年12月〜2027年2月のうち1日' }, [12, 1, 2]],
    [{ ...programme, eventDates: '８月、10月' }, [8, 10]],
    [{ ...programme, eventDates: '13月', termFrom: '2027-03-30', termTo: '2027-04-02' }, [3, 4]],
    [{ ...programme, termFrom: '2027-11-01', termTo: '2028-01-31' }, [11, 12, 1]],
    [{ ...programme, termFrom: '2027-11-01' }, [11]],
    [programme, []],
    [{ kind: 'part_time', termFrom: '2027-11-01' }, []],
    [{ kind: 'internship_advanced', termFrom: '2027-11-01' }, [11]],
  ])('%j', (given, months) => {
    expect(programmeMonths(adOf(given))).toEqual(months)
  })
})

describe('for whom', () => {
  const all = ['u1', 'u2', 'u3', 'u4', 'm1', 'm2', 'd']
  test.each<[JobPostKind, string, string[]]>([
    ['internship_general', '大学3年生・4年生の方', ['u3', 'u4']],
    ['internship_general', '大学２年生以上の方', ['u2', 'u3', 'u4']],
    ['internship_general', '大学院生の方', ['m1', 'm2', 'd']],
    ['internship_general', '修士課程の方', ['m1', 'm2']],
    ['internship_general', '博士後期課程の方', ['d']],
    ['open_company', '大学1年生から。学年は問いません', all],
    ['open_company', 'どなたでも', all],
    ['part_time', '大学3年生', all],
    ['new_grad', '大学1年生', ['u3', 'u4', 'm1', 'm2', 'd']],
  ])('%s: %s', (kind, participants, grades) => {
    expect(gradesOf(adOf({ kind, participants }))).toEqual(grades)
  })

  test('the school year begins in April, by the clock of Japan', () => {
    const lastOfMarch = new Date('2027-03-31T14:59:59Z')
    const firstOfApril = new Date('2027-03-31T15:00:00Z')
    expect(graduationYearsOf('u4', lastOfMarch)).toEqual([2027])
    expect(graduationYearsOf('u4', firstOfApril)).toEqual([2028])
    const years = (['u1', 'u2', 'u3', 'u4', 'm1', 'm2', 'd'] as const).map((grade) =>
      graduationYearsOf(grade, new Date('2026-11-23T00:00:00Z')),
    )
    expect(years).toEqual([[2030], [2029], [2028], [2027], [2028], [2027], [2027, 2028, 2029]])
  })
})
