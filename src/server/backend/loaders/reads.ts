import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { whereOpen, wherePublic } from '#server/backend/database/job-post-conditions.ts'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { instantText, newestFirst } from '#server/backend/search/job-order.ts'
import { likestFirst, similarTo } from '#server/backend/search/similar-jobs.ts'
import { cardColumns, cardCompanyColumns } from './card-row.ts'

const ids = sql`any(${sql.placeholder('ids')}::uuid[])`
const now = sql.placeholder('now')

export type JobPostRow = typeof jobPost.$inferSelect
export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** Columns of a row `row` as one JSON object; only those that are the same as JSON. */
const asJson = (row: string, columns: Record<string, PgColumn>): SQL => {
  const fields = Object.entries(columns).flatMap(([name, column]) => [
    sql.raw(`'${name}'`),
    sql`${sql.identifier(row)}.${sql.identifier(column.name)}`,
  ])
  return sql`json_build_object(${sql.join(fields, sql`, `)})`
}

/** The workplaces of an ad in order, those at hire and those of the range together. */
const workplaces = sql<WorkplaceRow[]>`coalesce((
  select json_agg(${asJson('w', getTableColumns(jobPostWorkplace))} order by w.position)
  from job_post_workplace w where w.job_post_id = ${jobPost.id}
), '[]'::json)`

/** An ad with its workplaces and its company. */
const wholeJobPost = { jobPost, workplaces, company }
/** Of the same what cards show. */
const cardJobPost = { jobPost: cardColumns, workplaces, company: cardCompanyColumns }

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

/** The ad of a place among the first `first`, if anyone may see it. */
const isAtPlace = sql`${jobPost.id} = newest.job_post_id and newest.place <= ${sql.placeholder('first')} and exists (
  select from company c where c.id = ${jobPost.companyId} and ${wherePublic({ ad: 'job_post', company: 'c' }, now)}
)`

/** An ad among those asked for that anyone may see, beside its company. */
const isAskedFor = sql`${jobPost.id} = ${ids} and ${wherePublic({ ad: 'job_post', company: 'company' }, now)}`

/** What everybody sees of a company's picture. */
const pictureColumns = (({ id, kind, alt, type, width, height, hash }) => ({
  id,
  kind,
  alt,
  type,
  width,
  height,
  hash,
}))(getTableColumns(companyImage))

export type CompanyPicture = Pick<typeof companyImage.$inferSelect, keyof typeof pictureColumns>

const photos = sql<CompanyPicture[]>`coalesce((
  select json_agg(${asJson('i', pictureColumns)} order by i.position, i.id)
  from company_image i where i.company_id = ${company.id} and i.kind = 'photo'
), '[]'::json)`

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
    .where(isAskedFor)
    .prepare('public_job_posts'),
  /** The same for cards. */
  jobPostCards: database
    .select(cardJobPost)
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(isAskedFor)
    .prepare('public_job_post_cards'),
  /** Whole ads for a page of one, with how many ads of its company are open. */
  jobPostPages: database
    .select({ ...wholeJobPost, openJobPosts })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .leftJoin(countedOf(sql`any(array(select company_id from job_post where id = ${ids}))`), sameCompany)
    .where(isAskedFor)
    .prepare('public_job_post_pages'),
  /** The newest open ads: `first` from `offset` on, and where one more is, its place (`more` is `first` and one). */
  newestJobPosts: database
    .select({ ...place, ...wholeJobPost })
    .from(newestOf(sql`true`))
    .leftJoin(jobPost, isAtPlace)
    .leftJoin(company, eq(company.id, jobPost.companyId))
    .orderBy(sql`newest.place`)
    .prepare('newest_job_posts'),
  /** The same for cards. */
  newestCards: database
    .select({ ...place, ...cardJobPost })
    .from(newestOf(sql`true`))
    .leftJoin(jobPost, isAtPlace)
    .leftJoin(company, eq(company.id, jobPost.companyId))
    .orderBy(sql`newest.place`)
    .prepare('newest_job_post_cards'),
  /** The same of one company, which is not read with each. */
  newestOfCompany: database
    .select({ ...place, jobPost, workplaces })
    .from(newestOf(sql`s.company_id = ${sql.placeholder('company')}::uuid`))
    .leftJoin(jobPost, isAtPlace)
    .orderBy(sql`newest.place`)
    .prepare('newest_job_posts_of_company'),
  /** The same for cards, with the company, which a card names. */
  newestCardsOfCompany: database
    .select({ ...place, ...cardJobPost })
    .from(newestOf(sql`s.company_id = ${sql.placeholder('company')}::uuid`))
    .leftJoin(jobPost, isAtPlace)
    .leftJoin(company, eq(company.id, jobPost.companyId))
    .orderBy(sql`newest.place`)
    .prepare('newest_job_post_cards_of_company'),
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
  /** The same for cards. */
  similarCards: database
    .select({ of: sql<string>`likest.of`, ...cardJobPost })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .innerJoin(
      similarTo({ ids: sql.placeholder('ids'), first: sql.placeholder('first'), now }),
      sql`likest.id = ${jobPost.id}`,
    )
    .where(wherePublic({ ad: 'job_post', company: 'company' }, now))
    .orderBy(likestFirst)
    .prepare('similar_job_post_cards'),
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
  /** The same with their photos in order: what a page of one company shows. */
  companyPages: database
    .select({ company, openJobPosts, photos })
    .from(company)
    .leftJoin(countedOf(ids), sameCompany)
    .where(sql`${company.id} = ${ids} and ${company.status} = 'active'`)
    .prepare('active_company_pages'),
  /** How many ads are open of companies that came with an ad; companies without one are not among the answers. */
  openJobPosts: database
    .select({ id: sql<string>`s.company_id`, count: sql<number>`count(*)::int` })
    .from(sql`job_search s`)
    .where(sql`s.company_id = ${ids} and ${whereOpen(now)}`)
    .groupBy(sql`s.company_id`)
    .prepare('open_job_posts'),
})

export type Reads = ReturnType<typeof prepareReads>
