import { defineAction } from 'astro:actions'
import { offerAnswerFormSchema } from '#contract/application.ts'
import { AnswerOffer } from '#operations/applications.ts'
import { forward } from '#actions/failure.ts'

/** Accepts an offer, or turns it down. */
export const answerOffer = defineAction({
  accept: 'form',
  input: offerAnswerFormSchema,
  handler: ({ reason = '', ...input }, { locals }) =>
    forward(async () => (await locals.execute(AnswerOffer, { ...input, reason })).answerOffer),
})
