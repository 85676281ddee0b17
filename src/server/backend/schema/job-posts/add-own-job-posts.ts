import { companyNeedKinds, jobPostGroups, type JobPostGroup } from '#contract/job-post-life.ts'
import { numberSpans } from '#contract/job-post-numbers.ts'
import { limits } from '#contract/limits.ts'
import type { OwnJobPost, OwnNeeds, OwnReview } from '#server/backend/job-posts/own-job-posts.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { pageInfo, type CommonTypes } from '#server/backend/schema/common-types.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { isUuid, readCursor, writeCursor } from '#server/backend/schema/list-window.ts'
import { isInstant } from '#server/domain/calendar.ts'

const list = 'ownJobPosts'

type Page = {
  companyId: string
  rows: readonly OwnJobPost[]
  counts: () => Promise<ReadonlyMap<JobPostGroup, number>>
  hasNextPage: boolean
  hasPreviousPage: boolean
}
type Need = OwnNeeds['needs'][number] & { companyId: string }
type Review = OwnReview & { companyId: string }

const readPlace = (after: string | null | undefined) => {
  if (after === null || after === undefined) return null
  const [updatedAt = '', id = ''] = readCursor(list, after, 2)
  if (!isInstant(updatedAt) || !isUuid(id)) throw inputError('after is no cursor of this list')
  return { updatedAt: new Date(updatedAt), id }
}

const sizeOf = (first: number | null | undefined): number => {
  const size = first ?? limits.pageSize
  if (size < 1 || size > limits.pageSizeMax) throw inputError(`first must be from 1 to ${limits.pageSizeMax}`)
  return size
}

const addOwnJobPost = (builder: Builder, enums: Enums) => {
  const ReviewType = builder.objectRef<Review>('JobPostReview').implement({
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
  return builder.objectRef<OwnJobPost>('OwnJobPost').implement({
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
        type: ReviewType,
        nullable: true,
        resolve: ({ companyId, review }) => review && { ...review, companyId },
      }),
      views: t.exposeInt('views', {
        description: `In the last ${numberSpans[0]} days, as far as they are counted.`,
      }),
      bookmarks: t.exposeInt('bookmarks', { description: 'Students who keep it.' }),
      applications: t.exposeInt('applications', { description: 'Everybody who applied.' }),
      waiting: t.exposeInt('waiting', { description: 'Of those, who wait for a first answer.' }),
    }),
  })
}

/** What the people of a company see of its ads. */
export const addOwnJobPosts = (builder: Builder, enums: Enums, common: CommonTypes): void => {
  const Ad = addOwnJobPost(builder, enums)
  const Group = builder.enumType('JobPostGroup', { values: jobPostGroups })
  const Count = builder.objectRef<{ group: JobPostGroup; count: number }>('JobPostGroupCount').implement({
    fields: (t) => ({
      group: t.field({ type: Group, resolve: ({ group }) => group }),
      count: t.exposeInt('count'),
    }),
  })
  const Connection = builder.objectRef<Page>('OwnJobPostConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [Ad], resolve: ({ rows }) => [...rows] }),
      counts: t.field({
        type: [Count],
        description: 'Ads by part of the list, whatever part was asked for; without empty ones.',
        resolve: async ({ counts }) => [...(await counts())].map(([group, count]) => ({ group, count })),
      }),
      pageInfo: t.field({
        type: common.PageInfo,
        resolve: ({ rows, hasNextPage, hasPreviousPage }) =>
          pageInfo({
            cursors: rows.map(({ updatedAt, id }) => writeCursor(list, [updatedAt.toISOString(), id])),
            hasNextPage,
            hasPreviousPage,
          }),
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
      description: 'Ads of a company of the caller’s, the last changed first.',
      args: {
        companyId: t.arg.id({ required: true }),
        group: t.arg({ type: Group }),
        first: t.arg.int({ defaultValue: 20 }),
        after: t.arg.string(),
      },
      resolve: async (_, { companyId, group, first, after }, context) => {
        const { ownJobPosts } = context.services
        const size = sizeOf(first)
        const place = readPlace(after)
        const rows = await ownJobPosts.list(companyId, {
          group: group ?? null,
          after: place,
          most: size + 1,
        })
        return {
          companyId,
          rows: rows.slice(0, size),
          counts: () => ownJobPosts.counts(companyId),
          hasNextPage: rows.length > size,
          hasPreviousPage: place !== null,
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
}
