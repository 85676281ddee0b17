import { and, asc, eq, exists, gt, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { ReportOutcome, ReportReason } from '#contract/codes/report.ts'
import { isId } from '#contract/id.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { report, reportInquiry } from '#server/backend/database/schema/report.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { peopleWho } from '#server/backend/members/people-who.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { Actor } from '#server/domain/actor.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import { outcomeFault, reasonsOf, type OutcomeFault } from '#server/domain/reports.ts'
import { newId } from '#server/platform/ids.ts'

/** Reports of an ad that one command takes together; what is left is for the next. */
const togetherMost = 500

export type AskAnswer =
  /** No open report has this id, and no ad with one. */
  | { kind: 'unknown' }
  /** The company was asked about the ad and has not answered yet. */
  | { kind: 'asked'; at: Date }
  | { kind: 'done'; title: string; reports: number; told: readonly string[] }

export type CloseAnswer =
  | { kind: 'unknown' }
  /** The ad is not what both sides would be told. */
  | { kind: 'untrue'; because: OutcomeFault }
  | {
      kind: 'done'
      title: string
      reports: number
      told: readonly string[]
      /** Its company had the same mail within a day: nobody of it is told again. */
      toldBefore: boolean
      reporters: number
    }

type Close = { outcome: ReportOutcome; reason: string }

/** What was closed, and whom that tells. */
export type ClosedReports = Extract<CloseAnswer, { kind: 'done' }>

/** The open reports that an id names, which is of one of them or of an ad, with the ad; locked. */
const lockOpen = async ({ database }: Unit, id: string) => {
  if (!isId(id)) return null
  const reports = await database
    .select()
    .from(report)
    .where(and(or(eq(report.id, id), eq(report.jobPostId, id)), isNull(report.closedAt)))
    .orderBy(asc(report.id))
    .limit(togetherMost)
    .for('update')
  const [first] = reports
  if (first === undefined) return null
  const [about] = await database
    .select({ ad: jobPost, company: company.displayName })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(eq(jobPost.id, first.jobPostId))
    .for('share', { of: jobPost })
  if (about === undefined) throw new Error('A report without its ad')
  return { reports, ids: reports.map((each) => each.id), ...about }
}

/** Questions about an ad whose reports are all closed; of one that was asked anew, that is once the ad has none open. */
const settled = ({ database }: Unit, jobPostId: string) => {
  const one = () => database.select({ one: sql`1` }).from(report)
  const itsOwn = eq(report.inquiryId, reportInquiry.id)
  const open = isNull(report.closedAt)
  return and(
    eq(reportInquiry.jobPostId, jobPostId),
    isNull(reportInquiry.closedAt),
    notExists(one().where(and(itsOwn, open))),
    or(exists(one().where(itsOwn)), notExists(one().where(and(eq(report.jobPostId, jobPostId), open)))),
  )
}

type Closed = { jobPostId: string; title: string; company: string } & Close

/** Each who gave an address is told once: with an account on the site too, else by mail alone. Answers how many. */
const tellReporters = (
  unit: Unit,
  reports: readonly (typeof report.$inferSelect)[],
  { jobPostId, ...data }: Closed,
): number => {
  const byAddress = Map.groupBy(
    reports.filter(({ email }) => email !== null),
    ({ email }) => email ?? '',
  )
  const words = companyNews.reportClosed(jobPostId, data.title, data.outcome)
  for (const [email, theirs] of byAddress) {
    const mail = { kind: 'report-closed', data } as const
    const uid = theirs.find((each) => each.uid !== null)?.uid ?? null
    if (uid === null) unit.send(mailTask({ ...mail, to: email }))
    else unit.tell(...newsTo([{ uid, email }], words, mail))
  }
  return byAddress.size
}

const day = 86_400_000

/** Whether its company was told, within a day, the same outcome in the same words and for all of these reasons. */
const wasTold = async (
  { database, at }: Unit,
  { jobPostId, but }: { jobPostId: string; but: readonly string[] },
  { outcome, reason, reasons }: Close & { reasons: readonly ReportReason[] },
): Promise<boolean> => {
  const rows = await database
    .select({ reasons: report.reasons })
    .from(report)
    .where(
      and(
        eq(report.jobPostId, jobPostId),
        notInArray(report.id, [...but]),
        eq(report.outcome, outcome),
        eq(report.outcomeReason, reason),
        gt(report.closedAt, new Date(at.getTime() - day)),
      ),
    )
    .limit(togetherMost)
  const told = new Set(reasonsOf(rows))
  return reasons.every((each) => told.has(each))
}

/**
 * Closes one report, or all open ones of an ad. Its company is told, once of what is closed with the same words within a
 * day, and each reporter who gave an address; `reason`, 1 to 2,000 characters, goes to both. `of`: the ad it has to be
 * about; null: any.
 */
export const closeReports = async (
  unit: Unit,
  { id, of }: { id: string; of: string | null },
  { outcome, reason }: Close,
): Promise<CloseAnswer> => {
  const found = await lockOpen(unit, id)
  if (found === null || (of !== null && found.ad.id !== of)) return { kind: 'unknown' }
  const { ad, ids, reports, company: companyName } = found
  const reportedRevision = Math.max(...reports.map(({ revision }) => revision))
  const because = outcomeFault(outcome, { ...ad, reportedRevision })
  if (because !== null) return { kind: 'untrue', because }
  const closed = { outcome, outcomeReason: reason, closedAt: unit.at }
  await unit.database.update(report).set(closed).where(inArray(report.id, ids))
  const answered = await unit.database
    .update(reportInquiry)
    .set(closed)
    .where(settled(unit, ad.id))
    .returning({ id: reportInquiry.id })
  for (const each of ids)
    unit.audit({ action: 'report.closed', subject: `report:${each}`, detail: { outcome, reason } })
  const facts = { title: ad.title, company: companyName, outcome, reason }
  const reporters = tellReporters(unit, reports, { jobPostId: ad.id, ...facts })
  const reasons = reasonsOf(reports)
  const toldBefore =
    answered.length === 0 &&
    (await wasTold(unit, { jobPostId: ad.id, but: ids }, { outcome, reason, reasons }))
  const told = toldBefore ? [] : await peopleWho(unit.database, ad.companyId, 'answerReports')
  const data = { companyId: ad.companyId, title: ad.title, reasons, outcome, reason }
  const words = companyNews.reportOutcome({ ...data, jobPostId: ad.id }, outcome)
  unit.tell(...newsTo(told, words, { kind: 'report-outcome', data }))
  return {
    kind: 'done',
    title: ad.title,
    reports: ids.length,
    told: told.map(({ email }) => email),
    toldBefore,
    reporters,
  }
}

/** What the operator does about reports. */
export const createReportMoves = ({ work }: { work: Work }) => ({
  /** Asks the company about one report, or about all open ones of an ad, in words that say nothing of who reported. */
  ask: (actor: Actor, id: string, question: string): Promise<AskAnswer> =>
    work<AskAnswer>(actor, async (unit) => {
      const found = await lockOpen(unit, id)
      if (found === null) return { kind: 'unknown' }
      const { ad, ids, reports } = found
      const inquiry = newId()
      const reasons: ReportReason[] = reasonsOf(reports)
      const [made] = await unit.database
        .insert(reportInquiry)
        .values({
          id: inquiry,
          jobPostId: ad.id,
          companyId: ad.companyId,
          reasons,
          question,
          createdAt: unit.at,
        })
        .onConflictDoNothing()
        .returning({ id: reportInquiry.id })
      if (made === undefined) {
        const [asked] = await unit.database
          .select({ at: reportInquiry.createdAt })
          .from(reportInquiry)
          .where(
            and(
              eq(reportInquiry.jobPostId, ad.id),
              isNull(reportInquiry.answeredAt),
              isNull(reportInquiry.closedAt),
            ),
          )
        if (asked === undefined) throw new Error('The question was neither asked nor found')
        return { kind: 'asked', at: asked.at }
      }
      await unit.database.update(report).set({ inquiryId: inquiry }).where(inArray(report.id, ids))
      unit.audit({
        action: 'report.asked',
        subject: `report_inquiry:${inquiry}`,
        detail: { jobPost: ad.id, reports: ids.length, question },
      })
      const told = await peopleWho(unit.database, ad.companyId, 'answerReports')
      const data = { companyId: ad.companyId, title: ad.title, reasons, question }
      const words = companyNews.reportQuestion({ ...data, jobPostId: ad.id })
      unit.tell(...newsTo(told, words, { kind: 'report-question', data }))
      return { kind: 'done', title: ad.title, reports: ids.length, told: told.map(({ email }) => email) }
    }),

  close: (actor: Actor, id: string, as: Close): Promise<CloseAnswer> =>
    work<CloseAnswer>(actor, (unit) => closeReports(unit, { id, of: null }, as)),
})

export type ReportMoves = ReturnType<typeof createReportMoves>
