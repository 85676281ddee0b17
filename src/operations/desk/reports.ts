import { graphql } from '#operations/graphql.ts'

/** Ads with open reports. */
export const DeskReportsQuery = graphql(`
  query DeskReports($page: Int) {
    deskReports(page: $page) {
      count
      lines {
        jobPostId
        title
        company
        reports
        reasons
        since
        askedAt
        answeredAt
        claim {
          holder
          own
        }
      }
    }
  }
`)

/** All that was reported of one ad. */
export const DeskReportQuery = graphql(`
  query DeskReport($jobPostId: ID!) {
    deskReport(jobPostId: $jobPostId) {
      jobPostId
      title
      status
      revision
      companyId
      company
      open
      stamp
      reports {
        id
        revision
        reasons
        text
        sentAt
        outcome
        outcomeReason
        closedAt
        erased
      }
      inquiries {
        id
        reasons
        question
        askedAt
        answer
        answeredAt
      }
      earlier {
        jobPostId
        title
        reasons
        outcome
        outcomeReason
        closedAt
      }
      claim {
        holder
        own
        until
      }
    }
  }
`)
