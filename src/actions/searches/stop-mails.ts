import { defineAction } from 'astro:actions'
import { mailTokenSchema } from '#contract/saved-search.ts'
import { StopMailSubscription } from '#operations/saved-searches.ts'
import { forward } from '#actions/failure.ts'

/** Stops the mails that a link is about. */
export const stopMails = defineAction({
  accept: 'form',
  input: mailTokenSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(StopMailSubscription, input)).stopMailSubscription),
})
