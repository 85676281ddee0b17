import type { WageUnit } from './job-post.ts'

/**
 * The closed vocabularies that a list of ads is filtered by and no ad states as such: they are read from what it says. The
 * order of those that are stored as bits must never change, new ones go to their end.
 */

/** How an ad pays. `paid`: in any way. */
export const pays = ['paid', 'hour', 'day', 'month'] as const
export type Pay = (typeof pays)[number]
export const payNames = {
  paid: '給与あり',
  hour: '時給',
  day: '日給',
  month: '月給・年俸',
} as const satisfies Record<Pay, string>

/** The units of the wages of each. */
export const payUnits = {
  hour: ['hour'],
  day: ['day'],
  month: ['month', 'year'],
} as const satisfies Record<Exclude<Pay, 'paid'>, readonly WageUnit[]>

/** When on a day one can work; `weekend`: on Saturdays or Sundays. Stored as bits. */
export const workTimes = ['morning', 'day', 'evening', 'night', 'weekend'] as const
export type WorkTime = (typeof workTimes)[number]
export const workTimeNames = {
  morning: '朝（10時まで）',
  day: '昼（10〜17時）',
  evening: '夕方・夜（17〜22時）',
  night: '深夜（22時から）',
  weekend: '土日も入れる',
} as const satisfies Record<WorkTime, string>

/** How long a programme or a first contract runs. */
export const lengths = ['d1', 'd2', 'd5', 'w2', 'm1'] as const
export type Length = (typeof lengths)[number]
export const lengthNames = {
  d1: '1日',
  d2: '2〜4日',
  d5: '5日〜2週間未満',
  w2: '2週間〜1か月未満',
  m1: '1か月以上',
} as const satisfies Record<Length, string>
/** The least and the most days of each. */
export const lengthDays = {
  d1: [1, 1],
  d2: [2, 4],
  d5: [5, 13],
  w2: [14, 29],
  m1: [30, 32_767],
} as const satisfies Record<Length, readonly [number, number]>

/** Months in which a programme takes place. */
export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
export type Month = (typeof months)[number]

/** Years at school. Stored as bits. */
export const grades = ['u1', 'u2', 'u3', 'u4', 'm1', 'm2', 'd'] as const
export type Grade = (typeof grades)[number]
export const gradeNames = {
  u1: '大学1年生',
  u2: '大学2年生',
  u3: '大学3年生',
  u4: '大学4年生',
  m1: '修士1年生',
  m2: '修士2年生',
  d: '博士課程',
} as const satisfies Record<Grade, string>

/** A city of a workplace as a value: the code of its prefecture and its name, `13渋谷区`. */
export const cityPattern = /^\d{2}[\p{L}\p{N}々ー]{1,40}$/u
/** Cities of one address, at most. */
export const citiesMost = 10
