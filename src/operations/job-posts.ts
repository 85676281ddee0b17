import { FacetCounts } from './facet-counts.generated.ts'
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
    hours {
      note
    }
    wage {
      unit
      min
      max
    }
    features
    publishAt
    validThrough
    replyByDays
    company {
      id
      displayName
      logo
    }
  }
`)

/** One page of the list with everything around it. */
export const JobPostListQuery = graphql(
  `
    query JobPostList($filter: JobPostFilter!, $sort: JobPostSort!, $page: Int!) {
      jobPosts(filter: $filter, sort: $sort, page: $page) {
        total {
          value
          exact
        }
        sort
        placed
        stations
        unknownPlaces
        km
        understood {
          conditions {
            label
            without
          }
          prefecture
          sort
          terms
          excluded
          ignored
          fromHome
          byTrain
          tooFar
          outOfSeason
          leftOut
        }
        guess {
          q
          total {
            value
            exact
          }
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
          way
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
