import * as claims from '#server/backend/desk/desk-procedures.ts'
import { form } from './action.ts'

/** What is done at the operator's desk. */
export const deskActions = {
  desk: {
    take: form(claims.takeDeskThing),
    release: form(claims.releaseDeskThing),
  },
}
