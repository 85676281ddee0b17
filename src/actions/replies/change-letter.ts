import { defineAction } from 'astro:actions'
import { changeBulkLetterSchema } from '#contract/bulk-reply.ts'
import { ChangeBulkLetter } from '#operations/replies.ts'
import { forward } from '#actions/failure.ts'

/** Changes one of several letters before it is sent. */
export const changeBulkLetter = defineAction({
  accept: 'form',
  input: changeBulkLetterSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ChangeBulkLetter, input)).changeBulkLetter),
})
