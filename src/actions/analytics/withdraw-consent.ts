import { defineAction } from 'astro:actions'
import { withdrawSchema } from '#contract/questionnaires/saving.ts'
import { WithdrawFromQuestionnaires } from '#operations/questionnaires.ts'
import { forward } from '#actions/failure.ts'

/** Takes back the consent to questionnaires, and with it everything where that is asked for. */
export const withdrawConsent = defineAction({
  accept: 'form',
  input: withdrawSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(WithdrawFromQuestionnaires, input)).withdrawFromQuestionnaires),
})
