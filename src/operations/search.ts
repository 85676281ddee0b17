import { CompanyCard } from './companies.ts'
import { graphql } from './graphql.ts'
import { InfoLine } from './infos.ts'
import { JobCard } from './job-posts.ts'

/** One box over jobs, companies and announcements; the filter narrows the jobs. */
export const SearchQuery = graphql(
  `
    query Search($query: String!, $filter: JobPostFilter!, $first: Int!) {
      jobPosts(filter: $filter, first: $first) {
        total {
          value
          exact
        }
        guess {
          q
          total {
            value
            exact
          }
        }
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
      search(query: $query, first: $first) {
        companies {
          total {
            value
            exact
          }
          edges {
            node {
              ...CompanyCard
            }
          }
        }
        infos {
          total {
            value
            exact
          }
          edges {
            node {
              ...InfoLine
            }
          }
        }
      }
    }
  `,
  [JobCard, CompanyCard, InfoLine],
)
