import { graphql } from './graphql.ts'

/** A month of a company's calendar, and the address of the member's feed. */
export const CompanyCalendarQuery = graphql(`
  query CompanyCalendar($companyId: ID!, $scope: CompanyCalendarScope!, $from: DateTime!, $until: DateTime!) {
    companyDates(companyId: $companyId, scope: $scope, from: $from, until: $until) {
      kind
      at
      jobPostId
      title
      applicationId
      interview {
        round
        endsAt
      }
    }
    companyCalendarFeed(companyId: $companyId) {
      secret
      scope
    }
  }
`)

/** What a calendar program reads that knows a member's secret. */
export const CompanyFeedQuery = graphql(`
  query CompanyFeed($secret: String!) {
    companyFeedDates(secret: $secret) {
      companyId
      mayWrite
      kind
      at
      jobPostId
      title
      applicationId
      interview {
        id
        round
        endsAt
        place
        cancelled
        sequence
        changedAt
      }
    }
  }
`)
