import { and, count, eq, gte, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { deskLimits } from '#contract/desk.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { daysUntilToday } from '#server/domain/number-days.ts'

/** What happened on one day in Japan. `day`: YYYY-MM-DD. */
export type DeskDay = {
  day: string
  signUps: number
  companies: number
  /** Ads that became public. */
  jobPosts: number
  applications: number
  /** First answers to applications, and those of them by the promised day. */
  answers: number
  answersInTime: number
}

/** The day in Japan of an instant. */
const dayOf = (column: SQLWrapper): SQL => sql`(${column} at time zone 'Asia/Tokyo')::date`
/** As YYYY-MM-DD; made once a group, since it takes longer than to count. */
const named = (column: SQLWrapper): SQL<string> => sql<string>`(${dayOf(column)})::text`

/** The last four weeks of the site, for the operator. Read once for the page: five statements. */
export const createDeskFigures = ({ database, now }: { database: Database; now: () => Date }) => ({
  days: async (): Promise<readonly DeskDay[]> => {
    const at = now()
    const { days, since } = daysUntilToday(deskLimits.figureDays, at)
    const signUps = await database
      .select({ day: named(account.createdAt), n: count() })
      .from(account)
      .where(and(gte(account.createdAt, since), eq(account.kind, 'student')))
      .groupBy(dayOf(account.createdAt))
    const companies = await database
      .select({ day: named(company.createdAt), n: count() })
      .from(company)
      .where(gte(company.createdAt, since))
      .groupBy(dayOf(company.createdAt))
    const jobPosts = await database
      .select({ day: named(jobPost.publishAt), n: count() })
      .from(jobPost)
      .where(
        and(
          gte(jobPost.publishAt, since),
          sql`${jobPost.publishAt} <= ${at.toISOString()}`,
          sql`${jobPost.status} in ('published', 'paused', 'closed', 'expired')`,
        ),
      )
      .groupBy(dayOf(jobPost.publishAt))
    const applications = await database
      .select({ day: named(application.submittedAt), n: count() })
      .from(application)
      .where(gte(application.submittedAt, since))
      .groupBy(dayOf(application.submittedAt))
    const answers = await database
      .select({
        day: named(application.answeredAt),
        n: count(),
        inTime: sql<number>`(count(*) filter (where ${application.answeredAt} <= ${application.replyDueAt}))::int`,
      })
      .from(application)
      .where(and(gte(application.answeredAt, since), isNotNull(application.replyDueAt)))
      .groupBy(dayOf(application.answeredAt))
    const on = (rows: readonly { day: string; n: number }[], day: string) =>
      rows.find((row) => row.day === day)?.n ?? 0
    return days.map((day) => ({
      day,
      signUps: on(signUps, day),
      companies: on(companies, day),
      jobPosts: on(jobPosts, day),
      applications: on(applications, day),
      answers: on(answers, day),
      answersInTime: answers.find((row) => row.day === day)?.inTime ?? 0,
    }))
  },
})

export type DeskFigures = ReturnType<typeof createDeskFigures>
