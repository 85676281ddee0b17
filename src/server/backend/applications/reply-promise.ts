import { and, asc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { japaneseDay } from '#contract/format/time.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { sentOnce } from '#server/backend/database/schema/sent-once.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { lateReplyDays, unansweredStatuses } from '#server/domain/application-life.ts'
import type { Addressee } from '#server/ports/news.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import { isReminded, replyDay } from '#server/domain/reply-reminders.ts'
import { applicantOf, recruitersOfAds } from './application-people.ts'
import { claimIdempotencyKeys } from '#server/backend/database/idempotency-keys.ts'

const day = 86_400_000
const companiesAtOnce = 100
/** Applications of one company in one unit; what is over comes with the next look. */
const applicationsAtOnce = 200
/** No reminder is earlier than this. */
const daysAhead = 4

const isUnanswered = inArray(application.status, unansweredStatuses)
const overdueKey = sql<string>`'reply-overdue ' || ${application.id}::text`

type Due = { title: string; replyDueAt: Date | null }
type Line = { title: string; count: number; dueOn: string }

/** Those that wait, by day and ad, in the order given. */
const linesOf = (rows: readonly Due[]): Line[] => {
  const lines = new Map<string, Line>()
  for (const { title, replyDueAt } of rows) {
    if (replyDueAt === null) continue
    const dueOn = replyDay(replyDueAt)
    const key = `${dueOn} ${title}`
    lines.set(key, { title, dueOn, count: (lines.get(key)?.count ?? 0) + 1 })
  }
  return [...lines.values()]
}

/** What each member of the company is told of these, in the order given. */
const theirsOf = async <Row extends { jobPostId: string }>(
  database: Database,
  rows: readonly Row[],
): Promise<readonly (readonly [Addressee, readonly Row[]])[]> => {
  const recruiters = await recruitersOfAds(
    database,
    rows.map(({ jobPostId }) => jobPostId),
  )
  const people = new Map([...recruiters.values()].flat().map((person) => [person.uid, person]))
  return [...people.values()].map((person) => [
    person,
    rows.filter(({ jobPostId }) => recruiters.get(jobPostId)?.some(({ uid }) => uid === person.uid)),
  ])
}

/** What a promise of an answer brings about as its day nears and passes; for sweeps. */
export const createReplyPromise = ({ work }: { work: Work }) => {
  const read = <Value>(
    name: string,
    body: (database: Database, at: Date) => Promise<Value>,
  ): Promise<Value> => work({ kind: 'task', name }, ({ database, at }) => body(database, at))

  /**
   * Does something for each company that has such applications, a unit for each, so that one that fails holds up no other.
   * Answers the sum.
   */
  const forCompanies = async (
    name: string,
    where: (at: Date) => SQL | undefined,
    each: (unit: Unit, companyId: string) => Promise<number>,
  ): Promise<number> => {
    let done = 0
    const failures: unknown[] = []
    for (let after: string | null = null; ;) {
      const found: { id: string }[] = await read(name, (database, at) =>
        database
          .selectDistinct({ id: application.companyId })
          .from(application)
          .where(and(isUnanswered, where(at), after === null ? undefined : gt(application.companyId, after)))
          .orderBy(asc(application.companyId))
          .limit(companiesAtOnce),
      )
      for (const { id } of found)
        try {
          done += await work({ kind: 'task', name }, (unit) => each(unit, id))
        } catch (error) {
          failures.push(error)
        }
      after = found.at(-1)?.id ?? null
      if (found.length < companiesAtOnce) break
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${name} failed for ${failures.length} companies`)
    return done
  }

  const dueOf = (database: Database, companyId: string, where: SQL | undefined) =>
    database
      .select({
        id: application.id,
        uid: application.uid,
        jobPostId: application.jobPostId,
        title: jobPost.title,
        submittedAt: application.submittedAt,
        replyDueAt: application.replyDueAt,
      })
      .from(application)
      .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
      .where(and(isUnanswered, eq(application.companyId, companyId), where))
      .orderBy(asc(application.replyDueAt), asc(application.id))

  const ahead = (at: Date) =>
    and(gt(application.replyDueAt, at), lte(application.replyDueAt, new Date(at.getTime() + daysAhead * day)))
  /** Passed, within the days of late answers, and nobody was told yet. */
  const untold = (at: Date) =>
    and(
      lte(application.replyDueAt, at),
      gt(application.replyDueAt, new Date(at.getTime() - lateReplyDays * day)),
      sql`not exists (select from ${sentOnce} where ${sentOnce.key} = ${overdueKey})`,
    )

  return {
    /** Reminds companies three days and one day before, with one mail a day. Answers how many were reminded. */
    remindDue: () =>
      forCompanies('reply-reminders', ahead, async (unit, companyId) => {
        const rows = await dueOf(unit.database, companyId, ahead(unit.at)).limit(applicationsAtOnce * 5)
        const waiting = rows.filter(
          ({ submittedAt, replyDueAt }) =>
            submittedAt !== null && replyDueAt !== null && isReminded({ submittedAt, replyDueAt }, unit.at),
        )
        if (waiting.length === 0) return 0
        const key = `reply-reminder ${companyId} ${japaneseDay(unit.at.toISOString())}`
        if (!(await claimIdempotencyKeys(unit, [key])).has(key)) return 0
        for (const [person, theirs] of await theirsOf(unit.database, waiting)) {
          const data = { companyId, waiting: linesOf(theirs) }
          const words = companyNews.repliesDueSoon(companyId, theirs.length)
          unit.tell(...newsTo([person], words, { kind: 'reply-reminder', data }))
        }
        return 1
      }),

    /** Tells both sides once that a promised day has passed. Answers of how many applications. */
    tellOverdue: () =>
      forCompanies('overdue-replies', untold, async (unit, companyId) => {
        const { database } = unit
        const rows = await dueOf(database, companyId, untold(unit.at)).limit(applicationsAtOnce)
        const taken = await claimIdempotencyKeys(
          unit,
          rows.map(({ id }) => `reply-overdue ${id}`),
        )
        const told = rows.filter(({ id }) => taken.has(`reply-overdue ${id}`))
        if (told.length === 0) return 0
        for (const row of told) {
          const applicant = await applicantOf(database, row)
          if (applicant === null) continue
          const data = { ...applicant.subject, lateDays: lateReplyDays }
          const words = applicationNews.overdue(data)
          unit.tell(...newsTo([applicant.person], words, { kind: 'reply-overdue', data }))
        }
        for (const [person, theirs] of await theirsOf(database, told)) {
          const data = { companyId, waiting: linesOf(theirs), lateDays: lateReplyDays }
          const words = companyNews.repliesOverdue(companyId, theirs.length)
          unit.tell(...newsTo([person], words, { kind: 'reply-overdue-company', data }))
        }
        unit.send({ name: 'count-replies', data: { companyId }, key: companyId })
        return told.length
      }),
  }
}
