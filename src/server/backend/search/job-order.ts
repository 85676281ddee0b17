import { sql, type SQL } from 'drizzle-orm'
import type { JobPostSort } from '#contract/job-post-query.ts'
import { nearness, type Near } from './near-tests.ts'

/** Values of the columns a list is ordered by, of one ad; instants as UTC text with microseconds. */
export type OrderKey = { main: string; publishAt: string; id: string }

/** How a list is ordered: by `main`, then the newest, then the id, so that every ad has one place. */
export type JobOrder = {
  /** Expressions over the row `s`, in order. */
  columns: SQL
  /** As text, for the cursor. */
  main: SQL
  /** True for ads that stand after the key. */
  after: (key: OrderKey) => SQL
  /** What no index has and is worked out of each row, then to be found as its `score`; with the columns it is made of. */
  score: { of: SQL; reads: SQL } | null
}

/** An instant as text and back, losing nothing. */
export const instantText = (column: SQL): SQL => sql`(${column} at time zone 'UTC')::text`
export const instantOf = (text: string): SQL => sql`(${text}::timestamp at time zone 'UTC')`

/** The newest ads first. The indexes are `desc nulls last`, and only an order that says the same goes along them. */
export const newestFirst: SQL = sql`s.publish_at desc nulls last, s.job_post_id desc nulls last`

const newest: JobOrder = {
  columns: newestFirst,
  main: sql`''`,
  after: ({ publishAt, id }) => sql`(s.publish_at, s.job_post_id) < (${instantOf(publishAt)}, ${id}::uuid)`,
  score: null,
}

/** Relevance has this order where no words tell ads apart; with words see rank-hits.ts. */
export const jobOrders = {
  relevance: newest,
  newest,
  deadline: {
    columns: sql`s.valid_through, s.job_post_id`,
    main: instantText(sql`s.valid_through`),
    after: ({ main, id }) => sql`(s.valid_through, s.job_post_id) > (${instantOf(main)}, ${id}::uuid)`,
    score: null,
  },
  wage: {
    columns: sql`s.wage_rank desc nulls last, ${newestFirst}`,
    main: sql`s.wage_rank::text`,
    after: ({ main, publishAt, id }) =>
      sql`(s.wage_rank, s.publish_at, s.job_post_id) < (${main}::int, ${instantOf(publishAt)}, ${id}::uuid)`,
    score: null,
  },
  /** By the pay of an hour; ads that pay otherwise come last. */
  hourly: {
    columns: sql`coalesce(s.hourly_wage, 0) desc nulls last, ${newestFirst}`,
    main: sql`coalesce(s.hourly_wage, 0)::text`,
    after: ({ main, publishAt, id }) =>
      sql`(coalesce(s.hourly_wage, 0), s.publish_at, s.job_post_id) < (${main}::int, ${instantOf(publishAt)}, ${id}::uuid)`,
    score: null,
  },
} as const satisfies Record<Exclude<JobPostSort, 'near'>, JobOrder>

/** The nearest first: those a station asked for is named by, by their walk, then by distance. */
export const nearestFirst = (near: Near): JobOrder => ({
  columns: sql`s.score, ${newestFirst}`,
  main: sql`s.score::text`,
  after: ({ main, publishAt, id }) =>
    sql`(s.score > ${main}::int or s.score = ${main}::int and ${newest.after({ main, publishAt, id })})`,
  score: { of: nearness(near), reads: sql`s.stations, s.walks, s.lons, s.lats, s.remote` },
})
