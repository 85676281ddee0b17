import { ownActionModes } from '#contract/account-action.ts'
import { emailLinkAnswers, emailLinkSchema } from '#contract/account-security.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

type Link = { oldEmail: string; newEmail: string }

/** The links of a change of e-mail. Whoever has one may look at it and use it: they read the mailbox it went to. */
export const addEmailChange = (builder: Builder): void => {
  const Mode = builder.enumType('EmailLinkMode', {
    values: ownActionModes,
    description: 'changeEmail: the link to the new address; undoEmailChange: the one to the old address.',
  })
  const Answer = builder.enumType('EmailLinkAnswer', {
    values: emailLinkAnswers,
    description: 'invalid: too old, used, or cancelled; taken: somebody else has the address.',
  })
  const EmailLink = builder.objectRef<Link>('EmailLink').implement({
    fields: (t) => ({ oldEmail: t.exposeString('oldEmail'), newEmail: t.exposeString('newEmail') }),
  })
  builder.queryFields((t) => ({
    emailLink: t.field({
      type: EmailLink,
      nullable: true,
      description: 'What a link would do; looking uses nothing up. Null: it is invalid.',
      args: { mode: t.arg({ type: Mode, required: true }), token: t.arg.string({ required: true }) },
      resolve: (_, { mode, token }, { services: { emailChanges } }) =>
        mode === 'changeEmail' ? emailChanges.look(token) : emailChanges.lookAtUndo(token),
    }),
  }))
  builder.mutationFields((t) => ({
    confirmEmailChange: t.field({
      type: Answer,
      description: 'Changes the address and signs out everywhere.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, args, { services }) =>
        services.emailChanges.confirm(parseInput(emailLinkSchema, args).token),
    }),
    undoEmailChange: t.field({
      type: Answer,
      description:
        'Restores the old address, signs out everywhere and mails the link that sets a new password.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, args, { services }) => services.emailChanges.undo(parseInput(emailLinkSchema, args).token),
    }),
  }))
}
