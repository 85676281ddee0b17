import { contactKinds, contactRefusals } from '#contract/contact.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'

/** Messages to the operator. */
export const addContact = (builder: Builder) => {
  const Kind = builder.enumType('ContactKind', { values: contactKinds })
  const Refusal = builder.enumType('ContactRefusal', {
    values: contactRefusals,
    description:
      'early: faster than a person writes; late: the form stood open for more than a day; limited: enough for now.',
  })
  builder.objectRef<Objects['ContactAnswer']>('ContactAnswer').implement({
    description: 'Either the id of the message, or why it was not taken.',
    fields: (t) => ({
      id: t.id({ nullable: true, resolve: (answer) => (answer.kind === 'accepted' ? answer.id : null) }),
      refusal: t.field({
        type: Refusal,
        nullable: true,
        resolve: (answer) => (answer.kind === 'accepted' ? null : answer.kind),
      }),
    }),
  })
  builder.queryFields((t) => ({
    contactForm: t.string({
      description: 'Names one rendering of the form; to be sent with the message.',
      resolve: (_, __, { services }) => services.contactMessages.issueForm(),
    }),
    contactReceived: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, { services }) => (isUuid(id) ? services.contactMessages.has(id) : false),
    }),
  }))
  return Kind
}
