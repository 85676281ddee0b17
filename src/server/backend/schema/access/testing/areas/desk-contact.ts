import { deskMatrix, deskTypes } from '#server/backend/schema/access/testing/desk-rows.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { newId } from '#server/platform/ids.ts'

const list = (field: string) => `{ deskContactMessages(state: new) { ${field} } }`

export const deskContactArea: MatrixArea = {
  matrix: deskMatrix([
    'Query.deskContactMessages',
    'Query.deskContactMessage',
    'Mutation.answerContactMessage',
    'Mutation.settleContactMessage',
    'DeskContactList',
    'DeskContactCount',
    'DeskContactLine',
    'DeskContactMessage',
    'DeskContactReply',
  ]),
  operations: ({ ids }) => ({
    'Query.deskContactMessages': list('__typename'),
    'Query.deskContactMessage': `{ deskContactMessage(id: "${ids.contact}") { id } }`,
    'Mutation.answerContactMessage': `mutation { answerContactMessage(id: "${newId()}", read: "x", text: "答え", step: send) { done } }`,
    'Mutation.settleContactMessage': `mutation { settleContactMessage(id: "${newId()}", read: "x", as: closed, note: "") { done } }`,
  }),
  unguarded: (world) => {
    const message = (field: string) => `{ deskContactMessage(id: "${world.ids.contact}") { ${field} } }`
    return deskTypes(world, {
      DeskContactList: ['deskContactMessages', list],
      DeskContactCount: ['deskContactMessages', (field) => list(`counts { ${field} }`)],
      DeskContactLine: ['deskContactMessages', (field) => list(`lines { ${field} }`)],
      DeskContactMessage: ['deskContactMessage', message],
      DeskContactReply: ['deskContactMessage', (field) => message(`replies { ${field} }`)],
    })
  },
}
