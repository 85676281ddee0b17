import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { deskMatrix, deskTypes } from '#server/backend/schema/access/testing/desk-rows.ts'
import { newId } from '#server/platform/ids.ts'

const preview = (field: string) => `mutation { takeDeskThing(kind: contact, id: "${newId()}") { ${field} } }`

export const deskArea: MatrixArea = {
  matrix: deskMatrix([
    'Query.deskToday',
    'Query.deskDays',
    'Query.deskFiguresCsv',
    'Query.deskComplaintsCsv',
    'Mutation.takeDeskThing',
    'Mutation.releaseDeskThing',
    'DeskDay',
    'DeskToday',
    'DeskQueueCount',
    'DeskThing',
    'DeskClaim',
    'DeskOutcome',
    'DeskMail',
  ]),
  operations: ({ ids }) => ({
    'Query.deskToday': '{ deskToday { __typename } }',
    'Query.deskDays': '{ deskDays { day } }',
    'Query.deskFiguresCsv': '{ deskFiguresCsv(on: "2026-06-01") }',
    'Query.deskComplaintsCsv': '{ deskComplaintsCsv(year: 2026) }',
    'Mutation.takeDeskThing': `mutation { takeDeskThing(kind: job_post, id: "${ids.jobPost}") { done } }`,
    'Mutation.releaseDeskThing': `mutation { releaseDeskThing(kind: job_post, id: "${ids.jobPost}") }`,
  }),
  unguarded: (world) =>
    deskTypes(world, {
      DeskDay: ['deskDays', (field) => `{ deskDays { ${field} } }`],
      DeskToday: ['deskToday', (field) => `{ deskToday { ${field} } }`],
      DeskQueueCount: ['deskToday', (field) => `{ deskToday { counts { ${field} } } }`],
      DeskThing: ['deskToday', (field) => `{ deskToday { things { ${field} } } }`],
      DeskClaim: ['deskToday', (field) => `{ deskToday { things { claim { ${field} } } } }`],
      DeskOutcome: ['takeDeskThing', preview],
      DeskMail: ['takeDeskThing', (field) => preview(`mails { ${field} }`)],
    }),
}
