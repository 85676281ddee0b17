import { describe, expect, test } from 'vitest'
import type { JobPostField } from '#contract/job-post-fields.ts'
import { chooseFields, laterBase, mergeVersions } from './job-post-merge.ts'

const base = { title: '営業', bonus: '年2回', 'workplaces.0.city': '渋谷区', 'workplaces.0.street': '1-2-3' }

describe('what two people made of one text', () => {
  test('in different fields stands in it, a field that one emptied among them', () => {
    const mine = { ...base, title: '営業職' }
    const { bonus: _, ...theirs } = base
    expect(mergeVersions({ base, mine, theirs })).toEqual({
      typed: { ...theirs, title: '営業職' },
      conflicts: [],
    })
  })

  test('in one field is asked for, unless both say the same; mine stands until then', () => {
    const mine = { ...base, title: '営業職', bonus: '年3回' }
    const theirs = { ...base, title: '企画', bonus: '年3回' }
    expect(mergeVersions({ base, mine, theirs })).toEqual({ typed: mine, conflicts: ['title'] })
  })

  test('of one place is asked for: its parts are one field', () => {
    const mine = { ...base, 'workplaces.0.city': '港区' }
    const theirs = { ...base, 'workplaces.0.street': '4-5-6' }
    expect(mergeVersions({ base, mine, theirs }).conflicts).toEqual(['workplaces'])
  })

  test.each<[JobPostField, JobPostField]>([
    ['termKind', 'termTo'],
    ['termFrom', 'renewalLimit'],
    ['probationMonths', 'probationConditions'],
    ['startsAt', 'breakMinutes'],
    ['hoursSystem', 'deemedMinutes'],
    ['overtime', 'overtimeHours'],
    ['wageUnit', 'wageMin'],
    ['wageMin', 'wageMax'],
    ['fixedOvertimeAmount', 'fixedOvertimeHours'],
    ['fixedOvertimeName', 'fixedOvertimeExcessPaid'],
    ['smoking', 'smokingNote'],
    ['ageLimitException', 'ageLimitMax'],
    ['ageLimitMax', 'ageLimitReason'],
  ])('in %s and %s, which say one thing together, is asked for', (one, other) => {
    const { conflicts } = mergeVersions({
      base,
      mine: { ...base, [one]: '1' },
      theirs: { ...base, [other]: '2' },
    })
    expect(conflicts.toSorted()).toEqual([one, other].toSorted())
  })
})

test('work goes on from what is saved where I say the same, and from what it was elsewhere', () => {
  const mine = { ...base, title: '企画', bonus: '年3回' }
  const theirs = { ...base, title: '企画', bonus: '年4回' }
  expect(laterBase({ base, mine, theirs })).toEqual({ ...base, title: '企画' })
})

test('a choice takes theirs in the fields it names, empty ones too', () => {
  const mine = { ...base, title: '営業職' }
  const { bonus: _, ...theirs } = base
  expect(chooseFields({ mine, theirs }, new Set(['bonus']))).toEqual({ ...theirs, title: '営業職' })
})
