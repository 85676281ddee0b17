import { companyApiLimits } from '#contract/company-api.ts'
import type { OwnReview } from '#server/backend/job-posts/own-job-posts.ts'
import { missingIn, type JobPostRecord } from '#server/backend/ad-records/ad-records.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import type { addLegalFinding } from '#server/backend/schema/legal-finding.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import type { addOwnJobPosts } from './add-own-job-posts.ts'

type Types = {
  Finding: ReturnType<typeof addLegalFinding>
  Review: ReturnType<typeof addOwnJobPosts>['Review']
}
type Review = OwnReview & { companyId: string }

/** Ads of a company for its own systems. */
export const addAdRecords = (builder: Builder, enums: Enums, { Finding, Review }: Types): void => {
  const Record = builder.objectRef<JobPostRecord>('JobPostRecord').implement({
    description: 'An ad of a company, with all that it says.',
    fields: (t) => ({
      id: t.exposeID('id'),
      key: t.exposeString('key', { nullable: true, description: 'By which the company knows it.' }),
      version: t.exposeString('version', { description: 'Another text has another.' }),
      status: t.field({ type: enums.JobPostStatus, resolve: ({ status }) => status }),
      kind: t.field({ type: enums.JobPostKind, resolve: ({ kind }) => kind }),
      title: t.exposeString('title'),
      publishAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ publishAt }) => publishAt }),
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
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
      review: t.field({
        type: Review,
        nullable: true,
        resolve: ({ companyId, review }): Review | null => review && { ...review, companyId },
      }),
      ad: t.field({ type: 'AdRecord', resolve: ({ ad }) => ad }),
      missing: t.stringList({
        description: 'Fields without which it is not published.',
        resolve: (record) => [...missingIn(record)],
      }),
      findings: t.field({
        type: [Finding],
        description: 'What the law has against it.',
        resolve: (record, _, { services }) => services.adRecords.findings(record),
      }),
    }),
  })
  builder.queryFields((t) => ({
    jobPostRecords: t.field({
      type: [Record],
      description: 'Ads of a company, the newest first.',
      args: {
        companyId: t.arg.id({ required: true }),
        status: t.arg({ type: enums.JobPostStatus }),
        key: t.arg.string(),
        after: t.arg.id({ description: 'The last one of the page before.' }),
        first: t.arg.int({ required: true }),
      },
      resolve: (_, { companyId, status, key, after, first }, { services }) => {
        if (first < 1 || first > companyApiLimits.pageMost + 1) throw inputError('first is out of range')
        if (after && !isUuid(after)) throw inputError('after is no id')
        return services.adRecords.list(companyId, {
          status: status ?? null,
          key: key ?? null,
          after: after ?? null,
          first,
        })
      },
    }),
    jobPostRecord: t.field({
      type: Record,
      nullable: true,
      args: { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_, { companyId, id }, { services }) =>
        isUuid(id) ? services.adRecords.find(companyId, id) : null,
    }),
  }))
}
