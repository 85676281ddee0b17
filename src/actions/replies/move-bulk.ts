import { defineAction } from 'astro:actions'
import { moveBulkReplySchema } from '#contract/bulk-reply.ts'
import { MoveBulkReply } from '#operations/replies.ts'
import { forward } from '#actions/failure.ts'

/** Has several letters sent, stopped, continued or thrown away. */
export const moveBulkReply = defineAction({
  accept: 'form',
  input: moveBulkReplySchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(MoveBulkReply, input)).moveBulkReply),
})
