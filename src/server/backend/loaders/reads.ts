import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { whereOpen, wherePublic } from '#server/backend/database/job-post-conditions.ts'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import type { Database } from '#server/backend/database/open.ts'
import { instantText, newestFirst } from '#server/backend/search/job-order.ts'
import { mostSimilarFirst, similarTo } from '#server/backend/search/similar-jobs.ts'
import { cardSelection, wholeSelection } from './job-post-columns.ts'

/** What an id of those asked for equals. */
const ids = sql`any(${sql.placeholder('ids')}::uuid[])`
/** The same where one is asked for: without a guess at how many there are, one plan is right for any. */
const id = sql`${sql.placeholder('id')}::uuid`
const now = sql.placeholder('now')

/**
 * A part of the open ads that `test` is true of, the newest first, as rows `newest` (count, job_post_id, publish_at, place
 * from 1): at least one, of which only the count is told where there is no ad. It ends at `most`.
 */
const newestOf = (test: SQL): SQL => sql`(
  select matched.count, page.*
  from (
    select count(*)::int as count
    from (select from job_search s where ${test} and ${whereOpen(now)} limit ${sql.placeholder('most')}) s
  ) matched
  left join (
    select s.*, row_number() over (order by ${newestFirst}) as place
    from (
      select s.job_post_id, s.publish_at from job_search s where ${test} and ${whereOpen(now)}
      order by ${newestFirst} limit ${sql.placeholder('more')} offset ${sql.placeholder('offset')}
    ) s
  ) page on true
) newest`

const place = {
  count: sql<number>`newest.count`,
  id: sql<string | null>`newest.job_post_id`,
  publishAt: instantText(sql`newest.publish_at`).mapWith(String),
}

const ofCompany = sql`s.company_id = ${sql.placeholder('company')}::uuid`

/** The ad of a place among the first `first`, if anyone may see it. */
const isAtPlace = sql`${jobPost.id} = newest.job_post_id and newest.place <= ${sql.placeholder('first')} and exists (
  select from company c where c.id = ${jobPost.companyId} and ${wherePublic({ ad: 'job_post', company: 'c' }, now)}
)`

/** That anyone may see the ad beside its company. */
const isPublic = wherePublic({ ad: 'job_post', company: 'company' }, now)

/** How many ads of each of these companies are open, as rows `counted` (company_id, open): each company is counted once. */
const countedOf = (companies: SQL): SQL => sql`(
  select s.company_id, count(*)::int as open from job_search s
  where s.company_id = ${companies} and ${whereOpen(now)} group by s.company_id
) counted`
const sameCompany = sql`counted.company_id = ${company.id}`
const openJobPosts = sql<number>`coalesce(counted.open, 0)`

const companyOfJobPost = sql`(select company_id from job_post where id = ${id})`

const mostSimilar = (origins: SQL) => similarTo({ origins, first: sql.placeholder('first'), now })

/**
 * The reads that nearly every page makes, prepared once for the process: building the statement anew costs as much as
 * running it. `ids` is an array literal, `now` an ISO instant; what the public may not see is not among the answers.
 */
export const prepareReads = (database: Database) => ({
  /** Ads that are on the list or once were, with their company, which has to be active. */
  jobPosts: database
    .select(wholeSelection)
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(sql`${jobPost.id} = ${ids} and ${isPublic}`)
    .prepare('public_job_posts'),
  /** One, with how many ads of its company are open. */
  jobPost: database
    .select({ ...wholeSelection, openJobPosts })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .leftJoin(countedOf(companyOfJobPost), sameCompany)
    .where(sql`${jobPost.id} = ${id} and ${isPublic}`)
    .prepare('public_job_post'),
  cards: database
    .select(cardSelection)
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(sql`${jobPost.id} = ${ids} and ${isPublic}`)
    .prepare('public_job_post_cards'),
  /** The newest open ads: `first` from `offset` on, and where one more is, its place (`more` is `first` and one). */
  newest: newestReads(database, sql`true`, 'newest_job_posts'),
  newestOfCompany: newestReads(database, ofCompany, 'newest_job_posts_of_company'),
  similarToMany: similarReads(database, ids, 'similar_to_many'),
  similarToOne: similarReads(database, id, 'similar_to_one'),
  /** Every workplace of ads that did not come with them. */
  workplaces: database
    .select()
    .from(jobPostWorkplace)
    .where(sql`${jobPostWorkplace.jobPostId} = ${ids}`)
    .orderBy(jobPostWorkplace.jobPostId, jobPostWorkplace.position)
    .prepare('job_post_workplaces'),
  /** Active companies with how many of their ads are open. */
  companies: database
    .select({ company, openJobPosts })
    .from(company)
    .leftJoin(countedOf(ids), sameCompany)
    .where(sql`${company.id} = ${ids} and ${company.status} = 'active'`)
    .prepare('active_companies'),
  company: database
    .select({ company, openJobPosts })
    .from(company)
    .leftJoin(countedOf(id), sameCompany)
    .where(sql`${company.id} = ${id} and ${company.status} = 'active'`)
    .prepare('active_company'),
  /** The photos of companies, each in its order. */
  photos: database
    .select()
    .from(companyImage)
    .where(sql`${companyImage.companyId} = ${ids} and ${companyImage.kind} = 'photo'`)
    .orderBy(asc(companyImage.position), asc(companyImage.id))
    .prepare('company_photos'),
  /** How many ads are open of companies that came with an ad; companies without one are not among the answers. */
  openJobPosts: database
    .select({ id: sql<string>`s.company_id`, count: sql<number>`count(*)::int` })
    .from(sql`job_search s`)
    .where(sql`s.company_id = ${ids} and ${whereOpen(now)}`)
    .groupBy(sql`s.company_id`)
    .prepare('open_job_posts'),
})

/** Places of the newest open ads that `test` is true of, with the cards of the first `first`. */
const newestReads = (database: Database, test: SQL, name: string) =>
  database
    .select({ ...place, ...cardSelection })
    .from(newestOf(test))
    .leftJoin(jobPost, isAtPlace)
    .leftJoin(company, eq(company.id, jobPost.companyId))
    .orderBy(sql`newest.place`)
    .prepare(name)

/** Cards of open ads like those that equal `origins`, the most similar first, at most `first` for each. */
const similarReads = (database: Database, origins: SQL, name: string) =>
  database
    .select({ of: sql<string>`most_similar.of`, ...cardSelection })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .innerJoin(mostSimilar(origins), sql`most_similar.id = ${jobPost.id}`)
    .where(isPublic)
    .orderBy(mostSimilarFirst)
    .prepare(name)

export type Reads = ReturnType<typeof prepareReads>
