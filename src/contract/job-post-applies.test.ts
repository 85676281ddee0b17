import { describe, expect, test } from 'vitest'
import { applies } from './job-post-applies.ts'
import { definitionOf, isJobPostField, jobPostFieldNames, type JobPostField } from './job-post-fields.ts'
import { readJobPostForm } from './job-post-form.ts'
import { mergeTyped, type TypedJobPost } from './job-post-typed.ts'

/** For each field with a rule: what is typed elsewhere when it applies, and when it does not. */
const cases: Partial<Record<JobPostField, { yes: TypedJobPost[]; no: TypedJobPost[]; typed: string }>> = {
  ...Object.fromEntries(
    ['termFrom', 'termTo', 'renewalCriteria', 'renewalLimit'].map((field) => [
      field,
      {
        yes: [{ termKind: 'fixed' }],
        no: [{ termKind: 'indefinite' }, {}],
        typed: '2027年4月1日',
      },
    ]),
  ),
  probationConditions: {
    yes: [{ probationMonths: '3か月' }, { probationMonths: '１' }],
    no: [{ probationMonths: 'なし' }, { probationMonths: '0' }, { probationMonths: '未定' }, {}],
    typed: '変わりません。',
  },
  deemedMinutes: {
    yes: [{ hoursSystem: 'discretionary' }],
    no: [{ hoursSystem: 'flex' }, {}],
    typed: '8時間',
  },
  overtimeHours: { yes: [{ overtime: 'yes' }], no: [{ overtime: 'no' }, {}], typed: '20時間' },
  ...Object.fromEntries(
    ['wageMin', 'wageMax'].map((field) => [
      field,
      { yes: [{ wageUnit: 'hour' }, {}], no: [{ wageUnit: 'unpaid' }], typed: '1,500円' },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      fixedOvertimeName: '固定残業手当',
      fixedOvertimeAmount: '3万円',
      fixedOvertimeHours: '20時間',
    }).map(([field, typed]) => [
      field,
      { yes: [{ fixedOvertimeExcessPaid: 'yes' }, { fixedOvertimeExcessPaid: 'no' }], no: [{}], typed },
    ]),
  ),
  ageLimitMax: { yes: [{ ageLimitException: '3i' }], no: [{}], typed: '30歳' },
  ageLimitReason: { yes: [{ ageLimitException: '3i' }], no: [{}], typed: '長く働くため' },
}

const ruled = jobPostFieldNames.filter((field) => definitionOf(field).appliesWhen !== undefined)

test('each rule names a field whose own place in the form hangs on no other', () => {
  for (const field of ruled) {
    const other = definitionOf(field).appliesWhen?.field ?? ''
    if (!isJobPostField(other)) throw new Error(`${field} hangs on ${other}, which is no field`)
    expect(definitionOf(other).appliesWhen).toBeUndefined()
    // The answer is above what it opens.
    expect(jobPostFieldNames.indexOf(other)).toBeLessThan(jobPostFieldNames.indexOf(field))
  }
  expect(Object.keys(cases).toSorted()).toEqual(ruled.toSorted())
})

describe.each(ruled)('%s', (field) => {
  const { yes = [], no = [], typed = '' } = cases[field] ?? {}
  const read = (others: TypedJobPost, text: string) =>
    readJobPostForm({ kind: 'new_grad', ...others, [field]: text }, 'new_grad')

  test.each(yes)('applies and is read with %j', (others) => {
    expect(applies('new_grad', field, others)).toBe(true)
    expect(read(others, typed).ad[field]).not.toBeNull()
  })
  test.each(no)('says nothing and is never wrong with %j', (others) => {
    expect(applies('new_grad', field, others)).toBe(false)
    const long = read(others, 'あ'.repeat(7000))
    expect(long.ad[field]).toBeNull()
    expect(long.problems).not.toHaveProperty(field)
    expect(long.missing).not.toContain(field)
  })
})

test('a programme has its days and its reward without a contract', () => {
  expect(applies('open_company', 'termTo', {})).toBe(true)
  expect(applies('open_company', 'termTo', { termKind: 'indefinite' })).toBe(true)
  expect(applies('open_company', 'wageMin', { wageUnit: 'unpaid' })).toBe(false)
})

test('what was typed is there again when the other field is changed back', () => {
  const fixed = { kind: 'new_grad', termKind: 'fixed', termTo: '2028年3月31日' }
  const without = mergeTyped(fixed, [['termKind', 'indefinite']])
  expect(readJobPostForm(without, 'new_grad').ad.termTo).toBeNull()
  const again = mergeTyped(without, [['termKind', 'fixed']])
  expect(readJobPostForm(again, 'new_grad').ad.termTo).toBe('2028-03-31')
})
