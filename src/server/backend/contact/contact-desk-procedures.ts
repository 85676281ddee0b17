import { answerContactSchema, settleContactSchema } from '#contract/desk-contact.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

export const answerContactMessage = deskProcedure({
  name: 'answerContactMessage',
  actions: ['deskContact.answer'],
  description: 'Answers a message to the operator by mail.',
  input: answerContactSchema,
  types: { step: 'DeskStep!' },
  descriptions: { read: 'The stamp of the message as it was read.' },
  run: ({ services, caller: { uid } }, { step, ...answer }) =>
    services.desk.contact.answer(uid, answer, step),
})

export const settleContactMessage = deskProcedure({
  name: 'settleContactMessage',
  actions: ['deskContact.settle'],
  description: 'Ends a message to the operator without an answer, or has it wait again.',
  input: settleContactSchema,
  types: { as: 'ContactState!' },
  run: ({ services, caller: { uid } }, settled) => services.desk.contact.settle(uid, settled),
})
