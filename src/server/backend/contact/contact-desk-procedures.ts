import { answerContactSchema, settleContactSchema } from '#contract/desk-contact.ts'
import { DeskOutcomeFields } from '#operations/desk/desk.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'

export const answerContactMessage = procedure({
  name: 'answerContactMessage',
  actions: ['deskContact.answer'],
  who: deskAct,
  description: 'Answers a message to the operator by mail.',
  input: answerContactSchema,
  types: { step: 'DeskStep!' },
  descriptions: { read: 'The stamp of the message as it was read.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation AnswerContactMessage($id: ID!, $read: String!, $text: String!, $step: DeskStep!) {
        answerContactMessage(id: $id, read: $read, text: $text, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { step, ...answer }) =>
    services.desk.contact.answer(uid, answer, step),
})

export const settleContactMessage = procedure({
  name: 'settleContactMessage',
  actions: ['deskContact.settle'],
  who: deskAct,
  description: 'Ends a message to the operator without an answer, or has it wait again.',
  input: settleContactSchema,
  types: { as: 'ContactState!' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation SettleContactMessage($id: ID!, $read: String!, $as: ContactState!, $note: String) {
        settleContactMessage(id: $id, read: $read, as: $as, note: $note) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, settled) => services.desk.contact.settle(uid, settled),
})
