import { and, asc, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { countedSince, replyNumbers, type ReplyFacts } from '#server/domain/reply-numbers.ts'

/** Applications of one company that count at most, the newest. */
const countedMost = 10_000
/** Companies that one unit puts in line. */
const inLineAtOnce = 500

/** Keeps what is told of companies' replies: after each answer, and every night since time alone changes it. */
export const createReplyCounts = ({ work }: { work: Work }) => ({
  /** For the task of that name. */
  count: ({ companyId }: TaskData['count-replies']): Promise<void> =>
    work({ kind: 'task', name: 'count-replies' }, async ({ database, at, stale }) => {
      const [kept] = await database
        .select({ percent: company.replyAnsweredPercent, days: company.replyMedianDays })
        .from(company)
        .where(eq(company.id, companyId))
        .for('update')
      if (kept === undefined) return
      const rows = await database
        .select({
          submittedAt: application.submittedAt,
          replyDueAt: application.replyDueAt,
          answeredAt: application.answeredAt,
          closedAt: application.closedAt,
        })
        .from(application)
        .where(and(eq(application.companyId, companyId), gt(application.submittedAt, countedSince(at))))
        .orderBy(desc(application.submittedAt))
        .limit(countedMost)
      const facts = rows.flatMap(({ submittedAt, replyDueAt, ...others }): ReplyFacts[] =>
        submittedAt === null || replyDueAt === null ? [] : [{ submittedAt, replyDueAt, ...others }],
      )
      const counted = replyNumbers(facts, at)
      const [percent, days] = [counted?.answeredPercent ?? null, counted?.medianDays ?? null]
      if (percent === kept.percent && days === kept.days) return
      await database
        .update(company)
        .set({ replyAnsweredPercent: percent, replyMedianDays: days })
        .where(eq(company.id, companyId))
      stale(cacheTags.company(companyId), cacheTags.companies)
    }),

  /** Puts every company in line whose numbers may have changed by time; for the sweep. Answers how many. */
  findAll: async (): Promise<number> => {
    let found = 0
    for (let after: string | null = null; ;) {
      const ids: string[] = await work(
        { kind: 'task', name: 'reply-numbers' },
        async ({ database, at, send }) => {
          const some = await database
            .select({ id: company.id })
            .from(company)
            .where(
              and(
                after === null ? undefined : gt(company.id, after),
                or(
                  isNotNull(company.replyAnsweredPercent),
                  sql`exists (select from ${application} where ${application.companyId} = ${company.id} and ${application.submittedAt} > ${countedSince(at)})`,
                ),
              ),
            )
            .orderBy(asc(company.id))
            .limit(inLineAtOnce)
          const part = some.map(({ id }) => id)
          send(...part.map((id) => ({ name: 'count-replies' as const, data: { companyId: id }, key: id })))
          return part
        },
      )
      found += ids.length
      after = ids.at(-1) ?? null
      if (ids.length < inLineAtOnce) return found
    }
  },
})
