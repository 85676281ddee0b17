import { jobPostMutings, memberNewsScopes } from '#contract/member-news.ts'
import type { MemberNews, MutedAd } from '#server/backend/members/member-news.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

/** Of which ads of their companies the caller is told. */
export const addMemberNews = (builder: Builder): void => {
  const Scope = builder.enumType('MemberNewsScope', {
    values: memberNewsScopes,
    description: 'own: of ads that the member is in charge of, and of those that nobody is in charge of.',
  })
  builder.enumType('JobPostMuting', { values: jobPostMutings })
  const Muted = builder.objectRef<MutedAd & { uid: string }>('MutedJobPost').implement({
    fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
  })
  const News = builder.objectRef<MemberNews>('MemberNews').implement({
    fields: (t) => ({
      companyId: t.exposeID('companyId'),
      company: t.exposeString('company'),
      scope: t.field({ type: Scope, resolve: ({ scope }) => scope }),
      muted: t.field({
        type: [Muted],
        description: 'Ads of which the member is told nothing.',
        resolve: ({ uid, muted }) => muted.map((ad) => ({ ...ad, uid })),
      }),
    }),
  })
  builder.queryFields((t) => ({
    memberNews: t.field({
      type: [News],
      description: 'Of each company where the caller’s role is told of ads.',
      resolve: (_, _arguments, context) => context.services.memberNews.of(callerOf(context).uid),
    }),
  }))
}
