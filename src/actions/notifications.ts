import { defineAction } from 'astro:actions'
import { markReadSchema } from '#contract/notification-input.ts'
import { markNotificationRead } from '#server/backend/news/notification-procedures.ts'
import { perform } from './action.ts'
import { fail } from './failure.ts'

/** Answers where to go on: where the line leads, or null for the list. */
export const markRead = defineAction({
  accept: 'form',
  input: markReadSchema,
  handler: async ({ id, go }, context) => {
    const href = await perform(context, markNotificationRead, { id })
    if (href === null) throw fail('NOT_FOUND')
    return { href: go === 'open' ? href : null }
  },
})
