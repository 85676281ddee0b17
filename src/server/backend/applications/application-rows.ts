import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { isOpen } from '#server/domain/job-post-life.ts'

export type ApplicationRow = typeof application.$inferSelect

/** A person's applications to one ad, the first first; locked until the commit. */
export const lockApplicationsTo = (database: Database, uid: string, jobPostId: string) =>
  database
    .select()
    .from(application)
    .where(and(eq(application.uid, uid), eq(application.jobPostId, jobPostId)))
    .orderBy(asc(application.attempt))
    .for('update')

/** A person's application, locked until the commit; null: there is none of theirs. */
export const lockOwnApplication = async (
  database: Database,
  uid: string,
  id: string,
): Promise<ApplicationRow | null> => {
  const [row] = await database
    .select()
    .from(application)
    .where(and(eq(application.id, id), eq(application.uid, uid)))
    .for('update')
  return row ?? null
}

const adColumns = {
  id: jobPost.id,
  companyId: jobPost.companyId,
  title: jobPost.title,
  kind: jobPost.kind,
  status: jobPost.status,
  publishAt: jobPost.publishAt,
  validThrough: jobPost.validThrough,
  questions: jobPost.questions,
  replyByDays: jobPost.replyByDays,
  revision: jobPost.revision,
}
const companyColumns = { displayName: company.displayName, status: company.status }

type Ad = {
  [Column in keyof typeof adColumns]: (typeof jobPost.$inferSelect)[Column]
}

/** What of an ad an application is about, and whether one can apply to it at an instant. */
export type ApplicationAd = Ad & { companyName: string; open: boolean }

const adQuery = (database: Database, jobPostId: string) =>
  database
    .select({ ad: adColumns, company: companyColumns })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(eq(jobPost.id, jobPostId))

const toAd = (
  row: { ad: Ad; company: Pick<typeof company.$inferSelect, 'displayName' | 'status'> },
  at: Date,
) => ({
  ...row.ad,
  companyName: row.company.displayName,
  open: isOpen(row.ad, row.company, at),
})

export const findAd = async (
  database: Database,
  jobPostId: string,
  at: Date,
): Promise<ApplicationAd | null> => {
  const [row] = await adQuery(database, jobPostId)
  return row === undefined ? null : toAd(row, at)
}

/** The same, with the ad and its company held as they are until the commit. */
export const holdAd = async (
  database: Database,
  jobPostId: string,
  at: Date,
): Promise<ApplicationAd | null> => {
  const [row] = await adQuery(database, jobPostId).for('share')
  return row === undefined ? null : toAd(row, at)
}
