import * as z from 'zod/mini'
import { contactSchema } from '#contract/contact.ts'
import { machineText } from '#contract/text-input.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { anyone } from '#server/domain/access-row.ts'

export const sendContactMessage = procedure({
  name: 'sendContactMessage',
  actions: ['contact.send'],
  who: anyone,
  input: z.object({ input: contactSchema, token: machineText(200) }),
  types: { input: 'ContactMessageInput!', 'input.kind': 'ContactKind!' },
  answer: 'ContactAnswer!',
  document: graphql(`
    mutation SendContactMessage($input: ContactMessageInput!, $token: String!) {
      sendContactMessage(input: $input, token: $token) {
        id
        refusal
      }
    }
  `),
  run: ({ services, identity, client }, { input, token }) => {
    const actor =
      identity === null ? { kind: 'guest' as const } : { kind: 'person' as const, uid: identity.uid }
    const ownEmail = identity?.emailVerified === true ? identity.email : null
    return services.contactMessages.accept(actor, input, { token, client, ownEmail })
  },
})
