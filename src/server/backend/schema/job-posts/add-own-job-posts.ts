import { companyNeedKinds, jobPostGroups, type JobPostGroup } from '#contract/job-post-life.ts'
import { numberSpans } from '#contract/job-post-numbers.ts'
import { lastPage } from '#contract/paging.ts'
import { ownAdsDeadlines, ownAdsFilterSchema, ownAdsLimits, ownAdsSorts } from '#contract/own-ads.ts'
import type { OwnJobPost, OwnNeeds, OwnReview } from '#server/backend/job-posts/own-job-posts.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { ColleagueRef } from './add-colleagues.ts'

type Page = {
  companyId: string
  rows: () => Promise<OwnJobPost[]>
  counts: () => Promise<ReadonlyMap<JobPostGroup, number>>
}
type Need = OwnNeeds['needs'][number] & { companyId: string }
type Review = OwnReview & { companyId: string }

/** A whole number of an argument, from 1. */
const within = (name: string, value: number | null | undefined, standard: number, most: number): number => {
  const wanted = value ?? standard
  if (wanted < 1 || wanted > most) throw inputError(`${name} must be from 1 to ${most}`)
  return wanted
}

const addReview = (builder: Builder) =>
  builder.objectRef<Review>('JobPostReview').implement({
    description: 'The operator’s look at an ad: it waits, or the ad was returned with a reason.',
    fields: (t) => ({
      submittedAt: t.field({ type: 'DateTime', resolve: ({ submittedAt }) => submittedAt }),
      dueAt: t.field({
        type: 'DateTime',
        description: 'Until when the operator aims to have looked.',
        resolve: ({ dueAt }) => dueAt,
      }),
      returnedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ returnedAt }) => returnedAt }),
      reason: t.exposeString('reason', { nullable: true, description: 'What has to change.' }),
    }),
  })

type Parts = { Colleague: ColleagueRef; Review: ReturnType<typeof addReview> }

const addOwnJobPost = (builder: Builder, enums: Enums, { Colleague, Review }: Parts) =>
  builder.objectRef<OwnJobPost>('OwnJobPost').implement({
    description: 'An ad as the people of its company see it, in whatever state it is.',
    fields: (t) => ({
      id: t.exposeID('id'),
      companyId: t.exposeID('companyId'),
      kind: t.field({ type: enums.JobPostKind, resolve: ({ kind }) => kind }),
      title: t.exposeString('title'),
      status: t.field({ type: enums.JobPostStatus, resolve: ({ status }) => status }),
      publishAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Of an ad in review: from when it shall be published; null: as soon as it may be.',
        resolve: ({ publishAt }) => publishAt,
      }),
      validThrough: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ validThrough }) => validThrough,
      }),
      closeReason: t.field({
        type: enums.CloseReason,
        nullable: true,
        resolve: ({ closeReason }) => closeReason,
      }),
      closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
      revision: t.exposeInt('revision'),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
      review: t.field({
        type: Review,
        nullable: true,
        resolve: ({ companyId, review }) => review && { ...review, companyId },
      }),
      inCharge: t.field({
        type: Colleague,
        nullable: true,
        description: 'The member who is in charge of it.',
        resolve: ({ companyId, inCharge, inChargeName }) =>
          inCharge && { ...inCharge, companyId, name: inChargeName },
      }),
      views: t.exposeInt('views', {
        description: `In the last ${numberSpans[0]} days, as far as they are counted.`,
      }),
      bookmarks: t.exposeInt('bookmarks', { description: 'Students who keep it.' }),
      applications: t.exposeInt('applications', { description: 'Everybody who applied.' }),
      waiting: t.exposeInt('waiting', { description: 'Of those, who wait for a first answer.' }),
      underWay: t.exposeInt('underWay', {
        description: 'Of those, who are told when its company closes it.',
      }),
    }),
  })

