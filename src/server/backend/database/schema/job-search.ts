import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { company } from './company.ts'
import { instant, tsvector } from './columns.ts'
import { jobPost } from './job-post.ts'
import { featureTag, jobPostKind, remote } from './enums.ts'

/**
 * One narrow row for each ad that is on the list now (published, company active), so that a search scans few pages:
 * a wide row's tsvector is TOASTed and its scan is ten times slower. Written with the ad, in the same transaction.
 */
export const jobSearch = pgTable(
  'job_search',
  {
    jobPostId: uuid('job_post_id')
      .primaryKey()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    kind: jobPostKind('kind').notNull(),
    occupation: text('occupation').notNull(),
    industryCode: text('industry_code').notNull(),
    /** Of the workplaces at hire. */
    prefectureCodes: text('prefecture_codes').array().notNull(),
    /** Empty: open to every year. */
    graduationYears: smallint('graduation_years').array().notNull(),
    remote: remote('remote').notNull(),
    features: featureTag('features').array().notNull(),
    /** Yen: hourly and daily wages as an hour's pay, monthly and yearly as a month's; null when unpaid. */
    hourlyWage: integer('hourly_wage'),
    monthlyWage: integer('monthly_wage'),
    publishAt: instant('publish_at').notNull(),
    validThrough: instant('valid_through').notNull(),
    /** Bigrams of the normalised text: A title, B company and occupation, C workplaces and tags, D the rest. */
    terms: tsvector('terms').notNull(),
  },
  (table) => [
    index('job_search_terms').using('gin', table.terms),
    index('job_search_newest').on(table.publishAt.desc(), table.jobPostId.desc()),
    index('job_search_deadline').on(table.validThrough, table.jobPostId),
  ],
)
