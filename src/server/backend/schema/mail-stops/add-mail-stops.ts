import { mailStopReasons } from '#contract/mail-stop.ts'
import { mailTokenSchema } from '#contract/saved-search.ts'
import { addressedCallerOf, callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** Addresses that get no mails any more: the caller's own, and the link that begins them again. */
export const addMailStops = (builder: Builder): void => {
  const Reason = builder.enumType('MailStopReason', {
    values: mailStopReasons,
    description: 'bounce: mails cannot be delivered; complaint: one was reported as unwanted.',
  })
  const Restart = builder.objectRef<{ stopped: boolean }>('MailRestart').implement({
    fields: (t) => ({ stopped: t.exposeBoolean('stopped') }),
  })
  builder.queryFields((t) => ({
    mailStop: t.field({
      type: Reason,
      nullable: true,
      description:
        'Why no mails go to the caller’s verified address but those of sign-in; null: they go, or nobody verified it.',
      resolve: (_parent, _args, context) => {
        const { email, emailVerified } = callerOf(context)
        // An address that nobody verified may be somebody else's.
        return email === null || !emailVerified ? null : context.services.mailStops.reasonOf(email)
      },
    }),
    mailRestart: t.field({
      type: Restart,
      nullable: true,
      description: 'Whether mails are stopped to the mailbox that a link went to. Null: it is none of these.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, { services }) => services.mailStops.look(token),
    }),
  }))
  builder.mutationFields((t) => ({
    requestMailRestart: t.boolean({
      description: 'Sends the link to the caller’s own address.',
      resolve: async (_parent, _args, context) => {
        const { uid, email } = addressedCallerOf(context)
        if ((await context.services.mailStops.requestRestart({ uid, email })) === 'limited')
          throw codedError('RATE_LIMITED', 'Too many mails were asked for')
        return true
      },
    }),
    restartMails: t.boolean({
      description: 'True however often; false: the link is none of these.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, args, { services }) => services.mailStops.restart(parseInput(mailTokenSchema, args).token),
    }),
  }))
}
