import { CompanyFacts } from './companies.ts'
import { graphql } from './graphql.ts'
import { JobCard } from './job-posts.ts'

const WorkplaceLine = graphql(`
  fragment WorkplaceLine on Workplace @_unmask {
    name
    postalCode
    prefectureCode
    city
    street
    access
  }
`)

/** One ad with all that the law asks of it. */
export const JobPostPage = graphql(
  `
    fragment JobPostPage on JobPost @_unmask {
      id
      kind
      title
      occupation
      graduationYears
      duties
      dutiesRange
      workAspects {
        aspect
        value
      }
      event {
        dates
        days
        participants
        travelCosts
      }
      workplaces {
        ...WorkplaceLine
      }
      workplacesInRange {
        ...WorkplaceLine
      }
      workplacesRange
      remote
      term {
        kind
        from
        to
        renewalCriteria
        renewalLimit
      }
      probation {
        months
        conditions
      }
      hours {
        system
        startsAt
        endsAt
        breakMinutes
        deemedMinutes
        note
      }
      overtime {
        exists
        hoursPerMonth
      }
      holidays
      holidaysPerYear
      wage {
        unit
        min
        max
        fixedOvertime {
          name
          amount
          hours
          excessPaid
        }
        allowances {
          name
          amount
          note
        }
        bonus
        raise
        note
      }
      insurance
      dispatch
      smoking
      smokingNote
      ageLimit {
        max
        exception
        reason
      }
      openings
      selectionFlow
      questions
      replyByDays
      features
      infoAsOf
      publishAt
      validThrough
      status
      closeReason
      closedAt
      open
      revision
      updatedAt
      company {
        ...CompanyFacts
      }
      similar(first: 4) {
        ...JobCard
      }
    }
  `,
  [JobCard, WorkplaceLine, CompanyFacts],
)

export const JobPostQuery = graphql(
  `
    query JobPost($id: ID!) {
      jobPost(id: $id) {
        ...JobPostPage
      }
    }
  `,
  [JobPostPage],
)
