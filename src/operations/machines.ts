import { graphql } from './graphql.ts'

/** The parts of a sitemap of ads or companies. */
export const SitemapPartsQuery = graphql(`
  query SitemapParts($size: Int!) {
    jobPosts: sitemapParts(subject: job_post, size: $size) {
      after
      updatedAt
    }
    companies: sitemapParts(subject: company, size: $size) {
      after
      updatedAt
    }
  }
`)

/** Stations and lines that have a list of ads in the sitemap. */
export const PlacesWithAdsQuery = graphql(`
  query PlacesWithAds($least: Int!) {
    placesWithAds(least: $least) {
      stations
      lines
    }
  }
`)

/** The next addresses of a sitemap, in order of id. */
export const SitemapEntriesQuery = graphql(`
  query SitemapEntries($subject: SitemapSubject!, $after: ID, $limit: Int!) {
    sitemapEntries(subject: $subject, after: $after, limit: $limit) {
      id
      updatedAt
    }
  }
`)

/** The newest ads of any search, for a feed. */
export const FeedQuery = graphql(`
  query Feed($filter: JobPostFilter!) {
    jobPosts(filter: $filter, sort: newest, first: 50) {
      edges {
        node {
          id
          kind
          title
          occupation
          publishAt
          updatedAt
          validThrough
          duties
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
      }
    }
  }
`)

/** Open ads in order of id, for the aggregators' feed. */
export const JobFeedQuery = graphql(`
  query JobFeed($after: ID) {
    openJobPosts(after: $after, first: 100) {
      id
      kind
      title
      publishAt
      validThrough
      duties
      workplaces {
        postalCode
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
  }
`)

/** What the drawn card of an ad says. */
export const JobPostCardQuery = graphql(`
  query JobPostCard($id: ID!) {
    jobPost(id: $id) {
      kind
      title
      occupation
      open
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
        id
        displayName
      }
    }
  }
`)

/** What begins like a typed text. */
export const SuggestionsQuery = graphql(`
  query Suggestions($query: String!, $companiesOnly: Boolean!) {
    suggestions(query: $query, companiesOnly: $companiesOnly, first: 8) {
      text
      kind
      href
    }
  }
`)
