import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { applicationStatuses } from '#contract/codes/application.ts'
import { isEnded } from '#server/domain/application-life.ts'
import { isOpen, isPublic, type JobPostLife } from '#server/domain/job-post-life.ts'
import { answerUntil } from '#server/domain/offer.ts'
import type { AdFacts, ApplicationFacts } from '#server/domain/needs-now.ts'

/** Of one person, more than anybody has before them. */
const rowsMax = 200

const open = applicationStatuses.filter((status) => !isEnded(status))

const columns = {
  jobPostId: jobPost.id,
  title: jobPost.title,
  company: company.displayName,
  status: jobPost.status,
  publishAt: jobPost.publishAt,
  validThrough: jobPost.validThrough,
  companyStatus: company.status,
}

type AdRow = Omit<JobPostLife, 'closedAt'> & {
  jobPostId: string
  title: string
  company: string
  companyStatus: (typeof company.$inferSelect)['status']
}

const adFacts = (row: AdRow, now: Date): AdFacts => {
  const owner = { status: row.companyStatus }
  return {
    jobPostId: row.jobPostId,
    title: isPublic(row, owner, now) ? row.title : null,
    company: row.company,
    openUntil: isOpen(row, owner, now) ? row.validThrough : null,
  }
}

/** A student's drafts and applications under way, what was touched last first; at most 200. */
export const openApplications = async (
  database: Database,
  uid: string,
  now: Date,
): Promise<ApplicationFacts[]> => {
  const rows = await database
    .select({
      ad: columns,
      applicationId: application.id,
      jobPostKind: jobPost.kind,
      status: application.status,
      offer: application.offer,
      replyDueAt: application.replyDueAt,
      answeredAt: application.answeredAt,
      seenRevision: application.revision,
      revision: jobPost.revision,
      updatedAt: application.updatedAt,
    })
    .from(application)
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .innerJoin(company, eq(company.id, application.companyId))
    .where(and(eq(application.uid, uid), inArray(application.status, open)))
    .orderBy(desc(application.updatedAt), desc(application.id))
    .limit(rowsMax)
  return rows.map(({ ad, offer, ...row }) => ({
    ...adFacts(ad, now),
    ...row,
    offerUntil: offer === null ? null : answerUntil(offer),
  }))
}

/** A student's saved ads that can be applied to, what closes first first; at most 200. */
export const savedAds = async (database: Database, uid: string, now: Date): Promise<AdFacts[]> => {
  const rows = await database
    .select(columns)
    .from(bookmark)
    .innerJoin(jobPost, eq(jobPost.id, bookmark.jobPostId))
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(and(eq(bookmark.uid, uid), gt(jobPost.validThrough, now)))
    .orderBy(asc(jobPost.validThrough), asc(jobPost.id))
    .limit(rowsMax)
  return rows.map((row) => adFacts(row, now))
}
