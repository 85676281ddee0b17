import { graphql } from './graphql.ts'

/** One item of an ad that says something else than at an earlier revision, word by word. */
export const JobPostChange = graphql(`
  fragment JobPostChange on JobPostChange @_unmask {
    item
    label
    weighty
    words {
      kind
      text
    }
  }
`)
