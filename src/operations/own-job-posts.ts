import { graphql } from './graphql.ts'

/** An ad in its company's list. */
export const OwnJobPostLine = graphql(`
  fragment OwnJobPostLine on OwnJobPost @_unmask {
    id
    companyId
    kind
    title
    status
    publishAt
    validThrough
    closeReason
    closedAt
    updatedAt
    review {
      submittedAt
      dueAt
      returnedAt
      reason
    }
    views
    bookmarks
    applications
    waiting
    underWay
    inCharge {
      id
      name
      role
    }
  }
`)

/** A page of the list of a company's ads. */
export const OwnJobPostsQuery = graphql(
  `
    query OwnJobPosts(
      $companyId: ID!
      $group: JobPostGroup
      $filter: OwnJobPostFilter
      $sort: OwnJobPostSort
      $first: Int!
      $page: Int!
    ) {
      ownJobPosts(
        companyId: $companyId
        group: $group
        filter: $filter
        sort: $sort
        first: $first
        page: $page
      ) {
        counts {
          group
          count
        }
        nodes {
          ...OwnJobPostLine
        }
      }
    }
  `,
  [OwnJobPostLine],
)

/** One ad with its state, for the page where it is written. */
export const OwnJobPostQuery = graphql(
  `
    query OwnJobPost($companyId: ID!, $id: ID!) {
      ownJobPost(companyId: $companyId, id: $id) {
        ...OwnJobPostLine
        revision
      }
    }
  `,
  [OwnJobPostLine],
)

/** What a company's ads need of its people now. */
export const CompanyNeedsQuery = graphql(`
  query CompanyNeeds($companyId: ID!) {
    companyNeeds(companyId: $companyId) {
      more
      needs {
        kind
        at
        jobPostId
        title
      }
    }
  }
`)

/** Whom ads of a company may be given to. */
export const ColleaguesQuery = graphql(`
  query Colleagues($companyId: ID!) {
    colleagues(companyId: $companyId) {
      id
      name
      role
      isSelf
    }
  }
`)