/** What the people of a company see of its ads. */
export const addOwnJobPosts = (builder: Builder, enums: Enums, Colleague: ColleagueRef) => {
  const Review = addReview(builder)
  const Ad = addOwnJobPost(builder, enums, { Colleague, Review })
  const Group = builder.enumType('JobPostGroup', { values: jobPostGroups })
  const Sort = builder.enumType('OwnJobPostSort', {
    values: ownAdsSorts,
    description: 'changed: the last changed first. deadline: what ends next first. applicants: most first.',
  })
  const Deadline = builder.enumType('OwnJobPostDeadline', { values: ownAdsDeadlines })
  const Filter = builder.inputType('OwnJobPostFilter', {
    fields: (t) => ({
      query: t.string({ description: 'Words of the title; every one has to be there.' }),
      kind: t.field({ type: enums.JobPostKind }),
      prefecture: t.string({ description: 'Of a place of work at hire, JIS X 0401.' }),
      deadline: t.field({ type: Deadline, description: 'soon: within a week. past: it is over.' }),
      mine: t.boolean({ description: 'Only those that the caller is in charge of.' }),
      ids: t.idList({ description: 'Only these; one that is not the company’s is left out.' }),
    }),
  })
  const Count = builder.objectRef<{ group: JobPostGroup; count: number }>('JobPostGroupCount').implement({
    fields: (t) => ({
      group: t.field({ type: Group, resolve: ({ group }) => group }),
      count: t.exposeInt('count'),
    }),
  })
  const Connection = builder.objectRef<Page>('OwnJobPostConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [Ad], resolve: ({ rows }) => rows() }),
      counts: t.field({
        type: [Count],
        description:
          'What the filter leaves, by part of the list, whatever part was asked for; without empty ones.',
        resolve: async ({ counts }) => [...(await counts())].map(([group, count]) => ({ group, count })),
      }),
    }),
  })
  const NeedKind = builder.enumType('CompanyNeedKind', { values: companyNeedKinds })
  const NeedType = builder.objectRef<Need>('CompanyNeed').implement({
    fields: (t) => ({
      kind: t.field({ type: NeedKind, resolve: ({ kind }) => kind }),
      at: t.field({
        type: 'DateTime',
        description: 'When it was returned, when it ends, or until when the operator aims to have looked.',
        resolve: ({ at }) => at,
      }),
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title'),
    }),
  })
  const Needs = builder.objectRef<OwnNeeds>('CompanyNeeds').implement({
    fields: (t) => ({
      needs: t.field({
        type: [NeedType],
        resolve: ({ companyId, needs }) => needs.map((need) => ({ ...need, companyId })),
      }),
      more: t.exposeInt('more', { description: 'How many are not among them.' }),
    }),
  })

  builder.queryFields((t) => ({
    ownJobPosts: t.field({
      type: Connection,
      description: 'Ads of a company of the caller’s, a page of `first` at a time.',
      args: {
        companyId: t.arg.id({ required: true }),
        group: t.arg({ type: Group }),
        filter: t.arg({ type: Filter }),
        sort: t.arg({ type: Sort }),
        first: t.arg.int({ defaultValue: ownAdsLimits.sizes[0] }),
        page: t.arg.int({ defaultValue: 1 }),
      },
      resolve: (_, { companyId, group, filter, sort, first, page }, context) => {
        const { services, now } = context
        const most = within('first', first, ownAdsLimits.sizes[0], ownAdsLimits.most)
        const wanted = { ...parseInput(ownAdsFilterSchema, filter ?? {}), uid: callerOf(context).uid }
        const ads = services.ownJobPosts.filtered(companyId, wanted, now)
        const behind = (within('page', page, 1, lastPage) - 1) * most
        return {
          companyId,
          rows: () => ads.page({ group: group ?? null, sort: sort ?? 'changed', behind, most }),
          counts: ads.counts,
        }
      },
    }),
    ownJobPost: t.field({
      type: Ad,
      nullable: true,
      args: { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_, { companyId, id }, context) =>
        isUuid(id) ? context.services.ownJobPosts.find(companyId, id) : null,
    }),
    companyNeeds: t.field({
      type: Needs,
      description: 'What its ads need of a company’s people now, the most pressing first.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, context) => context.services.ownJobPosts.needs(companyId, context.now),
    }),
  }))
  return { Review }
}
