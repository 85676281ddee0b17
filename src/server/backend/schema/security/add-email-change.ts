import { ownActionModes } from '#contract/account-action.ts'
import { emailLinkAnswers } from '#contract/account-security.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

type Link = { oldEmail: string; newEmail: string }

/** The links of a change of e-mail. Whoever has one may look at it and use it: they read the mailbox it went to. */
export const addEmailChange = (builder: Builder): void => {
  const Mode = builder.enumType('EmailLinkMode', {
    values: ownActionModes,
    description: 'changeEmail: the link to the new address; undoEmailChange: the one to the old address.',
  })
  builder.enumType('EmailLinkAnswer', {
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
}
