import { restoreAnswers, saveAnswers } from '#contract/job-post-editing.ts'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { problemList, type EditorTypes } from './editor-types.ts'

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
  builder.enumType('RestoreJobPostAnswer', { values: restoreAnswers })
  builder.objectRef<Objects['SaveJobPostResult']>('SaveJobPostResult').implement({
    description: 'problems: what keeps the form from being saved; findings: what the change brings.',
    fields: (t) => ({
      answer: t.field({ type: SaveAnswer, resolve: ({ answer }) => answer }),
      problems: t.field({ type: [types.FormProblem], resolve: ({ problems }) => problemList(problems) }),
      findings: t.field({ type: [types.Finding], resolve: ({ findings }) => [...findings] }),
      editor: t.field({ type: types.Editor, resolve: ({ editor }) => editor }),
    }),
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
}
