import * as z from 'zod/mini'
import { industryCodes } from './codes/industries.ts'
import { featureTags, jobPostKinds, remotes } from './codes/job-post.ts'
import { occupationCodes } from './codes/occupations.ts'
import { prefectureCodes } from './codes/prefectures.ts'
import { limits } from './limits.ts'

/**
 * The query string of a job list, as typed by people, bookmarks and forms without JavaScript:
 * repeated parameters are lists, empty ones count as absent.
 */
export const jobPostSorts = ['relevance', 'newest', 'deadline', 'wage'] as const
export type JobPostSort = (typeof jobPostSorts)[number]
export const jobPostSortNames = {
  relevance: 'おすすめ順',
  newest: '新着順',
  deadline: '締切が近い順',
  wage: '給与が高い順',
} as const satisfies Record<JobPostSort, string>

/** Wage floors offered, in yen of the unit. Hourly and monthly are told apart by size: no hour pays 10,000, no month less. */
export const wageFloors = {
  hour: [1_100, 1_200, 1_300, 1_500, 2_000],
  month: [200_000, 220_000, 240_000, 260_000, 300_000],
} as const

const listOf = <Value extends string>(values: readonly Value[]) =>
  z.array(z.enum(values)).check(z.maxLength(limits.filterValues))

export const jobPostQuerySchema = z.strictObject({
  q: z.string().check(z.maxLength(limits.searchQuery)),
  kind: listOf(jobPostKinds),
  prefecture: listOf(prefectureCodes),
  occupation: listOf(occupationCodes),
  industry: listOf(industryCodes),
  /** Graduation year, e.g. 2028: the ad is open to it, or names no years. */
  year: z.optional(z.int().check(z.minimum(2000), z.maximum(2100))),
  /** Least wage in yen: below 10,000 per hour, else per month. */
  wage: z.optional(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  remote: listOf(remotes),
  feature: listOf(featureTags),
  /** One company's ads. */
  company: z.optional(z.uuid()),
  sort: z.enum(jobPostSorts),
  page: z.int().check(z.minimum(1), z.maximum(limits.countMax / limits.pageSize)),
})
export type JobPostQuery = z.infer<typeof jobPostQuerySchema>
/** The filters alone, as `jobPosts(filter:)` takes them. */
export type JobPostFilter = Omit<JobPostQuery, 'sort' | 'page'>
