import { graphql } from './graphql.ts'
import { JobPostChange } from './job-post-changes.ts'
import { JobCard } from './job-posts.ts'

/** One thing that needs the student now. */
export const NeedLine = graphql(`
  fragment NeedLine on Need {
    kind
    at
    applicationId
    jobPostId
    jobPostKind
    title
    company
  }
`)

export const NeedsNowQuery = graphql(
  `
    query NeedsNow {
      needsNow {
        more
        needs {
          ...NeedLine
        }
      }
    }
  `,
  [NeedLine],
)

export const RecommendationsQuery = graphql(
  `
    query Recommendations {
      recommendations {
        hasWishes
        items {
          reasons {
            kind
            value
          }
          jobPost {
            ...JobCard
          }
        }
      }
    }
  `,
  [JobCard],
)

/** A month of the calendar, and the address of the feed. */
export const CalendarQuery = graphql(`
  query Calendar($from: DateTime!, $until: DateTime!) {
    calendarDates(from: $from, until: $until) {
      kind
      at
      applicationId
      jobPostId
      title
      company
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
    calendarFeedSecret
  }
`)

export const CalendarFeedQuery = graphql(`
  query CalendarFeed($secret: String!) {
    calendarFeed(secret: $secret) {
      kind
      at
      applicationId
      jobPostId
      title
      company
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

/** An application in the list of one's own. */
export const ApplicationLine = graphql(`
  fragment ApplicationLine on Application @_unmask {
    id
    jobPostId
    jobPostTitle
    jobPostKind
    jobPostOpen
    companyName
    status
    overdue
    revision
    presentRevision
    validThrough
    submittedAt
    replyDueAt
    lastReplyAt
    closedAt
    eraseAt
    erasedAt
    updatedAt
    events {
      actor
      status
      late
      text
      createdAt
    }
  }
`)

export const OwnApplicationsQuery = graphql(
  `
    query OwnApplications($first: Int!, $after: String, $filter: ApplicationFilter) {
      ownApplications(first: $first, after: $after, filter: $filter) {
        nodes {
          ...ApplicationLine
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
        }
      }
    }
  `,
  [ApplicationLine],
)

/** One of them, with everything that was sent. */
export const OwnApplicationQuery = graphql(
  `
    query OwnApplicationPage($id: ID!) {
      ownApplication(id: $id) {
        ...ApplicationLine
        attempt
        questions
        answers
        message
        accommodation
        leftOut
        profile
        reason
        offer
        nextActions
        files {
          id
          name
          kind
          size
          scan
        }
      }
    }
  `,
  [ApplicationLine],
)

/** What the ad says otherwise than when the application was sent; null where the ad was taken down. */
export const ChangesSinceApplication = graphql(
  `
    query ChangesSinceApplication($id: ID!, $revision: Int!) {
      jobPost(id: $id) {
        changesSince(revision: $revision) {
          ...JobPostChange
        }
      }
    }
  `,
  [JobPostChange],
)
