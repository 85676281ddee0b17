import { questionnaires } from '#contract/questionnaires/questionnaire.ts'
import {
  exportFormats,
  questionnaireResultSchema,
  questionnaireSchema,
  shownResultSchema,
} from '#contract/questionnaires/saving.ts'
import type {
  OwnQuestionnaire,
  OwnQuestionnaires,
  OwnResult,
  OwnRun,
} from '#server/backend/questionnaires/own-questionnaires.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** What students are told of their own questionnaires. */
export const addQuestionnaires = (builder: Builder): void => {
  const Questionnaire = builder.enumType('Questionnaire', { values: questionnaires })
  const Format = builder.enumType('QuestionnaireFormat', { values: exportFormats })
  const Result = builder.objectRef<OwnResult>('QuestionnaireResult').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      questionnaire: t.field({ type: Questionnaire, resolve: (result) => result.questionnaire }),
      finishedAt: t.field({ type: 'DateTime', resolve: ({ finishedAt }) => finishedAt }),
      report: t.field({
        type: 'QuestionnaireReport',
        nullable: true,
        description: 'Null: no key opens it any more, or the consent was withdrawn.',
        resolve: ({ report }) => report,
      }),
    }),
  })
  const Run = builder.objectRef<OwnRun>('QuestionnaireRun').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      questionnaire: t.field({ type: Questionnaire, resolve: (run) => run.questionnaire }),
      answers: t.intList({
        nullable: true,
        description: 'In the order of the items, from 1 to 5; 0 is none. Null: no key opens them any more.',
        resolve: ({ answers }) => answers && [...answers],
      }),
    }),
  })
  const One = builder.objectRef<OwnQuestionnaire>('OwnQuestionnaire').implement({
    fields: (t) => ({
      questionnaire: t.field({ type: Questionnaire, resolve: (own) => own.questionnaire }),
      answered: t.exposeInt('answered', { nullable: true, description: 'Null: nothing is begun.' }),
      unreadable: t.exposeBoolean('unreadable', { description: 'True: no key opens what is begun.' }),
      shared: t.exposeInt('shared', {
        description: 'Answers that could be taken over from the other questionnaire.',
      }),
      results: t.field({ type: [Result], resolve: ({ results }) => [...results] }),
    }),
  })
  const Own = builder.objectRef<OwnQuestionnaires>('OwnQuestionnaires').implement({
    fields: (t) => ({
      agreed: t.exposeBoolean('agreed', {
        description: 'Whether the caller agreed that they are evaluated.',
      }),
      list: t.field({ type: [One], resolve: ({ list }) => [...list] }),
    }),
  })
  builder.queryFields((t) => ({
    ownQuestionnaires: t.field({
      type: Own,
      description: 'The caller’s own, with every result, the newest first.',
      resolve: (_parent, _args, context) => context.services.questionnaires.overview(callerOf(context).uid),
    }),
    questionnaireRun: t.field({
      type: Run,
      nullable: true,
      description: 'What the caller is in the middle of; null: nothing.',
      args: { questionnaire: t.arg({ type: Questionnaire, required: true }) },
      resolve: (_parent, input, context) =>
        context.services.questionnaires.run(
          callerOf(context).uid,
          parseInput(questionnaireSchema, input).questionnaire,
        ),
    }),
    questionnaireResult: t.field({
      type: Result,
      nullable: true,
      description: 'A result of the caller’s beside a norm group; without an id the newest.',
      args: {
        questionnaire: t.arg({ type: Questionnaire, required: true }),
        id: t.arg.id(),
        normGroup: t.arg.string({ required: true }),
      },
      resolve: (_parent, input, context) => {
        const { questionnaire, id, normGroup } = parseInput(shownResultSchema, input)
        const { uid } = callerOf(context)
        return context.services.questionnaires.result(uid, { questionnaire, id: id ?? null, normGroup })
      },
    }),
    questionnaireExport: t.string({
      nullable: true,
      description:
        'A result with its answers, as the text of a file; null: it is not the caller’s, or is gone.',
      args: { id: t.arg.id({ required: true }), format: t.arg({ type: Format, required: true }) },
      resolve: (_parent, input, context) => {
        const { id } = parseInput(questionnaireResultSchema, input)
        return context.services.questionnaires.exportResult(callerOf(context).uid, id, input.format)
      },
    }),
  }))
}
