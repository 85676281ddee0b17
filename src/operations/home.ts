import { graphql } from './graphql.ts'
import { InfoLine } from './infos.ts'
import { JobCard } from './job-posts.ts'

/** What the front page shows: counts for its ways in, the newest ads, the latest announcements. */
export const HomeQuery = graphql(
  `
    query Home {
      jobPosts(sort: newest, first: 6) {
        total {
          value
          exact
        }
        facets {
          estimated
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
          feature {
            code
            count
          }
        }
        edges {
          node {
            ...JobCard
          }
        }
      }
      companies(filter: { hiring: true }, first: 1) {
        total {
          value
          exact
        }
      }
      infos(first: 3) {
        edges {
          node {
            ...InfoLine
          }
        }
      }
    }
  `,
  [JobCard, InfoLine],
)
