import { defineAction } from 'astro:actions'
import { notificationFormSchema } from '#contract/notification-choice.ts'
import { SaveNotificationChoices } from '#operations/notification-choices.ts'
import { forward } from '#actions/failure.ts'

/** Writes how the signed-in person is told of each kind of news. */
export const saveNotifications = defineAction({
  accept: 'form',
  input: notificationFormSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveNotificationChoices, input)).saveNotificationChoices),
})
