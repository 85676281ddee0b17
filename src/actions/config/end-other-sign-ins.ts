import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { EndOtherSignIns } from '#operations/security.ts'
import { fail, forward } from '#actions/failure.ts'

/** Signs the person out on every device but this one. */
export const endOtherSignIns = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: (_, { locals }) =>
    forward(async () => {
      if (locals.session === null) throw fail('UNAUTHENTICATED')
      return (await locals.execute(EndOtherSignIns, { keep: locals.session.id })).endOtherSignIns
    }),
})
