import { defineAction } from 'astro:actions'
import { saveAnswersSchema } from '#contract/questionnaires/saving.ts'
import { SaveAnswers } from '#operations/questionnaires.ts'
import { forward } from '#actions/failure.ts'

/** Keeps answers on the account; the script sends them while one answers. */
export const saveAnswers = defineAction({
  accept: 'json',
  input: saveAnswersSchema,
  handler: (input, { locals }) => forward(async () => (await locals.execute(SaveAnswers, input)).saveAnswers),
})
