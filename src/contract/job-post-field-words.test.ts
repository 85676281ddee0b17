import { expect, test } from 'vitest'
import { fieldChoices, fieldNeed } from './job-post-field-words.ts'
import { jobPostFieldNames } from './job-post-fields.ts'
import { readJobPostForm } from './job-post-form.ts'

test('a programme is attended, not worked at from home', () => {
  expect(Object.values(fieldChoices('open_company', 'remote'))).toEqual([
    '会場で参加',
    '会場とオンライン',
    'オンラインのみ',
  ])
  expect(fieldChoices('new_grad', 'remote')).toMatchObject({ none: '出社' })
})

test('other choices are called the same in both forms, and what is typed has none', () => {
  expect(fieldChoices('open_company', 'smoking')).toEqual(fieldChoices('new_grad', 'smoking'))
  expect(fieldChoices('open_company', 'title')).toEqual({})
})

test('what another field makes necessary is not called optional', () => {
  const typed = {
    kind: 'new_grad',
    termKind: 'fixed',
    probationMonths: '3か月',
    hoursSystem: 'discretionary',
    wageUnit: 'month',
    fixedOvertimeExcessPaid: 'yes',
    ageLimitException: '3i',
  }
  const { missing, problems } = readJobPostForm(typed, 'new_grad')
  const asked = jobPostFieldNames.filter((field) => missing.includes(field) || problems[field] === 'TOGETHER')
  for (const field of ['probationConditions', 'fixedOvertimeHours', 'wageMin', 'startsAt'] as const)
    expect(asked).toContain(field)
  expect(asked.filter((field) => fieldNeed('new_grad', field) === '任意')).toEqual([])
  expect(fieldNeed('new_grad', 'title')).toBe('必須')
  expect(fieldNeed('new_grad', 'probationConditions')).toBe('必須')
  expect(fieldNeed('new_grad', 'startsAt')).toBe('条件により必須')
  // The form of a programme always shows it.
  expect(fieldNeed('open_company', 'termTo')).toBe('条件により必須')
  expect(fieldNeed('new_grad', 'bonus')).toBe('任意')
})
