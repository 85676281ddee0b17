import { graphql } from './graphql.ts'

export const OwnPersonProfile = graphql(`
  query OwnPersonProfile {
    personProfile {
      displayName
      title
    }
  }
`)
