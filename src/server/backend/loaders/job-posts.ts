import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { byKey, idList } from './batch.ts'

export type JobPostRow = typeof jobPost.$inferSelect
export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** Ads that anyone may see: on the list or once on it, of an active company. */
const isPublic = (now: Date) =>
  sql`${jobPost.status} in ('published', 'paused', 'closed', 'expired') and ${company.status} = 'active' and ${jobPost.publishAt} <= ${now.toISOString()}::timestamptz`

export const jobPostLoader = (database: Database, now: () => Date) =>
  byKey<string, JobPostRow, null>(async (ids) => {
    const rows = await database
      .select(getTableColumns(jobPost))
      .from(jobPost)
      .innerJoin(company, eq(company.id, jobPost.companyId))
      .where(and(sql`${jobPost.id} = any(${idList(ids)}::uuid[])`, isPublic(now())))
    return new Map(rows.map((row) => [row.id, row]))
  }, null)

/** Every workplace of an ad, in order; those at hire and those of the range together. */
export const workplacesLoader = (database: Database) =>
  byKey<string, WorkplaceRow[], readonly WorkplaceRow[]>(async (ids) => {
    const rows = await database
      .select()
      .from(jobPostWorkplace)
      .where(sql`${jobPostWorkplace.jobPostId} = any(${idList(ids)}::uuid[])`)
      .orderBy(jobPostWorkplace.jobPostId, jobPostWorkplace.position)
    const found = new Map<string, WorkplaceRow[]>()
    for (const row of rows) {
      const of = found.get(row.jobPostId)
      if (of === undefined) found.set(row.jobPostId, [row])
      else of.push(row)
    }
    return found
  }, [])
