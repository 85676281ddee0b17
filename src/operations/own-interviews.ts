import { graphql } from './graphql.ts'

const InterviewClash = graphql(`
  fragment InterviewClash on InterviewClash @_unmask {
    applicationId
    jobPostTitle
    companyName
    startsAt
    endsAt
  }
`)

/** A student's interviews of one application. */
export const OwnInterviewsQuery = graphql(
  `
    query OwnInterviews($applicationId: ID!) {
      ownInterviews(applicationId: $applicationId) {
        id
        round
        state
        releasedBy
        request
        onHold
        startsAt
        endsAt
        way
        place
        note
        changeUntil
        mayChange
        overlapping {
          ...InterviewClash
        }
        slots {
          id
          startsAt
          endsAt
          way
          place
          seatsLeft
          overlapping {
            ...InterviewClash
          }
        }
      }
    }
  `,
  [InterviewClash],
)
