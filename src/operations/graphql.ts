import { initGraphQLTada } from 'gql.tada'
import type { AdRecord } from '#contract/ad-record.ts'
import type { Offer } from '#contract/offer.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import type { QuestionnaireReport } from '#contract/questionnaires/report.ts'
import type { WorkFit } from '#contract/questionnaires/work-aspects.ts'
import type { introspection } from './schema-types.d.ts'

/** Typed GraphQL documents: names, variables and results are checked against schema.graphql. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: {
    DateTime: string
    Date: string
    AdRecord: AdRecord
    Offer: Offer
    ProfileSnapshot: ProfileSnapshot
    QuestionnaireReport: QuestionnaireReport
    WorkFit: WorkFit
  }
}>()

export { readFragment, type FragmentOf, type ResultOf } from 'gql.tada'
