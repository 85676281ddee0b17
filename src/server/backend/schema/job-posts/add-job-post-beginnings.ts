import {
  renameTemplateSchema,
  saveTemplateSchema,
  startJobPostSchema,
  startRefusals,
  startSources,
  templateAnswers,
  type StartRefusal,
  type TemplateAnswer,
} from '#contract/job-post-editing.ts'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { typedKind } from '#contract/job-post-typed.ts'
import type { EarlierRevision } from '#server/backend/job-post-editor/earlier-revisions.ts'
import type { JobPostTemplate } from '#server/backend/job-post-editor/job-post-templates.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { JobPostParts } from '#server/backend/schema/job-post-parts.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { countedCaller } from './counted-caller.ts'

type Started = { id: string | null; refusal: StartRefusal | null }

const found = (answer: TemplateAnswer | null): TemplateAnswer => {
  if (answer === null) throw codedError('NOT_FOUND', 'The company has none of this id')
  return answer
}

/** From what ads are begun: nothing, templates, other ads, and what an ad said before. */
export const addJobPostBeginnings = (builder: Builder, enums: Enums, parts: JobPostParts): void => {
  const Source = builder.enumType('JobPostSource', { values: startSources })
  const StartRefusalEnum = builder.enumType('StartJobPostRefusal', { values: startRefusals })
  const TemplateAnswerEnum = builder.enumType('TemplateAnswer', { values: templateAnswers })
  const StartedType = builder.objectRef<Started>('StartedJobPost').implement({
    fields: (t) => ({
      id: t.id({ nullable: true, resolve: ({ id }) => id }),
      refusal: t.field({ type: StartRefusalEnum, nullable: true, resolve: ({ refusal }) => refusal }),
    }),
  })
  const Template = builder.objectRef<JobPostTemplate>('JobPostTemplate').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      kind: t.field({ type: enums.JobPostKind, nullable: true, resolve: ({ typed }) => typedKind(typed) }),
      title: t.string({ nullable: true, resolve: ({ typed }) => typed['title'] ?? null }),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    }),
  })
  const Revision = builder.objectRef<EarlierRevision>('EarlierRevision').implement({
    description: 'changes: what the next revision said otherwise.',
    fields: (t) => ({
      number: t.exposeInt('number'),
      replacedAt: t.field({ type: 'DateTime', resolve: ({ replacedAt }) => replacedAt }),
      changes: t.field({ type: [parts.JobPostChange], resolve: ({ changes }) => [...changes] }),
    }),
  })

  builder.queryFields((t) => ({
    jobPostTemplates: t.field({
      type: [Template],
      description: 'By name; 20 at the most.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, { services }) => services.jobPostTemplates.list(companyId),
    }),
    earlierRevisions: t.field({
      type: [Revision],
      nullable: true,
      description: 'Of an ad that was published, the last first; 50 at the most. Null: there is no such ad.',
      args: { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_, input, { services }) => services.earlierRevisions(parseInput(jobPostOfSchema, input)),
    }),
  }))
  builder.mutationFields((t) => {
    const of = { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
    return {
      startJobPost: t.field({
        type: StartedType,
        description: 'Begins a draft. sourceId: the ad or the template it is begun from.',
        args: {
          companyId: t.arg.id({ required: true }),
          from: t.arg({ type: Source, required: true }),
          kind: t.arg({ type: enums.JobPostKind }),
          sourceId: t.arg.id(),
        },
        resolve: async (_, input, context) => {
          const wanted = parseInput(startJobPostSchema, input)
          const answer = await context.services.startJobPost(callerOf(context).uid, wanted)
          return answer.kind === 'started'
            ? { id: answer.id, refusal: null }
            : { id: null, refusal: answer.because }
        },
      }),
      saveJobPostTemplate: t.field({
        type: TemplateAnswerEnum,
        description: 'Keeps what the caller’s form of an ad says under a name.',
        args: { ...of, name: t.arg.string({ required: true }) },
        resolve: async (_, input, context) => {
          const wanted = parseInput(saveTemplateSchema, input)
          const uid = await countedCaller(context, 'change')
          return found(await context.services.jobPostTemplates.save(uid, wanted))
        },
      }),
      renameJobPostTemplate: t.field({
        type: TemplateAnswerEnum,
        args: { ...of, name: t.arg.string({ required: true }) },
        resolve: async (_, input, context) => {
          const wanted = parseInput(renameTemplateSchema, input)
          const uid = await countedCaller(context, 'change')
          return found(await context.services.jobPostTemplates.rename(uid, wanted))
        },
      }),
      removeJobPostTemplate: t.boolean({
        description: 'False: the company has no such template.',
        args: of,
        resolve: async (_, input, context) => {
          const template = parseInput(jobPostOfSchema, input)
          return context.services.jobPostTemplates.remove(await countedCaller(context, 'change'), template)
        },
      }),
    }
  })
}
