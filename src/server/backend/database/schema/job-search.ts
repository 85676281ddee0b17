import { sql } from 'drizzle-orm'
import { bigint, char, check, index, integer, pgTable, real, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { company } from './company.ts'
import { instant, tsvector } from './columns.ts'
import { jobPost } from './job-post.ts'
import { jobPostKind, remote, wageUnit } from './enums.ts'

/**
 * One narrow row for each ad that is on the list now (published, company active), so that a search scans few pages.
 * Both tables are written with the ad, in the same transaction, from `searchRows` of domain/search. The terms are large
 * enough to be stored out of line always; they are read by index, not row by row.
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
    publishAt: instant('publish_at').notNull(),
    validThrough: instant('valid_through').notNull(),
    /** Prefectures of the workplaces at hire: bit n is JIS code n. Testing a bit costs a tenth of testing an array. */
    prefectures: bigint('prefectures', { mode: 'number' }).notNull(),
    /** Bit n is the n-th of contract featureTags. */
    features: integer('features').notNull(),
    kind: jobPostKind('kind').notNull(),
    remote: remote('remote').notNull(),
    /** Yen: hourly and daily wages as an hour's pay, monthly and yearly as a month's; null when unpaid. */
    hourlyWage: integer('hourly_wage'),
    monthlyWage: integer('monthly_wage'),
    /** Yen a month to sort every ad by; 0 when unpaid. */
    wageRank: integer('wage_rank').notNull(),
    /** Of the workplaces at hire, as contract cityPattern has them; those of another form are left out. */
    cities: text('cities').array().notNull().default([]),
    /** Of the workplaces at hire, as contract stationPattern has them; `walks` has the minutes on foot, `byBus` for a bus. */
    stations: text('stations').array().notNull().default([]),
    walks: smallint('walks').array().notNull().default([]),
    /** Least minutes on foot from a station; null: none are stated. */
    walk: smallint('walk'),
    /** Degrees of the workplaces at hire, each place once (`workplacePosition` of domain/places); empty: not known. */
    lons: real('lons').array().notNull().default([]),
    lats: real('lats').array().notNull().default([]),
    /** Null: written before this was. */
    wageUnit: wageUnit('wage_unit'),
    /** Yen, where the ad pays by the day. */
    dailyWage: integer('daily_wage'),
    /** Least days a week; null: not stated. */
    weekdays: smallint('weekdays'),
    /** Bit n is the n-th of contract workTimes. */
    times: smallint('times').notNull().default(0),
    /** How many days it runs; null: without a term. */
    days: smallint('days'),
    /** Bit n is the month of a programme. */
    months: smallint('months').notNull().default(0),
    /** Bit n is the n-th of contract grades. */
    grades: smallint('grades').notNull().default(0),
    occupation: text('occupation').notNull(),
    industryCode: char('industry_code', { length: 1 }).notNull(),
    /** Empty: open to every year. */
    graduationYears: smallint('graduation_years').array().notNull(),
    /** Which words `terms` has whole: `listedWordsDigest` of domain/search/listed-words; 0: written before there were any. */
    listedWords: integer('listed_words').notNull().default(0),
    /** Pairs of characters of the normalised text, marked by field; see domain/search/search-terms. */
    terms: tsvector('terms').notNull(),
  },
  (table) => [
    // Every search reads the list of pending entries through: whoever writes empties it (database/job-search-row).
    index('job_search_terms').using('gin', table.terms).with({ fastupdate: true }),
    index('job_search_newest').on(table.publishAt.desc(), table.jobPostId.desc()),
    index('job_search_deadline').on(table.validThrough, table.jobPostId),
    index('job_search_wage').on(table.wageRank.desc(), table.publishAt.desc(), table.jobPostId.desc()),
    // Ads that pay by the hour, the best paid first.
    index('job_search_hourly').on(
      sql`coalesce(${table.hourlyWage}, 0) desc nulls last`,
      table.publishAt.desc(),
      table.jobPostId.desc(),
    ),
    // Whether all rows have the same listed words is read off both ends.
    index('job_search_listed').on(table.listedWords),
    index('job_search_company').on(table.companyId, table.publishAt.desc(), table.jobPostId.desc()),
    index('job_search_similar').on(table.occupation, table.publishAt.desc(), table.jobPostId.desc()),
    check('job_search_prefectures', sql`${table.prefectures} >= 0 and ${table.prefectures} < 2 ^ 48`),
    check('job_search_features', sql`${table.features} >= 0`),
  ],
)

/** The normalised text of the ad, fields parted by line breaks: words of three characters and more are verified here. */
export const jobSearchText = pgTable('job_search_text', {
  jobPostId: uuid('job_post_id')
    .primaryKey()
    .references(() => jobPost.id, { onDelete: 'cascade' }),
  shadow: text('shadow').notNull(),
})
