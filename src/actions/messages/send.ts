import { defineAction } from 'astro:actions'
import { sendMessageFormSchema } from '#contract/message.ts'
import { SendMessage } from '#operations/messages.ts'
import { forward } from '#actions/failure.ts'

/** Writes into a thread; what the page showed of it is read. */
export const send = defineAction({
  accept: 'form',
  input: sendMessageFormSchema,
  handler: ({ seen, ...input }, { locals }) =>
    forward(
      async () => (await locals.execute(SendMessage, { input, seen, thread: input.thread })).sendMessage,
    ),
})
