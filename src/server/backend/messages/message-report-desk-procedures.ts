import {
  closeMessageReportSchema,
  readMessageReportSchema,
  readReportedFileSchema,
} from '#contract/desk-messages.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

export const readMessageReport = procedure({
  name: 'readMessageReport',
  actions: ['deskMessageReports.read'],
  who: deskAct,
  description:
    'Opens what was reported; that it was read is logged and shown to the student. Null: there is none.',
  input: readMessageReportSchema,
  answer: 'DeskEvidence',
  document: graphql(`
    mutation ReadMessageReport($id: ID!) {
      readMessageReport(id: $id) {
        text
        messages {
          sequence
          side
          name
          role
          sentAt
          text
          files {
            id
            name
            size
          }
        }
      }
    }
  `),
  run: ({ services, caller: { uid } }, { id }) => services.desk.messageReports.read(uid, id),
})

export const readReportedFile = procedure({
  name: 'readReportedFile',
  actions: [],
  who: deskAct,
  description:
    'The bytes of a file among what was reported; that it was read is logged. Null: there is none.',
  input: readReportedFileSchema,
  types: { fileId: 'ID!' },
  answer: 'DeskFile',
  document: graphql(`
    mutation ReadReportedFile($id: ID!, $fileId: ID!) {
      readReportedFile(id: $id, fileId: $fileId) {
        name
        base64
      }
    }
  `),
  run: ({ services, caller: { uid } }, { id, fileId }) =>
    services.desk.messageReports.readFile(uid, id, fileId),
})

export const closeMessageReport = deskProcedure({
  name: 'closeMessageReport',
  actions: ['deskMessageReports.close'],
  description: 'Closes a report of messages; the student who sent it is told the outcome.',
  input: closeMessageReportSchema,
  types: { step: 'DeskStep!' },
  descriptions: { read: 'The stamp of the report as it was read.' },
  run: ({ services, caller: { uid } }, { step, ...given }) =>
    services.desk.messageReports.close(uid, given, step),
})
