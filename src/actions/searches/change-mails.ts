import { defineAction } from 'astro:actions'
import { changeMailSchema } from '#contract/saved-search.ts'
import { ChangeMailSubscription } from '#operations/saved-searches.ts'
import { forward } from '#actions/failure.ts'

/** Changes what the link of a mail is about. */
export const changeMails = defineAction({
  accept: 'form',
  input: changeMailSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ChangeMailSubscription, input)).changeMailSubscription),
})
