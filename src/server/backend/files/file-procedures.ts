import * as z from 'zod/mini'
import { fileIdSchema, finishUploadSchema, uploadSchema } from '#contract/stored-file.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account } from '#server/domain/access-row.ts'

const whoSends = account(['student', 'company'], 'second_factor', 'verified', 'writes_messages')

export const requestUpload = procedure({
  name: 'requestUpload',
  actions: ['files.requestUpload'],
  who: whoSends,
  input: z.object({ input: uploadSchema }),
  types: { input: 'UploadInput!', 'input.kind': 'FileKind!' },
  answer: 'UploadTicket!',
  document: graphql(`
    mutation RequestUpload($input: UploadInput!) {
      requestUpload(input: $input) {
        ticket
        problem
      }
    }
  `),
  run: ({ services, caller }, { input }) => services.files.uploads.request(caller.uid, input),
})

export const finishUpload = procedure({
  name: 'finishUpload',
  actions: ['files.finishUpload'],
  who: whoSends,
  description: 'Makes the file of what was sent with a ticket. Twice answers the same file.',
  input: finishUploadSchema,
  answer: 'FinishedUpload!',
  document: graphql(`
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
  `),
  run: ({ services, caller }, { ticket }) => services.files.uploads.finish(caller.uid, ticket),
})

export const deleteFile = procedure({
  name: 'deleteFile',
  actions: ['files.deleteFile'],
  who: account(['student']),
  input: fileIdSchema,
  answer: 'FileDeletion!',
  run: ({ services, caller }, { id }) => services.files.own.remove(caller.uid, id),
})
