import { defineAction } from 'astro:actions'
import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { answerValues } from '#contract/questionnaires/questionnaire.ts'
import { finishQuestionnaireSchema } from '#contract/questionnaires/saving.ts'
import { SaveAnswers } from '#operations/questionnaires.ts'
import { fail, forward } from '#actions/failure.ts'

/** Keeps the answers of one page of a questionnaire, as a form without a script sends them: by the ids of the items. */
export const savePage = defineAction({
  accept: 'form',
  handler: (form: FormData, { locals }) =>
    forward(async () => {
      const of = finishQuestionnaireSchema.safeParse({
        questionnaire: form.get('questionnaire'),
        run: form.get('run'),
      })
      if (!of.success) throw fail('INVALID_INPUT')
      const at = locals.now().getTime()
      const answers = questionnaireItems(of.data.questionnaire).flatMap(({ id }) => {
        const value = answerValues.find((each) => String(each) === form.get(id))
        return value === undefined ? [] : [{ item: id, value, at, milliseconds: null }]
      })
      return (await locals.execute(SaveAnswers, { ...of.data, sentAt: at, answers })).saveAnswers
    }),
})
