import { and, inArray, sql } from 'drizzle-orm'
import { application } from '#server/backend/database/schema/application.ts'
import type { Database } from '#server/backend/database/open.ts'
import { unansweredStatuses } from '#server/domain/application-life.ts'

/** Applications that a company has not answered: how many wait, and how many of those past the promised instant. */
export type Unanswered = { waiting: number; overdue: number }

/** What a company's people are shown of its promises. Whose companies they are is judged before. */
export const createReplyDeadlines = (database: Database) => ({
  /** By company; one without unanswered applications is missing. */
  unanswered: async (companyIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Unanswered>> => {
    if (companyIds.length === 0) return new Map()
    const rows = await database
      .select({
        id: application.companyId,
        waiting: sql<number>`count(*)::int`,
        overdue: sql<number>`(count(*) filter (where ${application.replyDueAt} <= ${now.toISOString()}::timestamptz))::int`,
      })
      .from(application)
      .where(
        and(inArray(application.companyId, [...companyIds]), inArray(application.status, unansweredStatuses)),
      )
      .groupBy(application.companyId)
    return new Map(rows.map(({ id, ...counts }) => [id, counts]))
  },
})

export type ReplyDeadlines = ReturnType<typeof createReplyDeadlines>
