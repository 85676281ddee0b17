import { graphql } from './graphql.ts'

export const StoredFiles = graphql(`
  query StoredFiles {
    storedFiles {
      id
      kind
      name
      type
      size
      scan
      createdAt
      underWay
      deletionDueAt
    }
  }
`)

export const FileAddress = graphql(`
  query FileAddress($id: ID!) {
    fileAddress(id: $id)
  }
`)
