import { defineAction } from 'astro:actions'
import type { ContactSent } from '#actions/contact.ts'
import { reportFormSchema } from '#contract/report.ts'
import { SendReport } from '#operations/reports.ts'
import { forward } from '#actions/failure.ts'

/** Reports an ad to the operator. */
export const send = defineAction({
  accept: 'form',
  input: reportFormSchema,
  handler: ({ token = '', website = '', ...input }, { locals }): Promise<ContactSent> =>
    forward(async () => {
      if (website !== '') return { kind: 'sent', id: null }
      const { sendReport: sent } = await locals.execute(SendReport, { input, token })
      return sent.refusal === null ? { kind: 'sent', id: sent.id } : { kind: sent.refusal }
    }),
})
