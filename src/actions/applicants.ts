import { defineAction } from 'astro:actions'
import { applicantMoveFormSchema } from '#contract/applicants.ts'
import { readOffer } from '#contract/offer.ts'
import { moveApplicant } from '#server/backend/applicants/applicant-procedures.ts'
import { perform } from './action.ts'

/** A letter that is to be looked at once more, or written on, writes nothing. */
export const move = defineAction({
  accept: 'form',
  input: applicantMoveFormSchema,
  handler: async (
    { stage, companyId, id, seen, action, text = '', reason = null, sheet, ...typed },
    context,
  ) => {
    if (stage !== 'send') return { stage, action, refusal: null, findings: [], foundAt: [] }
    const offer = sheet === undefined ? null : (readOffer(typed).data ?? null)
    const answer = await perform(context, moveApplicant, { companyId, id, seen, action, text, reason, offer })
    return { stage, action, ...answer }
  },
})
