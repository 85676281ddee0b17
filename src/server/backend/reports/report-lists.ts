import { asc, count, countDistinct, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { JobPostStatus } from '#contract/codes/job-post.ts'
import type { ReportReason } from '#contract/codes/report.ts'
import { deskLimits } from '#contract/desk.ts'
import { isId } from '#contract/id.ts'
import { readReceiptNumber, receiptNumber } from '#contract/receipt-number.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { report, reportInquiry } from '#server/backend/database/schema/report.ts'

export type ReportRow = typeof report.$inferSelect
export type InquiryRow = typeof reportInquiry.$inferSelect

/** An ad with open reports. */
export type ReportedAd = {
  jobPostId: string
  title: string
  status: JobPostStatus
  company: string
  reports: number
  reasons: readonly ReportReason[]
  since: Date
  /** The last question to its company; null: none was asked. */
  inquiry: Pick<InquiryRow, 'createdAt' | 'answeredAt'> | null
}

/** An ad with all that was reported of it, the newest first. */
export type ReportFile = {
  jobPostId: string
  title: string
  status: JobPostStatus
  revision: number
  company: string
  reports: readonly ReportRow[]
  inquiries: readonly InquiryRow[]
}

/** Reports of one ad, at most. */
const listMost = 100

/** Newest reports among which a receipt number is looked for. */
const receiptsMost = 10_000

/** A number of eight letters is made of an id, not the other way round: the newest report that has it is meant. */
const idNamed = async (database: Database, named: string): Promise<string | null> => {
  const number = readReceiptNumber(named)
  if (number === null) return isId(named) ? named : null
  const rows = await database
    .select({ id: report.id })
    .from(report)
    .orderBy(desc(report.id))
    .limit(receiptsMost)
  return rows.find(({ id }) => receiptNumber(id) === number)?.id ?? null
}

/** A page of the ads with open reports, the longest wait first, before the ads are read. */
export const reportedPage = (database: Database, page: number) => {
  const since = sql<Date>`min(${report.createdAt})`.mapWith(report.createdAt).as('since')
  return database
    .select({
      jobPostId: report.jobPostId,
      reports: count().as('reports'),
      since,
    })
    .from(report)
    .where(isNull(report.closedAt))
    .groupBy(report.jobPostId)
    .orderBy(asc(since), asc(report.jobPostId))
    .limit(deskLimits.listed)
    .offset((page - 1) * deskLimits.listed)
    .as('reported')
}

/** What the operator is shown of reports. */
export const createReportLists = (database: Database) => ({
  /** Ads with open reports, those that wait the longest first; a page from 1. */
  open: async (page = 1): Promise<readonly ReportedAd[]> => {
    const reported = reportedPage(database, page)
    const { reports, since } = reported
    const rows = await database
      .select({
        jobPostId: jobPost.id,
        title: jobPost.title,
        status: jobPost.status,
        company: company.displayName,
        reports,
        since,
        reasons: sql<ReportReason[][]>`(
          select json_agg(to_json(r.reasons)) from report r
          where r.job_post_id = ${jobPost.id} and r.closed_at is null)`,
        inquiry: sql<{ createdAt: string; answeredAt: string | null } | null>`(
          select json_build_object('createdAt', i.created_at, 'answeredAt', i.answered_at)
          from report_inquiry i where i.job_post_id = ${jobPost.id} order by i.id desc limit 1)`,
      })
      .from(reported)
      .innerJoin(jobPost, eq(jobPost.id, reported.jobPostId))
      .innerJoin(company, eq(company.id, jobPost.companyId))
      .orderBy(asc(since), asc(jobPost.id))
    return rows.map(({ reasons, inquiry, ...row }) => ({
      ...row,
      reasons: reasons.flat(),
      inquiry: inquiry && {
        createdAt: new Date(inquiry.createdAt),
        answeredAt: inquiry.answeredAt === null ? null : new Date(inquiry.answeredAt),
      },
    }))
  },

  /** How many ads have open reports. */
  openCount: async (): Promise<number> => {
    const [row] = await database
      .select({ ads: countDistinct(report.jobPostId) })
      .from(report)
      .where(isNull(report.closedAt))
    return row?.ads ?? 0
  },

  /** All of one ad, which its id, that of one of its reports or the receipt number of one names; null: there is none. */
  find: async (named: string): Promise<ReportFile | null> => {
    const id = await idNamed(database, named)
    if (id === null) return null
    const [about] = await database
      .select({
        jobPostId: jobPost.id,
        title: jobPost.title,
        status: jobPost.status,
        revision: jobPost.revision,
        company: company.displayName,
      })
      .from(report)
      .innerJoin(jobPost, eq(jobPost.id, report.jobPostId))
      .innerJoin(company, eq(company.id, jobPost.companyId))
      .where(or(eq(report.id, id), eq(report.jobPostId, id)))
      .limit(1)
    if (about === undefined) return null
    const reports = await database
      .select()
      .from(report)
      .where(eq(report.jobPostId, about.jobPostId))
      .orderBy(desc(report.id))
      .limit(listMost)
    const inquiries = await database
      .select()
      .from(reportInquiry)
      .where(eq(reportInquiry.jobPostId, about.jobPostId))
      .orderBy(desc(reportInquiry.id))
      .limit(listMost)
    return { ...about, reports, inquiries }
  },
})

export type ReportLists = ReturnType<typeof createReportLists>
