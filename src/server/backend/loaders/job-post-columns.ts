import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'

export type JobPostRow = typeof jobPost.$inferSelect
export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** What cards and lines of lists show of an ad: a quarter of its columns, and none of the long texts. */
export const cardColumns = {
  id: jobPost.id,
  companyId: jobPost.companyId,
  kind: jobPost.kind,
  title: jobPost.title,
  occupation: jobPost.occupation,
  remote: jobPost.remote,
  hoursNote: jobPost.hoursNote,
  wageUnit: jobPost.wageUnit,
  wageMin: jobPost.wageMin,
  wageMax: jobPost.wageMax,
  features: jobPost.features,
  status: jobPost.status,
  closeReason: jobPost.closeReason,
  closedAt: jobPost.closedAt,
  publishAt: jobPost.publishAt,
  validThrough: jobPost.validThrough,
  replyByDays: jobPost.replyByDays,
  revision: jobPost.revision,
}

/** An ad as cards show it, with the name and the logo of its company. */
export type JobPostCard = Pick<JobPostRow, keyof typeof cardColumns> & {
  companyName: string
  companyLogo: string | null
}

const workplacePairs = Object.entries(getTableColumns(jobPostWorkplace)).map(
  ([name, column]) => sql`${sql.raw(`'${name}'`)}, w.${sql.identifier(column.name)}`,
)

/**
 * The workplaces of an ad in order, those at hire and those of the range together. As JSON, so that they come with its row
 * in one select; every column of theirs is the same value in JSON.
 */
export const workplaces: SQL<WorkplaceRow[]> = sql<WorkplaceRow[]>`coalesce((
  select json_agg(json_build_object(${sql.join(workplacePairs, sql`, `)}) order by w.position)
  from ${jobPostWorkplace} w where w.job_post_id = ${jobPost.id}
), '[]'::json)`

/** Where `job_post` and `company` are joined. */
export const cardSelection = {
  card: cardColumns,
  companyName: company.displayName,
  companyLogo: company.logo,
  workplaces,
}
export const wholeSelection = { jobPost, company, workplaces }
