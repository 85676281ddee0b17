import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { prepareBulkReplyFormSchema } from '#contract/bulk-reply.ts'
import * as replies from '#server/backend/replies/reply-procedures.ts'
import { perform } from './action.ts'

/** Writes nothing: the page takes the chosen template into the letter, and keeps whatever else was typed. */
export const insertTemplate = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: () => true,
})

export const prepareBulkReply = defineAction({
  accept: 'form',
  input: prepareBulkReplyFormSchema,
  handler: (input, context) => perform(context, replies.prepareBulkReply, input),
})
