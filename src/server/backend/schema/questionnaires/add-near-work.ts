import type { WorkFit } from '#contract/questionnaires/work-aspects.ts'
import type { JobPostCard } from '#server/backend/loaders/job-post-columns.ts'
import type { NearWork } from '#server/backend/questionnaires/near-work.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'

type NearJob = { uid: string; fit: WorkFit; ad: JobPostCard }

/** Ads whose described work is near to what a student answered, for the student's eyes alone. */
export const addNearWork = (builder: Builder, refs: Refs): void => {
  const Job = builder.objectRef<NearJob>('NearJob').implement({
    fields: (t) => ({
      fit: t.field({ type: 'WorkFit', resolve: ({ fit }) => fit }),
      jobPost: t.field({ type: refs.JobPost, resolve: ({ ad }) => ad }),
    }),
  })
  const Near = builder.objectRef<NearWork>('NearWork').implement({
    fields: (t) => ({
      hasResult: t.exposeBoolean('hasResult', {
        description: 'False: the caller has no result that can be read.',
      }),
      comparable: t.exposeBoolean('comparable', {
        description: 'False: the caller’s answers lean to a side on too few aspects to compare any ad with.',
      }),
      jobs: t.field({
        type: [Job],
        description: 'Nearest first, at most 10, of the 500 newest open ads that describe their work.',
        resolve: async ({ jobs }, _args, { loaders }) => {
          const ads = await Promise.all(jobs.map(({ id }) => loaders.card.load(id)))
          return jobs.flatMap(({ uid, fit }, index) => {
            const ad = ads[index]
            return ad ? [{ uid, fit, ad }] : []
          })
        },
      }),
    }),
  })
  builder.queryFields((t) => ({
    nearWork: t.field({
      type: Near,
      nullable: true,
      description:
        'By the published rule, from the caller’s newest results; null: they did not agree to their evaluation.',
      resolve: (_parent, _args, context) =>
        context.services.questionnaires.nearWork(callerOf(context).uid, context.now),
    }),
  }))
}
