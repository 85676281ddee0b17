import { lt, sql } from 'drizzle-orm'
import { japaneseDay } from '#contract/format/time.ts'
import { numberLimits } from '#contract/job-post-numbers.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { jobPostView } from '#server/backend/database/schema/job-post-view.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { viewSources, type ViewCount } from '#server/ports/view-counts.ts'

const day = 86_400_000
/** Rows of one unit. */
const removedAtOnce = 5000

const unnamed = sql`(${sql.join(
  Object.values(viewSources).map((source) => sql`${source}`),
  sql`, `,
)})`

/** What the table takes as a host: one value that it refused would hold up all that came with it. */
const isHost = sql`length(given.source) <= ${numberLimits.hostLength} and given.source ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$'`

export const createViewCounts = ({ work }: { work: Work }) => ({
  /**
   * Adds what a node counted, in one statement. Hosts of an ad's day beyond those that are told apart count together, so that
   * invented ones fill no table; ads that are gone are left out.
   */
  add: (counts: readonly ViewCount[]): Promise<void> =>
    work({ kind: 'task', name: 'add-views' }, async ({ database }) => {
      await database.execute(sql`
        with given as (
          select ad_id, day, source, sum(views)::int as views
          from jsonb_to_recordset(${JSON.stringify(
            counts.map(({ jobPostId, ...count }) => ({ ad_id: jobPostId, ...count })),
          )}::jsonb) as counted(ad_id uuid, day date, source text, views int)
          where exists (select from ${jobPost} where ${jobPost.id} = ad_id)
          group by ad_id, day, source
        ), told as (
          select given.*, known.views is not null or given.source in ${unnamed} as is_known,
            given.source in ${unnamed} or (${isHost}) as is_name,
            row_number() over (
              partition by ad_id, given.day, known.views is not null or given.source in ${unnamed}
              order by given.views desc, given.source
            ) + (
              select count(*) from ${jobPostView} as all_known
              where all_known.job_post_id = ad_id and all_known.day = given.day
                and all_known.source not in ${unnamed}
            ) as place
          from given
          left join ${jobPostView} as known
            on known.job_post_id = ad_id and known.day = given.day and known.source = given.source
        )
        insert into ${jobPostView} (job_post_id, day, source, views)
        select ad_id, day,
          case when not is_name then ${viewSources.other}
            when is_known or place <= ${numberLimits.hostsOfDay} then source else ${viewSources.other} end as kept,
          sum(views)
        from told
        group by ad_id, day, kept
        -- In one order, so that two nodes cannot wait for each other.
        order by ad_id, day, kept
        on conflict (job_post_id, day, source) do update set views = job_post_view.views + excluded.views
      `)
    }),

  /** Removes views of days that are no longer kept; for the sweep. Answers how many rows. */
  removeOld: (): Promise<number> =>
    inPortions(removedAtOnce, () =>
      work({ kind: 'task', name: 'old-views' }, async ({ database, at }) => {
        const first = japaneseDay(new Date(at.getTime() - numberLimits.keptDays * day).toISOString())
        const portion = database
          .select({ jobPostId: jobPostView.jobPostId, day: jobPostView.day, source: jobPostView.source })
          .from(jobPostView)
          .where(lt(jobPostView.day, first))
          .limit(removedAtOnce)
        const removed = await database
          .delete(jobPostView)
          .where(sql`(${jobPostView.jobPostId}, ${jobPostView.day}, ${jobPostView.source}) in ${portion}`)
          .returning({ day: jobPostView.day })
        return removed.length
      }),
    ),
})
