import { graphql } from './graphql.ts'

/** An ad in one line beside an article or in an archive. */
export const JobLine = graphql(`
  fragment JobLine on JobPost {
    id
    kind
    title
    open
    status
    closeReason
    closedAt
    publishAt
    validThrough
    workplaces {
      prefectureCode
      city
    }
    wage {
      unit
      min
      max
    }
    company {
      displayName
    }
  }
`)

/** Open ads that belong to an article or a category, and the newest ones where none do. */
export const RelatedJobPostsQuery = graphql(
  `
    query RelatedJobPosts($filter: JobPostFilter!) {
      related: jobPosts(filter: $filter, sort: newest, first: 5) {
        total {
          value
          exact
        }
        edges {
          node {
            ...JobLine
          }
        }
      }
      newest: jobPosts(sort: newest, first: 5) {
        edges {
          node {
            ...JobLine
          }
        }
      }
    }
  `,
  [JobLine],
)

/** The ads published in a month. */
export const PublishedJobPostsQuery = graphql(
  `
    query PublishedJobPosts($from: DateTime!, $until: DateTime!, $page: Int!) {
      firstPublishedAt
      publishedJobPosts(from: $from, until: $until, page: $page) {
        total {
          value
          exact
        }
        hasNextPage
        nodes {
          ...JobLine
        }
      }
    }
  `,
  [JobLine],
)

/** When the first ad of the site was published. */
export const FirstPublishedQuery = graphql(`
  query FirstPublished {
    firstPublishedAt
  }
`)
