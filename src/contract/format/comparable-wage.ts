import type { WageUnit } from '#contract/codes/job-post.ts'
import { formatYen } from './money.ts'

/** Hours and months by which wages of different units are set beside each other; a person is told them. */
export const wageHoursPerDay = 8
export const wageHoursPerMonth = 160
export const monthsPerYear = 12

const hoursOf = {
  hour: 1,
  day: wageHoursPerDay,
  month: wageHoursPerMonth,
  year: wageHoursPerMonth * monthsPerYear,
} as const

/** 約1,437円〜: the least that an ad pays, as yen an hour. Null: it pays nothing. */
export const hourlyLine = (unit: WageUnit, min: number | null): string | null => {
  if (unit === 'unpaid' || min === null) return null
  return `${unit === 'hour' ? '' : '約'}${formatYen(Math.floor(min / hoursOf[unit]))}〜`
}

/** How it is reckoned. */
export const hourlyRule = `「時給にすると」は、給与のいちばん低い額を、日給は1日${wageHoursPerDay}時間、月給は1か月${wageHoursPerMonth}時間、年収は1年${monthsPerYear}か月・1か月${wageHoursPerMonth}時間として割った目安です。`
