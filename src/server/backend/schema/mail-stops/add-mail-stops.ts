import { mailStopReasons } from '#contract/mail-stop.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

/** Addresses that get no mails any more: the caller's own, and the link that begins them again. */
export const addMailStops = (builder: Builder) => {
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
  return { MailStopReason: Reason }
}
