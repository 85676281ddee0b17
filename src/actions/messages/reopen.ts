import { defineAction } from 'astro:actions'
import { reopenThreadSchema } from '#contract/message.ts'
import { ReopenThread } from '#operations/messages.ts'
import { forward } from '#actions/failure.ts'

/** Opens a thread again that the student ended. */
export const reopen = defineAction({
  accept: 'form',
  input: reopenThreadSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ReopenThread, input)).reopenThread),
})
