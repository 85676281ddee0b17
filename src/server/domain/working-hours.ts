import type { WageUnit } from '#contract/codes/job-post.ts'
import type { JobPostFacts } from './job-post-facts.ts'

type Hours = Pick<JobPostFacts, 'startsAt' | 'endsAt' | 'breakMinutes' | 'deemedMinutes'>

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const minutesInDay = 1440
const statutoryMinutes = 480
/** Days off when the ad tells none: one a week and the holidays, the least there is (労働基準法35条). */
const fewestHolidays = 105

/** Minutes worked a day without the break; null when the ad names no fixed hours. Hours past midnight are understood. */
export const minutesPerDay = ({ startsAt, endsAt, breakMinutes, deemedMinutes }: Hours): number | null => {
  if (deemedMinutes !== null) return deemedMinutes
  if (startsAt === null || endsAt === null) return null
  const between = minutesOf(endsAt) - minutesOf(startsAt)
  return (between <= 0 ? between + minutesInDay : between) - breakMinutes
}

/** Hours of an average month under the ad's hours and days off; eight a day when it names no hours. */
export const hoursPerMonth = (facts: Hours & { holidaysPerYear: number | null }): number => {
  // A shift names the hours of the shop, not of a person.
  const minutes = Math.min(minutesPerDay(facts) ?? statutoryMinutes, statutoryMinutes)
  return ((365 - (facts.holidaysPerYear ?? fewestHolidays)) * minutes) / 60 / 12
}

/** Yen an hour of the base pay, to hold against the minimum wage (最低賃金法施行規則2条); null when unpaid. */
export const hourlyPay = (
  facts: Hours & Pick<JobPostFacts, 'holidaysPerYear' | 'wageUnit' | 'wageMin'>,
): number | null => {
  const { wageMin, wageUnit } = facts
  if (wageMin === null) return null
  const perHour: Record<WageUnit, () => number | null> = {
    hour: () => wageMin,
    day: () => wageMin / (Math.min(minutesPerDay(facts) ?? statutoryMinutes, statutoryMinutes) / 60),
    month: () => wageMin / hoursPerMonth(facts),
    year: () => wageMin / 12 / hoursPerMonth(facts),
    unpaid: () => null,
  }
  return perHour[wageUnit]()
}
