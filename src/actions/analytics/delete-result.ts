import { defineAction } from 'astro:actions'
import { questionnaireResultSchema } from '#contract/questionnaires/saving.ts'
import { DeleteQuestionnaireResult } from '#operations/questionnaires.ts'
import { forward } from '#actions/failure.ts'

/** Deletes one result with its answers. */
export const deleteResult = defineAction({
  accept: 'form',
  input: questionnaireResultSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(DeleteQuestionnaireResult, input)).deleteQuestionnaireResult),
})
