import { defineAction } from 'astro:actions'
import { readThreadFormSchema } from '#contract/message.ts'
import { MarkThreadRead } from '#operations/messages.ts'
import { forward } from '#actions/failure.ts'

/** Writes down up to where a thread was read. */
export const markRead = defineAction({
  accept: 'form',
  input: readThreadFormSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(MarkThreadRead, input)).markThreadRead),
})
