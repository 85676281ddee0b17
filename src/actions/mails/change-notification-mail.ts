import { defineAction } from 'astro:actions'
import { notificationMailSchema } from '#contract/notification-choice.ts'
import { ChangeNotificationMail } from '#operations/notification-choices.ts'
import { forward } from '#actions/failure.ts'

/** Changes how the kinds of news that a link is about come by mail. */
export const changeNotificationMail = defineAction({
  accept: 'form',
  input: notificationMailSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ChangeNotificationMail, input)).changeNotificationMail),
})
