import { defineAction } from 'astro:actions'
import { prepareBulkReplyFormSchema } from '#contract/bulk-reply.ts'
import { PrepareBulkReply } from '#operations/replies.ts'
import { forward } from '#actions/failure.ts'

/** Makes a letter for each of several applicants, to be looked through. */
export const prepareBulkReply = defineAction({
  accept: 'form',
  input: prepareBulkReplyFormSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(PrepareBulkReply, input)).prepareBulkReply),
})
