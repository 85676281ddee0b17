import { expect, test } from 'vitest'
import { deadlineProblem, readDeadline } from './written-deadline.ts'

test.each([
  ['2027年3月31日', '2027-03-31T14:59:59.000Z'],
  ['2027 1 15', '2027-01-15T14:59:59.000Z'],
  ['2027 1 15 18:00', '2027-01-15T09:00:00.000Z'],
  ['2027 1 15 1800', '2027-01-15T09:00:00.000Z'],
  ['2027/1/15　午後6時', '2027-01-15T09:00:00.000Z'],
  ['2027年1月15日18時半', '2027-01-15T09:30:00.000Z'],
  ['2027年1月15日（金）18:00', '2027-01-15T09:00:00.000Z'],
  ['令和9年1月15日（金） 18:00', '2027-01-15T09:00:00.000Z'],
  ['2027-01-15 18:00:30.250', '2027-01-15T09:00:30.250Z'],
])('%s is %s', (typed, instant) => expect(readDeadline(typed)).toBe(instant))

test.each([
  ['2027115', 'DAY_NOT_SEPARATED'],
  ['2027115 18:00', 'DAY_NOT_SEPARATED'],
  ['2027年1月15日（木） 18:00', 'WRONG_WEEKDAY'],
  ['平成39年1月15日', 'NOT_OF_ERA'],
  ['2027年2月30日', 'NOT_DATE'],
  ['2027年1月15日 夕方', 'NOT_DATE'],
  ['来週', 'NOT_DATE'],
  [`2027115${' '.repeat(100)}x`, 'NOT_DATE'],
])('%s is none: %s', (typed, problem) => {
  expect(readDeadline(typed)).toBeNull()
  expect(deadlineProblem(typed)).toBe(problem)
})
