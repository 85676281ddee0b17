import { contactKinds, contactRefusals, contactSchema } from '#contract/contact.ts'
import type { ContactAnswer } from '#server/backend/contact/contact-messages.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import type { Actor } from '#server/domain/actor.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** Messages to the operator. */
export const addContact = (builder: Builder): void => {
  const Kind = builder.enumType('ContactKind', { values: contactKinds })
  const Refusal = builder.enumType('ContactRefusal', {
    values: contactRefusals,
    description:
      'early: faster than a person writes; late: the form stood open for more than a day; limited: enough for now.',
  })
  const Input = builder.inputType('ContactMessageInput', {
    fields: (t) => ({
      kind: t.field({ type: Kind, required: true }),
      name: t.string({ required: true }),
      email: t.string({ required: true }),
      body: t.string({ required: true }),
    }),
  })
  const Answer = builder.objectRef<ContactAnswer>('ContactAnswer').implement({
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
  builder.mutationFields((t) => ({
    sendContactMessage: t.field({
      type: Answer,
      args: {
        input: t.arg({ type: Input, required: true }),
        token: t.arg.string({ required: true }),
      },
      resolve: (_, { input, token }, { services, identity, client }) => {
        const actor: Actor = identity === null ? { kind: 'guest' } : { kind: 'person', uid: identity.uid }
        const ownEmail = identity?.emailVerified === true ? identity.email : null
        return services.contactMessages.accept(actor, parseInput(contactSchema, input), {
          token,
          client,
          ownEmail,
        })
      },
    }),
  }))
}
