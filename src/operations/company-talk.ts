import { graphql } from './graphql.ts'

/** What the operator and a company write to each other, for its owners. */
export const CompanyTalkQuery = graphql(`
  query CompanyTalk($companyId: ID!) {
    companyTalk(companyId: $companyId) {
      questions {
        id
        question
        askedAt
        answer
        answeredAt
      }
      appeals {
        text
        sentAt
        granted
      }
      mayAppeal
    }
  }
`)
