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

export const SaveSearch = graphql(`
  mutation SaveSearch($input: SaveSearchInput!) {
    saveSearch(input: $input)
  }
`)

export const ChangeSavedSearch = graphql(`
  mutation ChangeSavedSearch($id: ID!, $name: String!, $frequency: SearchFrequency!) {
    changeSavedSearch(id: $id, name: $name, frequency: $frequency) {
      id
    }
  }
`)

export const OpenSavedSearch = graphql(`
  mutation OpenSavedSearch($id: ID!) {
    openSavedSearch(id: $id)
  }
`)

export const RemoveSavedSearch = graphql(`
  mutation RemoveSavedSearch($id: ID!) {
    removeSavedSearch(id: $id)
  }
`)

export const RequestSavedSearch = graphql(`
  mutation RequestSavedSearch($input: RequestSearchInput!) {
    requestSavedSearch(input: $input)
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

export const ConfirmMailSubscription = graphql(`
  mutation ConfirmMailSubscription($token: String!) {
    confirmMailSubscription(token: $token)
  }
`)

export const ChangeMailSubscription = graphql(`
  mutation ChangeMailSubscription($token: String!, $name: String!, $frequency: SearchFrequency!) {
    changeMailSubscription(token: $token, name: $name, frequency: $frequency)
  }
`)

export const StopMailSubscription = graphql(`
  mutation StopMailSubscription($token: String!) {
    stopMailSubscription(token: $token)
  }
`)
