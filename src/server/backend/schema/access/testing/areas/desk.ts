import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { deskMatrix, deskTypes } from '#server/backend/schema/access/testing/desk-rows.ts'
import { newId } from '#server/platform/ids.ts'

const preview = (field: string) => `mutation { takeDeskThing(kind: contact, id: "${newId()}") { ${field} } }`

export const deskArea: MatrixArea = {
  matrix: deskMatrix([
    'Query.deskToday',
    'Mutation.takeDeskThing',
    'Mutation.releaseDeskThing',
    'DeskToday',
    'DeskQueueCount',
    'DeskThing',
    'DeskClaim',
    'DeskOutcome',
    'DeskMail',
  ]),
  operations: ({ ids }) => ({
    'Query.deskToday': '{ deskToday { __typename } }',
    'Mutation.takeDeskThing': `mutation { takeDeskThing(kind: job_post, id: "${ids.jobPost}") { done } }`,
    'Mutation.releaseDeskThing': `mutation { releaseDeskThing(kind: job_post, id: "${ids.jobPost}") }`,
  }),
  unguarded: (world) =>
    deskTypes(world, {
      DeskToday: ['deskToday', (field) => `{ deskToday { ${field} } }`],
      DeskQueueCount: ['deskToday', (field) => `{ deskToday { counts { ${field} } } }`],
      DeskThing: ['deskToday', (field) => `{ deskToday { things { ${field} } } }`],
      DeskClaim: ['deskToday', (field) => `{ deskToday { things { claim { ${field} } } } }`],
      DeskOutcome: ['takeDeskThing', preview],
      DeskMail: ['takeDeskThing', (field) => preview(`mails { ${field} }`)],
    }),
}
