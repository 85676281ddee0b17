import { graphql } from './graphql.ts'

/** An invitation or a booking as a company sees it. */
export const CompanyInterview = graphql(`
  fragment CompanyInterview on CompanyInterview @_unmask {
    id
    applicationId
    jobPostId
    jobPostTitle
    name
    round
    state
    releasedBy
    request
    startsAt
    endsAt
    way
    place
  }
`)

/** The interviews to come, over all ads. */
export const ComingInterviewsQuery = graphql(
  `
    query ComingInterviews($companyId: ID!) {
      comingInterviews(companyId: $companyId) {
        ...CompanyInterview
      }
    }
  `,
  [CompanyInterview],
)

/** The times of one ad, with who comes and who was asked. */
export const AdInterviewsQuery = graphql(
  `
    query AdInterviews($companyId: ID!, $jobPostId: ID!) {
      adInterviews(companyId: $companyId, jobPostId: $jobPostId) {
        jobPostId
        title
        jobPostKind
        slots {
          id
          round
          startsAt
          endsAt
          way
          place
          seats
          note
          cancelledAt
          updatedAt
          overlapping
          interviewers {
            id
            name
            role
          }
          changedBy
          bookings {
            ...CompanyInterview
          }
        }
        waiting {
          ...CompanyInterview
        }
      }
    }
  `,
  [CompanyInterview],
)

/** The interviews of one applicant. */
export const ApplicantInterviewsQuery = graphql(
  `
    query ApplicantInterviews($companyId: ID!, $applicationId: ID!) {
      applicantInterviews(companyId: $companyId, applicationId: $applicationId) {
        ...CompanyInterview
      }
    }
  `,
  [CompanyInterview],
)

/** What became of times that a company proposed. */
export const InterviewSlotAnswer = graphql(`
  fragment InterviewSlotAnswer on InterviewSlotAnswer @_unmask {
    refusal
    clashMark
    clashes {
      proposedStart
      proposedEnd
      startsAt
      endsAt
      title
      name
      role
      isBooked
    }
  }
`)
