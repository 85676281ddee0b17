import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { publicStatuses } from '#server/domain/job-post-life.ts'

/** An instant: now, or a placeholder of a prepared statement that is filled with an ISO 8601 text. */
export type Instant = Date | Placeholder

const instant = (at: Instant): SQL => sql`${at instanceof Date ? at.toISOString() : at}::timestamptz`

// Written out: as parameters they would hide from the planner which statuses are meant.
const statuses = sql.raw(publicStatuses.map((status) => `'${status}'`).join(', '))

/**
 * True for ads that anyone may see: `isPublic` of domain/job-post-life, of a row of job_post and its company under the
 * names that they have in the statement.
 */
export const wherePublic = (names: { ad: string; company: string }, now: Instant): SQL => {
  const ad = sql.identifier(names.ad)
  return sql`${ad}.status in (${statuses}) and ${sql.identifier(names.company)}.status = 'active' and ${ad}.publish_at <= ${instant(now)}`
}

/**
 * True for ads that one can apply to: `isOpen` of domain/job-post-life, of a row `s` of job_search, where only published
 * ads of active companies are (job-search-row).
 */
export const whereOpen = (now: Instant): SQL =>
  sql`s.valid_through > ${instant(now)} and s.publish_at <= ${instant(now)}`
