import * as claims from '#server/backend/desk/desk-procedures.ts'
import * as contact from '#server/backend/contact/contact-desk-procedures.ts'
import { form } from './action.ts'

/** What is done at the operator's desk. */
export const deskActions = {
  desk: {
    take: form(claims.takeDeskThing),
    release: form(claims.releaseDeskThing),
  },
  deskContact: {
    answer: form(contact.answerContactMessage),
    settle: form(contact.settleContactMessage),
  },
}
