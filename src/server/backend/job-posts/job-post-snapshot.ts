import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { SnapshotWorkplace } from '#contract/job-post.ts'
import type { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'

type Row = typeof jobPost.$inferSelect

const workplaceOf = (row: typeof jobPostWorkplace.$inferSelect): SnapshotWorkplace => {
  const { scope, name, postalCode, prefectureCode, city, street, access, stations } = row
  const place = { scope, name, postalCode, prefectureCode, city, street, access }
  return stations.length === 0 ? place : { ...place, stations }
}

/** Without what is kept of the ad and not stated by it, and the features, which follow from the rest. */
const stated = (row: Row) => {
  const { id: _id, companyId: _company, revision: _revision, features: _features, ...facts } = row
  const { status: _status, closeReason: _reason, closedAt: _closed, publishAt: _published, ...others } = facts
  const { unsaid: _unsaid, infoAsOf: _asOf, createdAt: _created, updatedAt: _updated, ...columns } = others
  return columns
}

/** All that the ad states, as a revision keeps it: JSON that comes back the same. Workplaces in their order. */
export const jobPostSnapshot = (
  row: Row,
  workplaces: readonly (typeof jobPostWorkplace.$inferSelect)[],
): JobPostSnapshot => ({
  ...stated(row),
  validThrough: row.validThrough?.toISOString() ?? null,
  workplaces: workplaces.map(workplaceOf),
})
