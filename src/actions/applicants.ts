import { defineAction } from 'astro:actions'
import { applicantMoveFormSchema } from '#contract/applicants.ts'
import { moveApplicant } from '#server/backend/applicants/applicant-procedures.ts'
import { perform } from './action.ts'

/** A letter that is to be looked at once more, or written on, writes nothing. */
export const move = defineAction({
  accept: 'form',
  input: applicantMoveFormSchema,
  handler: async ({ stage, text = '', reason = null, ...input }, context) =>
    stage === 'send'
      ? {
          stage,
          action: input.action,
          ...(await perform(context, moveApplicant, { ...input, text, reason })),
        }
      : { stage, action: input.action, refusal: null, findings: [] },
})
