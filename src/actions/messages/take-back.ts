import { defineAction } from 'astro:actions'
import { takeBackMessageSchema } from '#contract/message.ts'
import { TakeBackMessage } from '#operations/messages.ts'
import { forward } from '#actions/failure.ts'

/** Takes back a message that waits for the morning. */
export const takeBack = defineAction({
  accept: 'form',
  input: takeBackMessageSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(TakeBackMessage, input)).takeBackMessage),
})
