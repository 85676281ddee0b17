import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { whereOpen, wherePublic } from '#server/backend/database/job-post-conditions.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { likestFirst, similarTo } from '#server/backend/search/similar-jobs.ts'

const ids = sql`any(${sql.placeholder('ids')}::uuid[])`
const now = sql.placeholder('now')

export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** Every column of a workplace is the same as JSON. */
const workplaceFields = sql.join(
  Object.entries(getTableColumns(jobPostWorkplace)).flatMap(([name, column]) => [
    sql.raw(`'${name}'`),
    sql`w.${sql.identifier(column.name)}`,
  ]),
  sql`, `,
)

/** An ad that anyone may see, with its company and its workplaces in order, those at hire and those of the range together. */
const wholeJobPost = {
  jobPost,
  company,
  workplaces: sql<WorkplaceRow[]>`coalesce((
    select json_agg(json_build_object(${workplaceFields}) order by w.position)
    from job_post_workplace w where w.job_post_id = ${jobPost.id}
  ), '[]'::json)`,
}

/** How many ads of each of these companies are open, as rows `counted` (company_id, open): each company is counted once. */
const countedOf = (companies: SQL): SQL => sql`(
  select s.company_id, count(*)::int as open from job_search s
  where s.company_id = ${companies} and ${whereOpen(now)} group by s.company_id
) counted`
const sameCompany = sql`counted.company_id = ${company.id}`
const openJobPosts = sql<number>`coalesce(counted.open, 0)`

/**
 * The reads that nearly every page makes, prepared once for the process: building the statement anew costs as much as
 * running it. `ids` is an array literal, `now` an ISO instant; what the public may not see is not among the answers.
 */
export const prepareReads = (database: Database) => ({
  /** Ads that are on the list or once were, with their company, which has to be active. */
  jobPosts: database
    .select(wholeJobPost)
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(sql`${jobPost.id} = ${ids} and ${wherePublic({ ad: 'job_post', company: 'company' }, now)}`)
    .prepare('public_job_posts'),
  /** The same for a page of one ad, with how many ads of its company are open. */
  jobPostPages: database
    .select({ ...wholeJobPost, openJobPosts })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .leftJoin(countedOf(sql`any(array(select company_id from job_post where id = ${ids}))`), sameCompany)
    .where(sql`${jobPost.id} = ${ids} and ${wherePublic({ ad: 'job_post', company: 'company' }, now)}`)
    .prepare('public_job_post_pages'),
  /** Open ads like those, the likest first, at most `first` for each: in one trip what their cards show. */
  similarJobPosts: database
    .select({ of: sql<string>`likest.of`, ...wholeJobPost })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .innerJoin(
      similarTo({ ids: sql.placeholder('ids'), first: sql.placeholder('first'), now }),
      sql`likest.id = ${jobPost.id}`,
    )
    .where(wherePublic({ ad: 'job_post', company: 'company' }, now))
    .orderBy(likestFirst)
    .prepare('similar_job_posts'),
  /** Every workplace of ads that did not come with them. */
  workplaces: database
    .select()
    .from(jobPostWorkplace)
    .where(sql`${jobPostWorkplace.jobPostId} = ${ids}`)
    .orderBy(jobPostWorkplace.jobPostId, jobPostWorkplace.position)
    .prepare('job_post_workplaces'),
  /** Companies with how many of their ads are open. */
  companies: database
    .select({ company, openJobPosts })
    .from(company)
    .leftJoin(countedOf(ids), sameCompany)
    .where(sql`${company.id} = ${ids} and ${company.status} = 'active'`)
    .prepare('active_companies'),
  /** How many ads are open of companies that came with an ad; companies without one are not among the answers. */
  openJobPosts: database
    .select({ id: sql<string>`s.company_id`, count: sql<number>`count(*)::int` })
    .from(sql`job_search s`)
    .where(sql`s.company_id = ${ids} and ${whereOpen(now)}`)
    .groupBy(sql`s.company_id`)
    .prepare('open_job_posts'),
})

export type Reads = ReturnType<typeof prepareReads>
