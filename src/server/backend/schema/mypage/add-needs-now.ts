import { needKinds } from '#contract/needs.ts'
import type { OwnNeeds } from '#server/backend/mypage/my-page.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import type { Need } from '#server/domain/needs-now.ts'

/** What needs the student now. */
export const addNeedsNow = (builder: Builder, enums: Enums): void => {
  const Kind = builder.enumType('NeedKind', { values: needKinds })
  const NeedRef = builder.objectRef<Need & { uid: string }>('Need').implement({
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      at: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it is due, or was; of an unfinished draft when it was last written.',
        resolve: ({ at }) => at,
      }),
      applicationId: t.id({ nullable: true, resolve: ({ applicationId }) => applicationId }),
      jobPostId: t.id({ nullable: true, resolve: ({ ad }) => ad?.jobPostId ?? null }),
      jobPostKind: t.field({
        type: enums.JobPostKind,
        nullable: true,
        description: 'Of the ad, of answer_offer alone.',
        resolve: ({ jobPostKind }) => jobPostKind,
      }),
      title: t.string({
        nullable: true,
        description: 'Of the ad; null: it is about none, or the ad was taken down.',
        resolve: ({ ad }) => ad?.title ?? null,
      }),
      company: t.string({ nullable: true, resolve: ({ ad }) => ad?.company ?? null }),
    }),
  })
  const NeedsNow = builder.objectRef<OwnNeeds>('NeedsNow').implement({
    fields: (t) => ({
      needs: t.field({
        type: [NeedRef],
        description: 'Most pressing first, at most six.',
        resolve: ({ uid, needs }) => needs.map((need) => ({ ...need, uid })),
      }),
      more: t.exposeInt('more', { description: 'How many were left out.' }),
    }),
  })
  builder.queryFields((t) => ({
    needsNow: t.field({
      type: NeedsNow,
      nullable: true,
      description: 'The caller’s own; null for everybody who is no student.',
      resolve: (_parent, _args, context) => context.services.myPage.needs(callerOf(context)),
    }),
  }))
}
