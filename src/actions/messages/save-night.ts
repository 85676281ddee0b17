import { defineAction } from 'astro:actions'
import { nightMessagesFormSchema } from '#contract/message.ts'
import { SaveNightMessages } from '#operations/messages.ts'
import { forward } from '#actions/failure.ts'

/** Whether messages of companies may come at night. */
export const saveNight = defineAction({
  accept: 'form',
  input: nightMessagesFormSchema,
  handler: ({ allowed }, { locals }) =>
    forward(
      async () => (await locals.execute(SaveNightMessages, { allowed: allowed === 'yes' })).saveNightMessages,
    ),
})
