import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { CancelEmailChange } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Takes the change of the e-mail address that waits back. */
export const cancelEmailChange = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(CancelEmailChange, {})).cancelEmailChange),
})
