import { defineAction } from 'astro:actions'
import { contactFormSchema, type ContactRefusal } from '#contract/contact.ts'
import { SendContactMessage } from '#operations/contact.ts'
import { forward } from '#actions/failure.ts'

/** `id` is null where a field that people do not see was filled in: nothing is stored, and the script is not told. */
export type ContactSent = { kind: 'sent'; id: string | null } | { kind: ContactRefusal }

/** Sends a message to the operator. */
export const send = defineAction({
  accept: 'form',
  input: contactFormSchema,
  handler: ({ token = '', website = '', ...input }, { locals }): Promise<ContactSent> =>
    forward(async () => {
      if (website !== '') return { kind: 'sent', id: null }
      const { sendContactMessage: answer } = await locals.execute(SendContactMessage, { input, token })
      return answer.refusal === null ? { kind: 'sent', id: answer.id } : { kind: answer.refusal }
    }),
})
