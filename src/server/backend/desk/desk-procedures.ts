import { deskThingSchema } from '#contract/desk.ts'
import type { DeskOutcome } from './acts.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

export const takeDeskThing = deskProcedure({
  name: 'takeDeskThing',
  actions: ['desk.take'],
  description: 'Takes a thing for half an hour, so that the other operator leaves it alone.',
  input: deskThingSchema,
  types: { kind: 'ClaimableKind!' },
  run: async ({ services, caller }, thing): Promise<DeskOutcome> => {
    const answer = await services.desk.claims.take(caller.uid, thing)
    return answer.kind === 'taken'
      ? { kind: 'done' }
      : { kind: 'refused', refusal: 'claimed', words: answer.by.holder }
  },
})

export const releaseDeskThing = procedure({
  name: 'releaseDeskThing',
  actions: ['desk.release'],
  who: deskAct,
  description: 'False: the caller did not have it.',
  input: deskThingSchema,
  types: { kind: 'ClaimableKind!' },
  answer: 'Boolean!',
  run: ({ services, caller }, thing) => services.desk.claims.release(caller.uid, thing),
})
