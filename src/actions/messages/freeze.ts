import { defineAction } from 'astro:actions'
import { freezeThreadSchema } from '#contract/message.ts'
import { FreezeThread } from '#operations/messages.ts'
import { forward } from '#actions/failure.ts'

/** Ends a thread and reports it to the operator. */
export const freeze = defineAction({
  accept: 'form',
  input: freezeThreadSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(FreezeThread, { input })).freezeThread),
})
