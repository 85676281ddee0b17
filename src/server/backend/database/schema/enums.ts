import { companyStatuses, companyVerifications, moderations } from '#contract/codes/company.ts'
import {
  ageLimitExceptions,
  closeReasons,
  featureTags,
  hoursSystems,
  insuranceKinds,
  jobPostKinds,
  jobPostStatuses,
  remotes,
  smokingMeasures,
  termKinds,
  wageUnits,
} from '#contract/codes/job-post.ts'
import { pgEnum } from 'drizzle-orm/pg-core'

export const companyStatus = pgEnum('company_status', companyStatuses)
export const companyVerification = pgEnum('company_verification', companyVerifications)
export const moderation = pgEnum('moderation', moderations)
export const jobPostKind = pgEnum('job_post_kind', jobPostKinds)
export const jobPostStatus = pgEnum('job_post_status', jobPostStatuses)
export const closeReason = pgEnum('close_reason', closeReasons)
export const remote = pgEnum('remote', remotes)
export const termKind = pgEnum('term_kind', termKinds)
export const hoursSystem = pgEnum('hours_system', hoursSystems)
export const wageUnit = pgEnum('wage_unit', wageUnits)
export const insuranceKind = pgEnum('insurance_kind', insuranceKinds)
export const smokingMeasure = pgEnum('smoking_measure', smokingMeasures)
export const ageLimitException = pgEnum('age_limit_exception', ageLimitExceptions)
export const featureTag = pgEnum('feature_tag', featureTags)
export const workplaceScope = pgEnum('workplace_scope', ['hire', 'range'])
