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
          offeredBy
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

export const AddInterviewSlots = graphql(`
  mutation AddInterviewSlots(
    $companyId: ID!
    $jobPostId: ID!
    $days: [String!]!
    $times: [String!]!
    $round: InterviewRound!
    $minutes: Int!
    $way: InterviewWay!
    $place: String!
    $seats: Int!
    $note: String!
  ) {
    addInterviewSlots(
      companyId: $companyId
      jobPostId: $jobPostId
      days: $days
      times: $times
      round: $round
      minutes: $minutes
      way: $way
      place: $place
      seats: $seats
      note: $note
    ) {
      refusal
    }
  }
`)

export const ChangeInterviewSlot = graphql(`
  mutation ChangeInterviewSlot(
    $companyId: ID!
    $id: ID!
    $seen: String!
    $day: String!
    $time: String!
    $round: InterviewRound!
    $minutes: Int!
    $way: InterviewWay!
    $place: String!
    $seats: Int!
    $note: String!
  ) {
    changeInterviewSlot(
      companyId: $companyId
      id: $id
      seen: $seen
      day: $day
      time: $time
      round: $round
      minutes: $minutes
      way: $way
      place: $place
      seats: $seats
      note: $note
    ) {
      refusal
    }
  }
`)

export const CancelInterviewSlot = graphql(`
  mutation CancelInterviewSlot($companyId: ID!, $id: ID!, $seen: String!, $reason: String!) {
    cancelInterviewSlot(companyId: $companyId, id: $id, seen: $seen, reason: $reason) {
      refusal
    }
  }
`)

export const InviteToInterview = graphql(`
  mutation InviteToInterview($companyId: ID!, $applicationId: ID!, $round: InterviewRound!) {
    inviteToInterview(companyId: $companyId, applicationId: $applicationId, round: $round) {
      refusal
      told
    }
  }
`)

export const InviteAllToInterview = graphql(`
  mutation InviteAllToInterview($companyId: ID!, $jobPostId: ID!, $round: InterviewRound!) {
    inviteAllToInterview(companyId: $companyId, jobPostId: $jobPostId, round: $round) {
      refusal
      told
      more
    }
  }
`)

export const EndInterview = graphql(`
  mutation EndInterview($companyId: ID!, $id: ID!, $reason: String!) {
    endInterview(companyId: $companyId, id: $id, reason: $reason) {
      refusal
    }
  }
`)
