import { defineAction } from 'astro:actions'
import { contactFormSchema, type ContactRefusal } from '#contract/contact.ts'
import * as contact from '#server/backend/contact/contact-procedures.ts'
import { perform } from './action.ts'

/** `id` is null where a field that people do not see was filled in: nothing is stored, and the script is not told. */
export type ContactSent = { kind: 'sent'; id: string | null } | { kind: ContactRefusal }

export const sendContactMessage = defineAction({
  accept: 'form',
  input: contactFormSchema,
  handler: async ({ token = '', website = '', ...input }, context): Promise<ContactSent> => {
    if (website !== '') return { kind: 'sent', id: null }
    const { id, refusal } = await perform(context, contact.sendContactMessage, { input, token })
    return refusal === null ? { kind: 'sent', id } : { kind: refusal }
  },
})
