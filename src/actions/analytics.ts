import { defineAction } from 'astro:actions'
import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { answerValues } from '#contract/questionnaires/questionnaire.ts'
import { agreeSchema, finishQuestionnaireSchema } from '#contract/questionnaires/saving.ts'
import {
  agreeToQuestionnaires,
  saveAnswers,
} from '#server/backend/questionnaires/questionnaire-procedures.ts'
import { perform } from './action.ts'
import { fail } from './failure.ts'

/** The box has to be ticked. */
export const agree = defineAction({
  accept: 'form',
  input: agreeSchema,
  handler: (_, context) => perform(context, agreeToQuestionnaires, {}),
})

/** Keeps the answers of one page of a questionnaire, as a form without a script sends them: by the ids of the items. */
export const savePage = defineAction({
  accept: 'form',
  handler: (form: FormData, context) => {
    const of = finishQuestionnaireSchema.safeParse({
      questionnaire: form.get('questionnaire'),
      run: form.get('run'),
    })
    if (!of.success) throw fail('INVALID_INPUT')
    const at = context.locals.now().getTime()
    const answers = questionnaireItems(of.data.questionnaire).flatMap(({ id }) => {
      const value = answerValues.find((each) => String(each) === form.get(id))
      return value === undefined ? [] : [{ item: id, value, at, milliseconds: null }]
    })
    return perform(context, saveAnswers, { ...of.data, sentAt: at, answers })
  },
})
