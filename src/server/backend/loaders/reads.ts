import { eq, sql } from 'drizzle-orm'
import { wherePublic } from '#server/backend/database/job-post-conditions.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'

const ids = sql`any(${sql.placeholder('ids')}::uuid[])`

/**
 * The reads that nearly every page makes, prepared once for the process: building the statement anew costs as much as
 * running it. `ids` is an array literal; what the public may not see is not among the answers.
 */
export const prepareReads = (database: Database) => ({
  /** Ads that are on the list or once were, with their company, which has to be active. `now` is an ISO instant. */
  jobPosts: database
    .select({ jobPost, company })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(
      sql`${jobPost.id} = ${ids} and ${wherePublic({ ad: 'job_post', company: 'company' }, sql.placeholder('now'))}`,
    )
    .prepare('public_job_posts'),
  /** Every workplace of the ads, in order; those at hire and those of the range together. */
  workplaces: database
    .select()
    .from(jobPostWorkplace)
    .where(sql`${jobPostWorkplace.jobPostId} = ${ids}`)
    .orderBy(jobPostWorkplace.jobPostId, jobPostWorkplace.position)
    .prepare('job_post_workplaces'),
  companies: database
    .select()
    .from(company)
    .where(sql`${company.id} = ${ids} and ${company.status} = 'active'`)
    .prepare('active_companies'),
})

export type Reads = ReturnType<typeof prepareReads>
