import { graphql } from './graphql.ts'

export const OwnSavedSearches = graphql(`
  query OwnSavedSearches {
    ownSavedSearches {
      id
      name
      address
      frequency
      newCount
    }
  }
`)

export const MailSubscriptionQuery = graphql(`
  query MailSubscription($token: String!) {
    mailSubscription(token: $token) {
      kind
      state
      name
      address
      frequency
    }
  }
`)
