import { defineAction } from 'astro:actions'
import {
  nightMessagesFormSchema,
  readThreadFormSchema,
  sendMessageFormSchema,
  startThreadFormSchema,
} from '#contract/message.ts'
import { SendMessage } from '#operations/messages.ts'
import {
  markThreadRead,
  saveNightMessages,
  startThread,
} from '#server/backend/messages/message-procedures.ts'
import { perform } from './action.ts'
import { forward } from './failure.ts'

export const markRead = defineAction({
  accept: 'form',
  input: readThreadFormSchema,
  handler: (input, context) => perform(context, markThreadRead, input),
})

export const saveNight = defineAction({
  accept: 'form',
  input: nightMessagesFormSchema,
  handler: ({ allowed }, context) => perform(context, saveNightMessages, { allowed: allowed === 'yes' }),
})

/** What the page showed of the thread is read, in the same operation. */
export const send = defineAction({
  accept: 'form',
  input: sendMessageFormSchema,
  handler: ({ seen, ...input }, { locals }) =>
    forward(
      async () => (await locals.execute(SendMessage, { input, seen, thread: input.thread })).sendMessage,
    ),
})

export const start = defineAction({
  accept: 'form',
  input: startThreadFormSchema,
  handler: ({ kind, about, companyId, id, text, fileIds }, context) =>
    perform(context, startThread, {
      input: { subject: { kind, id: about }, companyId: companyId || null, id, text, fileIds },
    }),
})
