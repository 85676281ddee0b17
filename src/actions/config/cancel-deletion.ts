import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { CancelAccountDeletion } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Takes the deletion of the account back. */
export const cancelDeletion = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(CancelAccountDeletion, {})).cancelAccountDeletion),
})
