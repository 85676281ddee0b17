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

export const RequestUpload = graphql(`
  mutation RequestUpload($input: UploadInput!) {
    requestUpload(input: $input) {
      ticket
      problem
    }
  }
`)

export const FinishUpload = graphql(`
  mutation FinishUpload($ticket: String!) {
    finishUpload(ticket: $ticket) {
      problem
      file {
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
  }
`)

export const DeleteFile = graphql(`
  mutation DeleteFile($id: ID!) {
    deleteFile(id: $id)
  }
`)
