import { defineAction } from 'astro:actions'
import { markReadSchema } from '#contract/notification-input.ts'
import { MarkNotificationRead } from '#operations/notifications.ts'
import { fail, forward } from '#actions/failure.ts'

/** Marks a line as read. Answers where to go on: where it leads, or null for the list. */
export const markRead = defineAction({
  accept: 'form',
  input: markReadSchema,
  handler: ({ id, go }, { locals }) =>
    forward(async () => {
      const { markNotificationRead } = await locals.execute(MarkNotificationRead, { id })
      if (markNotificationRead === null) throw fail('NOT_FOUND')
      return { href: go === 'open' ? markNotificationRead : null }
    }),
})
