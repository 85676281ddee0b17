import type { JobPostFacts } from '#server/domain/job-post-facts.ts'
import { minutesPerDay } from '#server/domain/working-hours.ts'

const weeksPerYear = 365 / 7

/**
 * Hours of an average week, from the hours of a day and the days off of a year; null when the ad tells either of them not,
 * or a shift, whose hours are those of the shop.
 */
export const hoursPerWeek = (facts: JobPostFacts): number | null => {
  const minutes = minutesPerDay(facts)
  if (minutes === null || facts.holidaysPerYear === null || facts.hoursSystem === 'shift') return null
  return ((365 - facts.holidaysPerYear) * minutes) / 60 / weeksPerYear
}
