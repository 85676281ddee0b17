import { defineAction } from 'astro:actions'
import { questionnaireSchema } from '#contract/questionnaires/saving.ts'
import { DiscardQuestionnaireRun } from '#operations/questionnaires.ts'
import { forward } from '#actions/failure.ts'

/** Throws away the answers of a questionnaire that is not finished. */
export const discardRun = defineAction({
  accept: 'form',
  input: questionnaireSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(DiscardQuestionnaireRun, input)).discardQuestionnaireRun),
})
