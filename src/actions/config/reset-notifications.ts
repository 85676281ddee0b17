import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { ResetNotificationChoices } from '#operations/notification-choices.ts'
import { forward } from '#actions/failure.ts'

/** Has the signed-in person told of everything as who chose nothing is. */
export const resetNotifications = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(ResetNotificationChoices, {})).resetNotificationChoices),
})
