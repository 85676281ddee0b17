import { hideAnswers, hidingLimits } from '#contract/hiding-limits.ts'
import type {
  HiddenCompanyRow,
  HiddenJobPostRow,
  HiddenStates,
  OwnHidden,
} from '#server/backend/hiding/hiding.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import { shownJobPost } from '#server/backend/schema/bookmarks/shown-job-post.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'

/** Ids that are asked about; what is no id is hidden by nobody. */
const asked = (ids: readonly (string | number)[]): string[] => {
  if (ids.length > hidingLimits.states) throw inputError(`At most ${hidingLimits.states} ids`)
  return ids.map(String).filter(isUuid)
}

/** The ads and companies that the caller wants to see in no list. */
export const addHiding = (builder: Builder, refs: Refs): void => {
  const HiddenJobPost = builder.objectRef<HiddenJobPostRow>('HiddenJobPost').implement({
    fields: (t) => ({
      jobPostId: t.exposeID('jobPostId'),
      hiddenAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      jobPost: t.field({
        type: refs.JobPost,
        nullable: true,
        description: 'Null: nobody may see it any more.',
        resolve: ({ jobPostId }, _, context) => shownJobPost(context, jobPostId),
      }),
    }),
  })
  const HiddenCompany = builder.objectRef<HiddenCompanyRow>('HiddenCompany').implement({
    fields: (t) => ({
      companyId: t.exposeID('companyId'),
      hiddenAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      company: t.field({
        type: refs.Company,
        nullable: true,
        description: 'Null: nobody may see it any more.',
        resolve: ({ companyId }, _, { loaders }) => loaders.company.load(companyId),
      }),
    }),
  })
  const Own = builder.objectRef<OwnHidden>('OwnHidden').implement({
    description: 'The newest first.',
    fields: (t) => ({
      jobPosts: t.field({ type: [HiddenJobPost], resolve: ({ jobPosts }) => jobPosts }),
      companies: t.field({ type: [HiddenCompany], resolve: ({ companies }) => companies }),
    }),
  })
  const States = builder.objectRef<HiddenStates>('HiddenStates').implement({
    fields: (t) => ({
      any: t.exposeBoolean('any', { description: 'True when the caller hides anything at all.' }),
      jobPosts: t.idList({ description: 'Hidden themselves.', resolve: ({ jobPosts }) => jobPosts }),
      withCompany: t.idList({
        description: 'Ads whose company is hidden.',
        resolve: ({ withCompany }) => withCompany,
      }),
      companies: t.idList({ resolve: ({ companies }) => companies }),
    }),
  })
  builder.enumType('HideAnswer', { values: hideAnswers })

  builder.queryFields((t) => ({
    ownHidden: t.field({
      type: Own,
      resolve: (_parent, _args, context) => context.services.hiding.own(callerOf(context).uid),
    }),
    hiddenStates: t.field({
      type: States,
      nullable: true,
      description: `Which of these the caller hides; at most ${hidingLimits.states} of each are asked for.`,
      args: { jobPostIds: t.arg.idList({ required: true }), companyIds: t.arg.idList({ required: true }) },
      resolve: (_parent, { jobPostIds, companyIds }, context) =>
        context.services.hiding.states(callerOf(context).uid, {
          jobPostIds: asked(jobPostIds),
          companyIds: asked(companyIds),
        }),
    }),
  }))
}
