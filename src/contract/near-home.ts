import { jobPostQueryString } from './job-post-query-string.ts'

/** How far around one's stations ads are looked for. */
const kilometres = 5

/** The search of ads around one's stations (よく使う駅), the nearest first; null: there are none. */
export const nearHomeAddress = (station: readonly string[]): string | null =>
  station.length === 0
    ? null
    : `/jobpost${jobPostQueryString({ station: [...station], km: kilometres, sort: 'near' })}`
