import {
  finishAnswers,
  finishQuestionnaireSchema,
  questionnaireResultSchema,
  questionnaireSchema,
  saveAnswers,
  saveAnswersSchema,
  startAnswers,
  startQuestionnaireSchema,
  withdrawSchema,
} from '#contract/questionnaires/saving.ts'
import type { Finished, Saved } from '#server/backend/questionnaires/questionnaires.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { QuestionnaireTypes } from './add-questionnaires.ts'

/** The caller, unless they do it too often. */
const counted = async (context: Context, use: 'save' | 'change'): Promise<string> => {
  const { uid } = callerOf(context)
  if (await context.services.questionnaires.may(uid, use)) return uid
  throw codedError('RATE_LIMITED', 'Too many changes of questionnaires')
}

/** What students do with questionnaires. */
export const addQuestionnaireWrites = (builder: Builder, { Questionnaire }: QuestionnaireTypes): void => {
  const StartAnswer = builder.enumType('StartQuestionnaireAnswer', { values: startAnswers })
  const SaveState = builder.enumType('SaveAnswersState', { values: saveAnswers })
  const FinishState = builder.enumType('FinishQuestionnaireState', { values: finishAnswers })
  const SavedAnswers = builder.objectRef<Saved>('SavedAnswers').implement({
    fields: (t) => ({
      state: t.field({ type: SaveState, resolve: ({ state }) => state }),
      answers: t.intList({
        description: 'All that is kept now, in the order of the items; 0 is none.',
        resolve: ({ answers }) => [...answers],
      }),
    }),
  })
  const FinishedQuestionnaire = builder.objectRef<Finished>('FinishedQuestionnaire').implement({
    fields: (t) => ({
      state: t.field({ type: FinishState, resolve: ({ state }) => state }),
      id: t.exposeID('id', { nullable: true, description: 'Of the result.' }),
    }),
  })
  const Answer = builder.inputType('QuestionnaireAnswerInput', {
    description:
      'One answer: when it was given, by the clock of the device, and how long it took, in milliseconds.',
    fields: (t) => ({
      item: t.string({ required: true }),
      value: t.int({ required: true }),
      at: t.float({ required: true }),
      milliseconds: t.int(),
    }),
  })

  builder.mutationFields((t) => ({
    agreeToQuestionnaires: t.boolean({
      description: 'True when it is news.',
      resolve: async (_parent, _args, context) =>
        context.services.questionnaires.agree(await counted(context, 'change')),
    }),
    withdrawFromQuestionnaires: t.boolean({
      description: 'Ends the evaluation; with erase everything of it goes. True when it had been agreed to.',
      args: { erase: t.arg.boolean({ required: true }) },
      resolve: async (_parent, input, context) =>
        context.services.questionnaires.withdraw(
          await counted(context, 'change'),
          parseInput(withdrawSchema, input).erase,
        ),
    }),
    startQuestionnaire: t.field({
      type: StartAnswer,
      args: {
        questionnaire: t.arg({ type: Questionnaire, required: true }),
        reuse: t.arg.boolean({ required: true }),
      },
      resolve: async (_parent, input, context) => {
        const { questionnaire, reuse } = parseInput(startQuestionnaireSchema, input)
        const uid = await counted(context, 'change')
        return context.services.questionnaires.start(uid, questionnaire, reuse)
      },
    }),
    saveAnswers: t.field({
      type: SavedAnswers,
      description: 'Of each item the answer that was given last stays, whichever device it came from.',
      args: {
        questionnaire: t.arg({ type: Questionnaire, required: true }),
        run: t.arg.id({ required: true }),
        sentAt: t.arg.float({ required: true }),
        answers: t.arg({ type: [Answer], required: true }),
      },
      resolve: async (_parent, input, context) => {
        const answers = parseInput(saveAnswersSchema, input)
        return context.services.questionnaires.save(await counted(context, 'save'), answers)
      },
    }),
    finishQuestionnaire: t.field({
      type: FinishedQuestionnaire,
      args: {
        questionnaire: t.arg({ type: Questionnaire, required: true }),
        run: t.arg.id({ required: true }),
      },
      resolve: async (_parent, input, context) => {
        const { questionnaire, run } = parseInput(finishQuestionnaireSchema, input)
        const uid = await counted(context, 'change')
        return context.services.questionnaires.finish(uid, questionnaire, run)
      },
    }),
    discardQuestionnaireRun: t.boolean({
      description: 'True when there was one.',
      args: { questionnaire: t.arg({ type: Questionnaire, required: true }) },
      resolve: async (_parent, input, context) => {
        const { questionnaire } = parseInput(questionnaireSchema, input)
        return context.services.questionnaires.discard(await counted(context, 'change'), questionnaire)
      },
    }),
    deleteQuestionnaireResult: t.boolean({
      description: 'True when it was there.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_parent, input, context) => {
        const { id } = parseInput(questionnaireResultSchema, input)
        return context.services.questionnaires.remove(await counted(context, 'change'), id)
      },
    }),
  }))
}
