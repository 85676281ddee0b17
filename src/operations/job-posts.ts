import { graphql } from './graphql.ts'

/** What a card of a list shows of an ad. */
export const JobCard = graphql(`
  fragment JobCard on JobPost {
    id
    kind
    title
    occupation
    workplaces {
      prefectureCode
      city
    }
    remote
    wage {
      unit
      min
      max
    }
    features
    publishAt
    validThrough
    company {
      id
      displayName
    }
  }
`)

export const FacetCounts = graphql(`
  fragment FacetCounts on JobPostFacets {
    kind {
      code
      count
    }
    prefecture {
      code
      count
    }
    occupation {
      code
      count
    }
    industry {
      code
      count
    }
    remote {
      code
      count
    }
    feature {
      code
      count
    }
    year {
      code
      count
    }
  }
`)

/** One page of the list with everything around it. */
export const JobPostListQuery = graphql(
  `
    query JobPostList($filter: JobPostFilter!, $sort: JobPostSort!, $page: Int!) {
      jobPosts(filter: $filter, sort: $sort, first: 20, page: $page) {
        total {
          value
          exact
        }
        understood {
          prefecture
          kind
          year
          terms
          excluded
        }
        facets {
          ...FacetCounts
        }
        edges {
          node {
            ...JobCard
          }
          highlight {
            title {
              text
              matched
            }
            snippet {
              text
              matched
            }
          }
        }
      }
    }
  `,
  [JobCard, FacetCounts],
)

/** How many ads a list would hold. */
export const JobPostTotalQuery = graphql(`
  query JobPostTotal($filter: JobPostFilter!) {
    jobPosts(filter: $filter, first: 1) {
      total {
        value
        exact
      }
    }
  }
`)

/** One ad with all that the law asks of it. */
export const JobPostQuery = graphql(
  `
    query JobPost($id: ID!) {
      jobPost(id: $id) {
        id
        kind
        title
        occupation
        graduationYears
        duties
        dutiesRange
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
          id
          legalName
          displayName
          verification
          verifiedAt
          representative
          postalCode
          prefectureCode
          city
          street
          building
          contactTel
          contactEmail
          contactForm
          industryCode
          employees
          foundedYear
          website
          logo
          description
          harassmentDesk
          replyStats {
            answeredPercent
            medianDays
          }
          openJobPosts
        }
        similar(first: 4) {
          ...JobCard
        }
      }
    }
  `,
  [
    JobCard,
    graphql(`
      fragment WorkplaceLine on Workplace @_unmask {
        name
        postalCode
        prefectureCode
        city
        street
        access
      }
    `),
  ],
)
