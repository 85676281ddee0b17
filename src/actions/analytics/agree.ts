import { defineAction } from 'astro:actions'
import { agreeSchema } from '#contract/questionnaires/saving.ts'
import { AgreeToQuestionnaires } from '#operations/questionnaires.ts'
import { forward } from '#actions/failure.ts'

/** Writes down that the person agreed to being evaluated; the box has to be ticked. */
export const agree = defineAction({
  accept: 'form',
  input: agreeSchema,
  handler: (_input, { locals }) =>
    forward(async () => (await locals.execute(AgreeToQuestionnaires, {})).agreeToQuestionnaires),
})
