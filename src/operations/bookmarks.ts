import { graphql } from './graphql.ts'

/**
 * Which of the ads on a page a student keeps, whether the ads they look at are kept, whether they hide any, and of one ad what they
 * wrote to it, whom it is for, and how far it is.
 */
export const AdStates = graphql(`
  query AdStates($ids: [ID!]!, $ad: ID!) {
    bookmarkStates(ids: $ids)
    hiddenStates(jobPostIds: $ids, companyIds: []) {
      any
      jobPosts
      withCompany
    }
    jobPost(id: $ad) {
      graduationYears
    }
    studentUser {
      graduation
      homeStations
    }
    homeDistances(jobPostId: $ad) {
      station
      kilometres
    }
    ownApplicationTo(jobPostId: $ad) {
      status
    }
    ownHistory(first: 1) {
      kept
    }
  }
`)

export const OwnBookmarks = graphql(`
  query OwnBookmarks($after: String) {
    ownBookmarks(first: 20, after: $after) {
      total
      pageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
      }
      nodes {
        jobPostId
        note
        revision
        changed
        createdAt
        jobPost {
          id
          kind
          title
          wage {
            unit
            min
            max
          }
          workplaces {
            prefectureCode
            city
          }
          validThrough
          status
          open
          revision
          company {
            id
            displayName
          }
        }
      }
    }
  }
`)

export const ComparedJobPost = graphql(`
  fragment ComparedJobPost on JobPost @_unmask {
    id
    kind
    title
    occupation
    wage {
      unit
      min
      max
    }
    workplaces {
      prefectureCode
      city
    }
    remote
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
    term {
      kind
      from
      to
    }
    event {
      dates
      days
      participants
    }
    graduationYears
    selectionFlow
    validThrough
    open
    replyByDays
    company {
      id
      displayName
    }
  }
`)

/** Up to four ads side by side; an empty id is none. */
export const ComparedJobPosts = graphql(
  `
    query ComparedJobPosts($one: ID!, $two: ID!, $three: ID!, $four: ID!) {
      one: jobPost(id: $one) {
        ...ComparedJobPost
      }
      two: jobPost(id: $two) {
        ...ComparedJobPost
      }
      three: jobPost(id: $three) {
        ...ComparedJobPost
      }
      four: jobPost(id: $four) {
        ...ComparedJobPost
      }
    }
  `,
  [ComparedJobPost],
)

export const OwnHistory = graphql(`
  query OwnHistory {
    ownHistory(first: 200) {
      kept
      nodes {
        jobPostId
        seenAt
        jobPost {
          id
          title
          open
          company {
            id
            displayName
          }
        }
      }
    }
  }
`)
