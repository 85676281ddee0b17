import { startRefusals, startSources, templateAnswers } from '#contract/job-post-editing.ts'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { typedKind } from '#contract/job-post-typed.ts'
import type { EarlierRevision } from '#server/backend/job-post-editor/earlier-revisions.ts'
import type { JobPostTemplate } from '#server/backend/job-post-editor/job-post-templates.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import type { JobPostParts } from '#server/backend/schema/job-post-parts.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** From what ads are begun: nothing, templates, other ads, and what an ad said before. */
export const addJobPostBeginnings = (builder: Builder, enums: Enums, parts: JobPostParts): void => {
  builder.enumType('JobPostSource', { values: startSources })
  const StartRefusalEnum = builder.enumType('StartJobPostRefusal', { values: startRefusals })
  builder.enumType('TemplateAnswer', { values: templateAnswers })
  builder.objectRef<Objects['StartedJobPost']>('StartedJobPost').implement({
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
}
