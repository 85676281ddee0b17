import { graphql } from './graphql.ts'

/** All that a student wants to see in no list. */
export const OwnHiddenQuery = graphql(`
  query OwnHidden {
    ownHidden {
      jobPosts {
        jobPostId
        jobPost {
          title
          company {
            displayName
          }
        }
      }
      companies {
        companyId
        company {
          displayName
        }
      }
    }
  }
`)

/** One ad, its company, and whether they are hidden. `ids` is its own alone. */
export const JobPostHidingQuery = graphql(`
  query JobPostHiding($id: ID!, $ids: [ID!]!) {
    jobPost(id: $id) {
      id
      title
      company {
        id
        displayName
      }
    }
    hiddenStates(jobPostIds: $ids, companyIds: []) {
      any
      jobPosts
      withCompany
    }
  }
`)

/** One company, and whether it is hidden. */
export const CompanyHidingQuery = graphql(`
  query CompanyHiding($id: ID!, $ids: [ID!]!) {
    company(id: $id) {
      id
      displayName
    }
    hiddenStates(jobPostIds: [], companyIds: $ids) {
      any
      companies
    }
  }
`)
