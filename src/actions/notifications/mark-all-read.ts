import { defineAction } from 'astro:actions'
import { markAllSchema } from '#contract/notification-input.ts'
import { MarkNotificationsRead } from '#operations/notifications.ts'
import { forward } from '#actions/failure.ts'

/** Marks everything that was shown as unread, of one kind or of all. */
export const markAllRead = defineAction({
  accept: 'form',
  input: markAllSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(MarkNotificationsRead, input)).markNotificationsRead),
})
