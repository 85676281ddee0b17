import { bulkAdRefusals } from '#contract/bulk-ads.ts'
import { companyCloseReasons, jobPostRefusals } from '#contract/job-post-life.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'

/** What owners and recruiters are answered when they move an ad of their company. */
export const addMoveTypes = (builder: Builder, enums: Enums): void => {
  const Refusal = builder.enumType('JobPostRefusal', { values: jobPostRefusals })
  const BulkRefusal = builder.enumType('BulkJobPostRefusal', { values: bulkAdRefusals })
  builder.objectRef<Objects['BulkJobPostOutcome']>('BulkJobPostOutcome').implement({
    description: 'What became of one of several ads; refusal null: it is as was wished, since now or before.',
    fields: (t) => ({
      id: t.exposeID('id'),
      refusal: t.field({ type: BulkRefusal, nullable: true, resolve: ({ refusal }) => refusal }),
    }),
  })
  builder.enumType('CompanyCloseReason', { values: companyCloseReasons })
  builder.objectRef<Objects['JobPostMoveAnswer']>('JobPostMoveAnswer').implement({
    description: 'What became of the ad, or why nothing was done.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The ad; of one that was put up once more, the new draft.' }),
      status: t.field({ type: enums.JobPostStatus, nullable: true, resolve: ({ status }) => status }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
      missing: t.stringList({
        description: 'With incomplete: the items that are missing, by the names of the form.',
        resolve: ({ missing }) => [...missing],
      }),
    }),
  })
}
