import { graphql } from './graphql.ts'

/** What is found in a text that was not sent yet. */
export const WordFindingsQuery = graphql(`
  query WordFindings($use: WordUse!, $text: String!) {
    wordFindings(use: $use, text: $text) {
      code
      severity
      words
      advice
      source
    }
  }
`)
