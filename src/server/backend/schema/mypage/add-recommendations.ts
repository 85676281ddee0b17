import { recommendationReasons } from '#contract/recommendation.ts'
import type { OwnSuggestions } from '#server/backend/mypage/my-page.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import type { JobPostCard } from '#server/backend/loaders/job-post-columns.ts'
import type { Reason } from '#server/domain/recommend.ts'

type Recommended = { uid: string; reasons: readonly Reason[]; ad: JobPostCard }

/** Ads to look at, each with the reasons it was chosen for. */
export const addRecommendations = (builder: Builder, refs: Refs): void => {
  const Kind = builder.enumType('RecommendationReasonKind', { values: recommendationReasons })
  const ReasonRef = builder.objectRef<Reason & { uid: string }>('RecommendationReason').implement({
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      value: t.exposeString('value', {
        nullable: true,
        description:
          'The code, year or word of the profile it is about, or how far it is from a station of theirs in words; null: it is about the ad’s date.',
      }),
    }),
  })
  const Recommendation = builder.objectRef<Recommended>('Recommendation').implement({
    fields: (t) => ({
      reasons: t.field({
        type: [ReasonRef],
        resolve: ({ uid, reasons }) => reasons.map((reason) => ({ ...reason, uid })),
      }),
      jobPost: t.field({ type: refs.JobPost, resolve: ({ ad }) => ad }),
    }),
  })
  const Recommendations = builder.objectRef<OwnSuggestions>('Recommendations').implement({
    fields: (t) => ({
      hasWishes: t.exposeBoolean('hasWishes', {
        description: 'False: the profile says nothing that suggestions can be made from.',
      }),
      items: t.field({
        type: [Recommendation],
        description: 'Best first, at most 20.',
        resolve: async ({ uid, suggestions }, _args, { loaders }) => {
          const ads = await Promise.all(suggestions.map(({ id }) => loaders.card.load(id)))
          return suggestions.flatMap(({ reasons }, index) => {
            const ad = ads[index]
            return ad ? [{ uid, reasons, ad }] : []
          })
        },
      }),
    }),
  })
  builder.queryFields((t) => ({
    recommendations: t.field({
      type: Recommendations,
      nullable: true,
      description:
        'By the published rule, from the caller’s own profile; null for everybody who is no student.',
      resolve: (_parent, _args, context) => context.services.myPage.suggestions(callerOf(context).uid),
    }),
  }))
}
