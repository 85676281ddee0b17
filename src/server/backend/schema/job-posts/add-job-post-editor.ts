import {
  resolveJobPostSchema,
  restoreAnswers,
  restoreJobPostSchema,
  saveAnswers,
  typedJobPostSchema,
} from '#contract/job-post-editing.ts'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import type { JobPostEditor } from '#server/backend/job-post-editor/editor-view.ts'
import type { Saving } from '#server/backend/job-post-editor/save-job-post.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { countedCaller } from './counted-caller.ts'
import { problemList, type EditorTypes } from './editor-types.ts'

type SaveResult = Saving & { editor: JobPostEditor }

const keepCodes = {
  full: 'CONFLICT',
  elsewhere: 'GONE',
  limited: 'RATE_LIMITED',
  too_long: 'TOO_LARGE',
} as const

const unknown = () => codedError('NOT_FOUND', 'The company has no such ad')

/** The ad as it would be, with its company in whatever state it is. */
const preview = async (context: Context, input: { companyId: string; id: string }) => {
  const of = parseInput(jobPostOfSchema, input)
  const { loaders, services } = context
  const found = await services.jobPostEditor.preview(callerOf(context).uid, of)
  if (found === null) return null
  const { row, places, owner } = found
  loaders.workplaces.clear(row.id).prime(row.id, places)
  loaders.company.clear(owner.id).prime(owner.id, owner)
  return row
}

/** Ads while owners and recruiters write them. */
export const addJobPostEditor = (builder: Builder, refs: Refs, types: EditorTypes): void => {
  const SaveAnswer = builder.enumType('SaveJobPostAnswer', { values: saveAnswers })
  const RestoreAnswer = builder.enumType('RestoreJobPostAnswer', { values: restoreAnswers })
  const Result = builder.objectRef<SaveResult>('SaveJobPostResult').implement({
    description: 'problems: what keeps the form from being saved; findings: what the change brings.',
    fields: (t) => ({
      answer: t.field({ type: SaveAnswer, resolve: ({ answer }) => answer }),
      problems: t.field({ type: [types.FormProblem], resolve: ({ problems }) => problemList(problems) }),
      findings: t.field({ type: [types.Finding], resolve: ({ findings }) => [...findings] }),
      editor: t.field({ type: types.Editor, resolve: ({ editor }) => editor }),
    }),
  })
  const Typed = builder.inputType('TypedValueInput', {
    fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
  })

  builder.queryFields((t) => {
    const of = { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
    return {
      jobPostEditor: t.field({
        type: types.Editor,
        nullable: true,
        description: 'Null: the company has no such ad.',
        args: of,
        resolve: (_, input, context) =>
          context.services.jobPostEditor.open(callerOf(context).uid, parseInput(jobPostOfSchema, input)),
      }),
      jobPostPreview: t.field({
        type: refs.JobPost,
        nullable: true,
        description:
          'The ad as students would see it with the caller’s working copy; what is missing has stand-ins.',
        args: of,
        resolve: (_, input, context) => preview(context, input),
      }),
    }
  })
  builder.mutationFields((t) => {
    const of = { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
    const posted = {
      ...of,
      version: t.arg.string({ description: 'The version that the form was shown with.' }),
      typed: t.arg({ type: [Typed], required: true }),
    }
    const read = (input: { version?: string | null | undefined }) => {
      const { companyId, id, ...form } = parseInput(typedJobPostSchema, {
        ...input,
        version: input.version ?? null,
      })
      return { of: { companyId, id }, form }
    }
    return {
      keepJobPostEdit: t.field({
        type: types.Editor,
        description:
          'Keeps what is typed in the caller’s working copy. GONE: another form has written it since. TOO_LARGE: the form is too long.',
        args: posted,
        resolve: async (_, input, context) => {
          const given = read(input)
          const { jobPostEditor } = context.services
          const kept = await jobPostEditor.keep(callerOf(context).uid, given.of, given.form)
          if (kept.kind === 'kept') return kept.editor
          if (kept.kind === 'unknown') throw unknown()
          throw codedError(keepCodes[kept.kind], 'It was not kept')
        },
      }),
      saveJobPost: t.field({
        type: Result,
        description: 'Saves what is typed, or tells why not and keeps it in the working copy.',
        args: posted,
        resolve: async (_, input, context) => {
          const given = read(input)
          const { jobPostEditor } = context.services
          const saved = await jobPostEditor.save(await countedCaller(context, 'save'), given.of, given.form)
          if (saved === null) throw unknown()
          return saved
        },
      }),
      resolveJobPostConflict: t.field({
        type: types.Editor,
        description: 'Takes what is saved in the fields of `theirs`, and the caller’s text in the others.',
        args: {
          ...of,
          version: t.arg.string({ required: true }),
          theirs: t.arg.stringList({ required: true }),
        },
        resolve: async (_, input, context) => {
          const { companyId, id, ...choice } = parseInput(resolveJobPostSchema, input)
          const { jobPostEditor } = context.services
          const uid = await countedCaller(context, 'change')
          const editor = await jobPostEditor.resolve(uid, { companyId, id }, choice)
          if (editor === null) throw unknown()
          return editor
        },
      }),
      discardJobPostEdit: t.boolean({
        description: 'Deletes the caller’s working copy. False: there was none.',
        args: of,
        resolve: async (_, input, context) => {
          const of = parseInput(jobPostOfSchema, input)
          return context.services.jobPostEditor.discard(await countedCaller(context, 'change'), of)
        },
      }),
      restoreJobPostRevision: t.field({
        type: RestoreAnswer,
        description: 'Puts what an earlier revision said into the working copy.',
        args: { ...of, revision: t.arg.int({ required: true }) },
        resolve: async (_, input, context) => {
          const { companyId, id, revision } = parseInput(restoreJobPostSchema, input)
          const { jobPostEditor } = context.services
          const uid = await countedCaller(context, 'change')
          const answer = await jobPostEditor.restore(uid, { companyId, id }, revision)
          if (answer === null) throw unknown()
          return answer
        },
      }),
    }
  })
}
