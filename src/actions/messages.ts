import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import {
  nightMessagesFormSchema,
  readThreadFormSchema,
  sendMessageFormSchema,
  startThreadFormSchema,
} from '#contract/message.ts'
import {
  markThreadRead,
  saveNightMessages,
  sendMessage,
  startThread,
} from '#server/backend/messages/message-procedures.ts'
import { perform } from './action.ts'

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

export const send = defineAction({
  accept: 'form',
  input: sendMessageFormSchema,
  handler: (input, context) => perform(context, sendMessage, { input }),
})

export const start = defineAction({
  accept: 'form',
  input: startThreadFormSchema,
  handler: ({ kind, about, companyId, id, text, fileIds }, context) =>
    perform(context, startThread, {
      input: { subject: { kind, id: about }, companyId: companyId || null, id, text, fileIds },
    }),
})

/** Writes nothing: the page shows what the check finds in the text, which stays in its field. */
export const checkWords = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: () => true,
})
