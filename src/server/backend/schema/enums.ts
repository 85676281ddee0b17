import { stationWays } from '#contract/nearest-stations.ts'
import { companyRoles } from '#contract/account.ts'
import { applicationActors, applicationStatuses, declineReasons } from '#contract/codes/application.ts'
import { companyVerifications } from '#contract/codes/company.ts'
import {
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
import { schoolTypes, visibilities } from '#contract/codes/student.ts'
import { jobPostSorts } from '#contract/job-post-query.ts'
import { workAspects } from '#contract/questionnaires/work-aspects.ts'
import { profileSections, profileStepCodes } from '#contract/profile-completeness.ts'
import { suggestionKinds } from '#server/backend/search/suggest.ts'
import type { Builder } from './builder.ts'

/** The closed vocabularies of the contract, by the same codes. */
export const addEnums = (builder: Builder) => ({
  JobPostKind: builder.enumType('JobPostKind', { values: jobPostKinds }),
  Remote: builder.enumType('Remote', { values: remotes }),
  TermKind: builder.enumType('TermKind', { values: termKinds }),
  HoursSystem: builder.enumType('HoursSystem', { values: hoursSystems }),
  WageUnit: builder.enumType('WageUnit', { values: wageUnits }),
  InsuranceKind: builder.enumType('InsuranceKind', { values: insuranceKinds }),
  SmokingMeasure: builder.enumType('SmokingMeasure', { values: smokingMeasures }),
  WorkAspect: builder.enumType('WorkAspect', { values: workAspects }),
  FeatureTag: builder.enumType('FeatureTag', { values: featureTags }),
  JobPostStatus: builder.enumType('JobPostStatus', { values: jobPostStatuses }),
  CloseReason: builder.enumType('CloseReason', { values: closeReasons }),
  JobPostSort: builder.enumType('JobPostSort', { values: jobPostSorts }),
  StationWay: builder.enumType('StationWay', { values: stationWays }),
  ChangeKind: builder.enumType('ChangeKind', { values: ['same', 'removed', 'added'] as const }),
  CompanyRole: builder.enumType('CompanyRole', { values: companyRoles }),
  CompanyVerification: builder.enumType('CompanyVerification', { values: companyVerifications }),
  SuggestionKind: builder.enumType('SuggestionKind', { values: suggestionKinds }),
  SchoolType: builder.enumType('SchoolType', { values: schoolTypes }),
  ProfileVisibility: builder.enumType('ProfileVisibility', { values: visibilities }),
  ProfileSection: builder.enumType('ProfileSection', { values: profileSections }),
  ApplicationStatus: builder.enumType('ApplicationStatus', { values: applicationStatuses }),
  ApplicationActor: builder.enumType('ApplicationActor', { values: applicationActors }),
  DeclineReason: builder.enumType('DeclineReason', { values: declineReasons }),
  ProfileStep: builder.enumType('ProfileStep', { values: profileStepCodes }),
})

export type Enums = ReturnType<typeof addEnums>
