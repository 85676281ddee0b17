import { graphql } from './graphql.ts'

/** How the ads of a company do, or one of them. */
export const CompanyNumbersQuery = graphql(`
  query CompanyNumbers($companyId: ID!, $jobPostId: ID, $days: Int!) {
    companyNumbers(companyId: $companyId, jobPostId: $jobPostId, days: $days) {
      title
      status
      views
      bookmarks
      applications
      days {
        day
        views
        bookmarks
        applications
      }
      sources {
        kind
        host
        views
      }
      ads {
        id
        title
        status
        views
        bookmarks
        applications
      }
      moreAds
      replies {
        answeredPercent
        medianDays
        place
        companies
        lowerPercent
        middlePercent
        upperPercent
        middleDays
      }
    }
  }
`)
