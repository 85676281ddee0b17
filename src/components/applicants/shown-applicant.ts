import type { ResultOf } from '#operations/graphql.ts'
import type { ApplicantQuery } from '#operations/applicants.ts'

/** One applicant, as the page got it. */
export type ShownApplicant = NonNullable<ResultOf<typeof ApplicantQuery>['applicant']>
