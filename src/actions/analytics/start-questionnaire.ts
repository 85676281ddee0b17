import { defineAction } from 'astro:actions'
import { startQuestionnaireSchema } from '#contract/questionnaires/saving.ts'
import { StartQuestionnaire } from '#operations/questionnaires.ts'
import { forward } from '#actions/failure.ts'

/** Begins a questionnaire, with the answers that stand in the other one where that is asked for. */
export const startQuestionnaire = defineAction({
  accept: 'form',
  input: startQuestionnaireSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(StartQuestionnaire, input)).startQuestionnaire),
})
