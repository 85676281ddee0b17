import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { JobPostStatus } from '#contract/codes/job-post.ts'
import type { ReportOutcome, ReportReason } from '#contract/codes/report.ts'
import type { DeskStep } from '#contract/desk.ts'
import { isId } from '#contract/id.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { report, reportInquiry } from '#server/backend/database/schema/report.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import type { DeskActs } from '#server/backend/desk/acts.ts'
import { createJobPostMoves, type TakeDownReason } from '#server/backend/job-posts/job-post-moves.ts'
import { changedParts, partStamp, type Parts } from '#server/platform/part-stamp.ts'
import { stampOf } from '#server/platform/stamp.ts'
import { createReportLists, type InquiryRow } from './report-lists.ts'
import { createReportMoves } from './report-moves.ts'

/** A report without anything of who sent it. */
export type CaseReport = Pick<
  typeof report.$inferSelect,
  'id' | 'revision' | 'reasons' | 'body' | 'outcome' | 'outcomeReason' | 'closedAt' | 'erasedAt' | 'createdAt'
>
/** What became of reports of another ad of the company. */
export type EarlierCase = {
  jobPostId: string
  title: string
  reasons: readonly ReportReason[]
  outcome: ReportOutcome | null
  outcomeReason: string | null
  closedAt: Date
}
/** All reports of an ad. `open`: how many are not closed. */
export type ReportCase = {
  jobPostId: string
  title: string
  status: JobPostStatus
  revision: number
  companyId: string
  company: string
  open: number
  reports: readonly CaseReport[]
  inquiries: readonly InquiryRow[]
  earlier: readonly EarlierCase[]
  stamp: string
}

/** Reports, and earlier cases, that one page shows. */
const shownMost = 100
const earlierMost = 20

const reportColumns = {
  id: report.id,
  revision: report.revision,
  reasons: report.reasons,
  body: report.body,
  outcome: report.outcome,
  outcomeReason: report.outcomeReason,
  closedAt: report.closedAt,
  erasedAt: report.erasedAt,
  createdAt: report.createdAt,
}

const reportsOf = (database: Database, jobPostId: string): Promise<readonly CaseReport[]> =>
  database
    .select(reportColumns)
    .from(report)
    .where(eq(report.jobPostId, jobPostId))
    .orderBy(desc(report.id))
    .limit(shownMost)

const inquiriesOf = (database: Database, jobPostId: string): Promise<readonly InquiryRow[]> =>
  database
    .select()
    .from(reportInquiry)
    .where(eq(reportInquiry.jobPostId, jobPostId))
    .orderBy(desc(reportInquiry.id))
    .limit(shownMost)

type Stamped = Pick<ReportCase, 'status' | 'revision' | 'reports' | 'inquiries'>

/** What changes with every new report, question, answer and end, and with what the ad says. */
const partsOf = ({ status, revision, reports, inquiries }: Stamped): Parts => [
  ['求人の状態', status],
  ['求人の内容', revision],
  ['届いた通報', reports.map(({ id, closedAt }) => [id, closedAt])],
  ['会社への確認', inquiries.map(({ id, answeredAt, closedAt }) => [id, answeredAt, closedAt])],
]
const wholeStamp = (stamped: Stamped): string => stampOf(partsOf(stamped))

