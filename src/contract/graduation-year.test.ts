import { expect, test } from 'vitest'
import { graduationDifference, graduationYearOf } from './graduation-year.ts'

test.each([
  ['2028-03', 2028],
  ['2027-04', 2028],
  ['2027-09', 2028],
  ['2027-12', 2028],
  [null, null],
] as const)('who graduates in %s counts with %s', (graduation, year) => {
  expect(graduationYearOf(graduation)).toBe(year)
})

test.each([
  [[2028], '2027-03', '募集：2028年3月卒／あなたのプロフィール：2027年3月卒'],
  [[2029, 2028], '2027-03', '募集：2028年・2029年3月卒／あなたのプロフィール：2027年3月卒'],
  [[2028], '2028-09', '募集：2028年3月卒／あなたのプロフィール：2028年9月卒'],
  [[2028], '2027-09', null],
  [[2027, 2028], '2027-03', null],
  [[], '2027-03', null],
  [[2028], null, null],
] as const)('an ad for %j beside a profile with %s', (years, graduation, words) => {
  expect(graduationDifference(years, graduation)).toBe(words)
})
