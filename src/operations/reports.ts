import { graphql } from './graphql.ts'

/** What the form of a report shows of its ad, with the seal of its rendering. */
export const ReportForm = graphql(`
  query ReportForm($id: ID!) {
    contactForm
    jobPost(id: $id) {
      id
      title
      revision
      open
      status
      closeReason
      closedAt
      validThrough
      company {
        legalName
      }
    }
  }
`)

export const ReportReceived = graphql(`
  query ReportReceived($id: ID!) {
    reportReceived(id: $id)
  }
`)

/** How many questions of the operator's wait for the company. */
export const WaitingReports = graphql(`
  query WaitingReports($companyId: ID!) {
    companyReports(companyId: $companyId) {
      waiting
    }
  }
`)

/** What the operator asked a company because of reports. */
export const CompanyReportsQuery = graphql(`
  query CompanyReports($companyId: ID!) {
    companyReports(companyId: $companyId) {
      inquiries {
        id
        jobPostId
        title
        reasons
        question
        askedAt
        answer
        answeredAt
        outcome
        outcomeReason
        closedAt
        erased
      }
    }
  }
`)