/** What the operator reads of reports of ads. */
export const createReportDeskLists = (database: Database) => ({
  list: createReportLists(database).open,
  count: createReportLists(database).openCount,

  /** All that was reported of one ad; null: nothing was. */
  find: async (jobPostId: string): Promise<ReportCase | null> => {
    if (!isId(jobPostId)) return null
    const reports = await reportsOf(database, jobPostId)
    if (reports.length === 0) return null
    const [about] = await database
      .select({
        title: jobPost.title,
        status: jobPost.status,
        revision: jobPost.revision,
        companyId: jobPost.companyId,
        company: company.displayName,
      })
      .from(jobPost)
      .innerJoin(company, eq(company.id, jobPost.companyId))
      .where(eq(jobPost.id, jobPostId))
    if (about === undefined) return null
    const inquiries = await inquiriesOf(database, jobPostId)
    const earlier = await database
      .select({
        jobPostId: jobPost.id,
        title: jobPost.title,
        reasons: report.reasons,
        outcome: report.outcome,
        outcomeReason: report.outcomeReason,
        closedAt: report.closedAt,
      })
      .from(report)
      .innerJoin(jobPost, eq(jobPost.id, report.jobPostId))
      .where(
        and(
          eq(jobPost.companyId, about.companyId),
          ne(jobPost.id, jobPostId),
          isNotNull(report.closedAt),
          // What was erased says nothing any more.
          isNull(report.erasedAt),
        ),
      )
      .orderBy(desc(report.closedAt), desc(report.id))
      .limit(earlierMost)
    const stamped = { ...about, reports, inquiries }
    return {
      ...about,
      jobPostId,
      open: await database.$count(report, and(eq(report.jobPostId, jobPostId), isNull(report.closedAt))),
      reports,
      inquiries,
      earlier: earlier.flatMap(({ closedAt, ...each }) => (closedAt === null ? [] : [{ ...each, closedAt }])),
      stamp: partStamp(wholeStamp(stamped), partsOf(stamped)),
    }
  },
})

type Read = { jobPostId: string; read: string }

/** Holds the ad, of which nobody sends another report until then; null while its case is what was read. */
const changesOf =
  ({ jobPostId, read }: Read) =>
  async ({ database }: Unit): Promise<readonly string[] | null> => {
    if (!isId(jobPostId)) return null
    const [ad] = await database
      .select({ status: jobPost.status, revision: jobPost.revision })
      .from(jobPost)
      .where(eq(jobPost.id, jobPostId))
      .for('update')
    if (ad === undefined) return null
    const reports = await reportsOf(database, jobPostId)
    const stamped = { ...ad, reports, inquiries: await inquiriesOf(database, jobPostId) }
    return changedParts(read, wholeStamp(stamped), partsOf(stamped))
  }

/** What the operator does about the open reports of an ad. */
export const createReportActs = (act: DeskActs) => {
  const of = (uid: string, given: Read, step: DeskStep) => ({
    uid,
    thing: { kind: 'report', id: given.jobPostId } as const,
    step,
    changes: changesOf(given),
  })
  const person = (uid: string) => ({ kind: 'person', uid }) as const
  return {
    ask: (uid: string, given: Read & { question: string }, step: DeskStep) =>
      act({
        ...of(uid, given, step),
        run: (work) => createReportMoves({ work }).ask(person(uid), given.jobPostId, given.question),
        refusalOf: ({ kind }) => (kind === 'done' ? null : { refusal: kind }),
      }),
    close: (uid: string, given: Read & { outcome: ReportOutcome; reason: string }, step: DeskStep) =>
      act({
        ...of(uid, given, step),
        run: (work) => {
          const { jobPostId, outcome, reason } = given
          return createReportMoves({ work }).close(person(uid), jobPostId, { outcome, reason })
        },
        refusalOf: (answer) => {
          if (answer.kind === 'done') return null
          return { refusal: answer.kind === 'untrue' ? answer.because : answer.kind }
        },
      }),
    takeDown: (uid: string, given: Read & TakeDownReason, step: DeskStep) =>
      act({
        ...of(uid, given, step),
        run: (work) => {
          const { jobPostId, reason, dangerous } = given
          const moves = createJobPostMoves({ work })
          return moves.takeDownReported(person(uid), jobPostId, { reason, dangerous, report: jobPostId })
        },
        refusalOf: ({ kind }) => (kind === 'done' ? null : { refusal: 'unknown' as const }),
      }),
  }
}

export type ReportDesk = ReturnType<typeof createReportDeskLists> & ReturnType<typeof createReportActs>
