import { describe, expect, test } from 'vitest'
import { addSlotsFormSchema, addSlotsSchema } from './interview.ts'

const typed = {
  companyId: '019aa000-0000-7000-8000-000000000001',
  jobPostId: '019aa000-0000-7000-8000-000000000002',
  days: ['2026-12-01'],
  times: ['10:00'],
  round: 'first',
  minutes: '30',
  way: 'place',
  place: '本社 3階',
  seats: '1',
  note: '',
  interviewers: [],
  act: 'save',
}

test.each([
  ['30', '1', 30, 1],
  ['30分', '2名', 30, 2],
  ['９０分間', '３人', 90, 3],
  ['45 分', '4 名', 45, 4],
  [60, 5, 60, 5],
])('reads %s and %s with their units', (minutes, seats, length, people) => {
  expect(addSlotsSchema.parse({ ...typed, minutes, seats })).toMatchObject({
    minutes: length,
    seats: people,
  })
})

test.each([
  [{ minutes: '1時間' }, 'NOT_WHOLE'],
  [{ minutes: '30名' }, 'NOT_WHOLE'],
  [{ minutes: '分' }, 'REQUIRED'],
  [{ minutes: '500分' }, 'OUT_OF_RANGE'],
  [{ seats: '2分' }, 'NOT_WHOLE'],
  [{ seats: '51名' }, 'OUT_OF_RANGE'],
  [{ seats: '-1' }, 'NOT_WHOLE'],
])('refuses %o as %s', (given, problem) => {
  const { error } = addSlotsSchema.safeParse({ ...typed, ...given })
  expect(error?.issues.map(({ message }) => message)).toEqual([problem])
})

describe('days', () => {
  const { days: _days, times: _times, ...others } = typed
  const form = { ...others, day0: '2026 12 1', time0: '10:00' }

  test('are read as they are written, and may be left empty', () =>
    expect(addSlotsFormSchema.parse({ ...form, day1: '', day2: '2026年12月2日（水）' })).toMatchObject({
      day0: '2026-12-01',
      day1: '',
      day2: '2026-12-02',
    }))

  test.each([
    [{ day0: '2026121' }, 'DAY_NOT_SEPARATED'],
    [{ day1: '2026121' }, 'DAY_NOT_SEPARATED'],
    [{ day1: '2026年12月2日（木）' }, 'WRONG_WEEKDAY'],
    [{ day1: '2026年12月32日' }, 'NOT_DATE'],
    [{ day0: '' }, 'REQUIRED'],
  ])('refuses %o as %s', (given, problem) => {
    const { error } = addSlotsFormSchema.safeParse({ ...form, ...given })
    expect(error?.issues.map(({ message }) => message)).toEqual([problem])
  })
})
