import { jobPostQueryString } from './job-post-query-string.ts'
import { nearKilometres } from './recommendation.ts'

/** The search of ads around one's stations (よく使う駅), the nearest first; null: there are none. */
export const nearHomeAddress = (station: readonly string[]): string | null =>
  station.length === 0
    ? null
    : `/jobpost${jobPostQueryString({ station: [...station], km: nearKilometres, sort: 'near' })}`
