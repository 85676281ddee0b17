import { defineAction } from 'astro:actions'
import { mailTokenSchema } from '#contract/saved-search.ts'
import { ConfirmMailSubscription } from '#operations/saved-searches.ts'
import { forward } from '#actions/failure.ts'

/** Agrees to the mails that a link is about. */
export const confirmMails = defineAction({
  accept: 'form',
  input: mailTokenSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ConfirmMailSubscription, input)).confirmMailSubscription),
})
