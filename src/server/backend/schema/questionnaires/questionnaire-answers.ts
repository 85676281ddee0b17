import { finishAnswers, saveAnswers, startAnswers } from '#contract/questionnaires/saving.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

/** What the procedures of questionnaires answer. */
export const addQuestionnaireAnswers = (builder: Builder): void => {
  builder.enumType('StartQuestionnaireAnswer', { values: startAnswers })
  const SaveState = builder.enumType('SaveAnswersState', { values: saveAnswers })
  const FinishState = builder.enumType('FinishQuestionnaireState', { values: finishAnswers })
  builder.objectRef<Objects['SavedAnswers']>('SavedAnswers').implement({
    fields: (t) => ({
      state: t.field({ type: SaveState, resolve: ({ state }) => state }),
      answers: t.intList({
        description: 'All that is kept now, in the order of the items; 0 is none.',
        resolve: ({ answers }) => [...answers],
      }),
    }),
  })
  builder.objectRef<Objects['FinishedQuestionnaire']>('FinishedQuestionnaire').implement({
    fields: (t) => ({
      state: t.field({ type: FinishState, resolve: ({ state }) => state }),
      id: t.exposeID('id', { nullable: true, description: 'Of the result.' }),
    }),
  })
}
