import {
  applicationDraftSchema,
  applicationIdSchema,
  applicationRefusals,
  applicationSubmitSchema,
  type ApplicationRefusal,
} from '#contract/application.ts'
import { addressedCallerOf, callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { OwnApplication } from '#server/backend/applications/own-applications.ts'
import type { ApplicationType } from './application-type.ts'

type Answer = { application: OwnApplication | null; refusal: ApplicationRefusal | null }

export const notTheirs = () => codedError('NOT_FOUND', 'There is no such application of the caller')

/** Drafts, and the press that sends one. */
export const addApplicationWrites = (builder: Builder, Application: ApplicationType) => {
  const Refusal = builder.enumType('ApplicationRefusal', { values: applicationRefusals })
  const Answer = builder.objectRef<Answer>('ApplicationAnswer').implement({
    description: 'The application as it is now, or why nothing was written.',
    fields: (t) => ({
      application: t.field({ type: Application, nullable: true, resolve: ({ application }) => application }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
    }),
  })
  const DraftInput = builder.inputType('ApplicationDraftInput', {
    fields: (t) => ({
      jobPostId: t.id({ required: true }),
      revision: t.int({ required: true, description: 'Of the ad, as the form showed it.' }),
      changesSeen: t.boolean({ required: true, description: 'What changed since was looked at.' }),
      answers: t.stringList({ required: true }),
      message: t.string({ required: true }),
      fileIds: t.idList({ required: true }),
    }),
  })
  const SubmitInput = builder.inputType('SubmitApplicationInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      submitKey: t.id({ required: true, description: 'A uuid: the same form sent twice is sent once.' }),
      shown: t.string({ required: true, description: 'As applicationForm told it with what was shown.' }),
      consent: t.string({ required: true, description: 'The version of the wording that was agreed to.' }),
    }),
  })
  builder.mutationFields((t) => ({
    saveApplicationDraft: t.field({
      type: Answer,
      args: { input: t.arg({ type: DraftInput, required: true }) },
      resolve: async (_, { input }, context) => {
        const { applications } = context.services
        const { uid } = callerOf(context)
        const answer = await applications.saveDraft(uid, parseInput(applicationDraftSchema, input))
        if (answer.kind === 'unknown') throw notTheirs()
        if (answer.kind === 'refused') return { application: null, refusal: answer.because }
        return { application: await applications.find(uid, answer.id), refusal: null }
      },
    }),
    submitApplication: t.field({
      type: Answer,
      args: { input: t.arg({ type: SubmitInput, required: true }) },
      resolve: async (_, { input }, context) => {
        const { applications } = context.services
        const person = addressedCallerOf(context)
        const answer = await applications.submit(person, parseInput(applicationSubmitSchema, input))
        if (answer.kind === 'unknown') throw notTheirs()
        if (answer.kind === 'refused') return { application: null, refusal: answer.because }
        return { application: await applications.find(person.uid, answer.id), refusal: null }
      },
    }),
    discardApplicationDraft: t.boolean({
      description: 'False: there was none of the caller’s by this id.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, input, context) =>
        context.services.applications.discardDraft(
          callerOf(context).uid,
          parseInput(applicationIdSchema, input).id,
        ),
    }),
  }))
  return { Refusal }
}
