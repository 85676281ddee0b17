import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { pushFormSchema } from '#contract/push.ts'
import * as push from '#server/backend/push/push-procedures.ts'
import { perform } from './action.ts'
import { fail } from './failure.ts'

/** Tells the browser that sent the form. */
const savePush = defineAction({
  accept: 'form',
  input: pushFormSchema,
  handler: async (input, context) => {
    const { session } = context.locals
    if (session === null) throw fail('UNAUTHENTICATED')
    const sent = { ...input, sessionId: session.id }
    if (!(await perform(context, push.savePushSubscription, sent))) throw fail('INVALID_INPUT')
    return true
  },
})

const stopPush = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: (_, context) => {
    const { session } = context.locals
    if (session === null) throw fail('UNAUTHENTICATED')
    return perform(context, push.stopPush, { sessionId: session.id })
  },
})

/** Of the browser that sends them, as the session says whose it is. */
export const pushActions = { savePush, stopPush }
