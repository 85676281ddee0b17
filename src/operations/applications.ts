import { graphql } from './graphql.ts'
import { JobPostChange } from './job-post-changes.ts'

/** What the person who wrote it sees of an application. */
export const OwnApplication = graphql(`
  fragment OwnApplication on Application @_unmask {
    id
    jobPostId
    companyId
    jobPostTitle
    jobPostKind
    companyName
    status
    attempt
    revision
    questions
    answers
    message
    accommodation
    leftOut
    files {
      id
      name
      kind
      size
      scan
    }
    nextActions
    submittedAt
    replyDueAt
    overdue
    eraseAt
  }
`)

/** What the page that applies begins with; the ad is null when nobody may see it any more. */
export const ApplicationFormQuery = graphql(
  `
    query ApplicationForm($id: ID!) {
      jobPost(id: $id) {
        id
        kind
        title
        validThrough
        graduationYears
        wage {
          unit
          min
          max
        }
        workplaces {
          prefectureCode
          city
        }
        company {
          id
          legalName
          displayName
        }
      }
      studentUser {
        graduation
      }
      applicationForm(jobPostId: $id) {
        draft {
          ...OwnApplication
        }
        sent {
          ...OwnApplication
        }
        refusal
        questions
        revision
        replyByDays
        profile
        suggestedMessage
        shown
      }
    }
  `,
  [OwnApplication],
)

/** What an ad says otherwise than the draft's writer has seen. */
export const ChangesSinceDraft = graphql(
  `
    query ChangesSinceDraft($id: ID!, $revision: Int!) {
      jobPost(id: $id) {
        changesSince(revision: $revision) {
          ...JobPostChange
        }
      }
    }
  `,
  [JobPostChange],
)
