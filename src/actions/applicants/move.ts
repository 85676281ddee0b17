import { defineAction } from 'astro:actions'
import { applicantMoveFormSchema } from '#contract/applicants.ts'
import { MoveApplicant } from '#operations/applicants.ts'
import { forward } from '#actions/failure.ts'

/** Moves an applicant on. A letter that is to be looked at once more, or written on, writes nothing. */
export const move = defineAction({
  accept: 'form',
  input: applicantMoveFormSchema,
  handler: async ({ stage, text = '', reason = null, ...input }, { locals }) =>
    stage === 'send'
      ? forward(async () => {
          const { moveApplicant } = await locals.execute(MoveApplicant, { ...input, text, reason })
          return { stage, action: input.action, ...moveApplicant }
        })
      : { stage, action: input.action, refusal: null, findings: [] },
})
