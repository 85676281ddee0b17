import { defineAction } from 'astro:actions'
import { reportFormSchema } from '#contract/report.ts'
import { sendReport } from '#server/backend/reports/report-procedures.ts'
import { perform } from './action.ts'
import type { ContactSent } from './contact.ts'

export const send = defineAction({
  accept: 'form',
  input: reportFormSchema,
  handler: async ({ token = '', website = '', ...input }, context): Promise<ContactSent> => {
    if (website !== '') return { kind: 'sent', id: null }
    const sent = await perform(context, sendReport, { input, token })
    return sent.refusal === null ? { kind: 'sent', id: sent.id } : { kind: sent.refusal }
  },
})
