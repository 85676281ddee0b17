import { defineAction } from 'astro:actions'
import { mailTokenSchema } from '#contract/saved-search.ts'
import { RestartMails } from '#operations/notification-choices.ts'
import { forward } from '#actions/failure.ts'

/** Begins mails again to the mailbox that a link went to. */
export const restartMails = defineAction({
  accept: 'form',
  input: mailTokenSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RestartMails, input)).restartMails),
})
