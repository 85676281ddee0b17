import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { RequestMailRestart } from '#operations/notification-choices.ts'
import { forward } from '#actions/failure.ts'

/** Sends the link that begins mails again to the signed-in person’s address. */
export const requestMailRestart = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(RequestMailRestart, {})).requestMailRestart),
})
