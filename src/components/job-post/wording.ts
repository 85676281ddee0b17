import { formatWage } from '#contract/format/money.ts'
import type { ResultOf } from '#operations/graphql.ts'
import type { JobPostQuery } from '#operations/job-post.ts'

export type JobPost = NonNullable<ResultOf<typeof JobPostQuery>['jobPost']>

/** Kinds without an employment contract pay nothing and must say so. */
export const wageLine = ({ unit, min, max }: JobPost['wage']): string => formatWage(unit, min, max)
