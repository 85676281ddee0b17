import { graphql } from '#operations/graphql.ts'

/** Reports of messages that wait. */
export const DeskMessageReportsQuery = graphql(`
  query DeskMessageReports($page: Int) {
    deskMessageReports(page: $page) {
      count
      lines {
        id
        reason
        company
        sentAt
        claim {
          holder
          own
        }
      }
    }
  }
`)

/** One of them, without what was written. */
export const DeskMessageReportQuery = graphql(`
  query DeskMessageReport($id: ID!) {
    deskMessageReport(id: $id) {
      id
      reason
      company
      sentAt
      messages
      closedAt
      outcome
      stamp
      claim {
        holder
        own
        until
      }
    }
  }
`)
