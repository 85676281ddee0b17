import { defineAction } from 'astro:actions'
import { finishQuestionnaireSchema } from '#contract/questionnaires/saving.ts'
import { FinishQuestionnaire } from '#operations/questionnaires.ts'
import { forward } from '#actions/failure.ts'

/** Ends a questionnaire and has it scored. */
export const finishQuestionnaire = defineAction({
  accept: 'form',
  input: finishQuestionnaireSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(FinishQuestionnaire, input)).finishQuestionnaire),
})
