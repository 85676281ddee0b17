import { and, desc, eq, isNull } from 'drizzle-orm'
import { reportLimits, type AnswerReportInput, type ReportAnswer } from '#contract/report.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { reportInquiry } from '#server/backend/database/schema/report.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'

/** A question of the operator's with the title of the ad it is about. */
export type Inquiry = typeof reportInquiry.$inferSelect & { title: string }

type Dependencies = { database: Database; work: Work; operatorEmail: string }

const waiting = (companyId: string) =>
  and(
    eq(reportInquiry.companyId, companyId),
    isNull(reportInquiry.answeredAt),
    isNull(reportInquiry.closedAt),
  )

/** What a company is asked about its ads that were reported, and what it answers; in whatever state it and they are. */
export const createCompanyReports = ({ database, work, operatorEmail }: Dependencies) => ({
  /** Questions that wait for an answer. */
  waiting: (companyId: string): Promise<number> => database.$count(reportInquiry, waiting(companyId)),

  /** The newest first. */
  list: async (companyId: string): Promise<readonly Inquiry[]> => {
    const rows = await database
      .select({ inquiry: reportInquiry, title: jobPost.title })
      .from(reportInquiry)
      .innerJoin(jobPost, eq(jobPost.id, reportInquiry.jobPostId))
      .where(eq(reportInquiry.companyId, companyId))
      .orderBy(desc(reportInquiry.id))
      .limit(reportLimits.listed)
    return rows.map(({ inquiry, title }) => ({ ...inquiry, title }))
  },

  /** Once; the operator is told that there is an answer. Null: the company has no such question. */
  answer: (uid: string, { companyId, id, text }: AnswerReportInput): Promise<ReportAnswer | null> =>
    work<ReportAnswer | null>({ kind: 'person', uid }, async (unit) => {
      const [asked] = await unit.database
        .select()
        .from(reportInquiry)
        .where(and(eq(reportInquiry.id, id), eq(reportInquiry.companyId, companyId)))
        .for('update')
      if (asked === undefined) return null
      if (asked.closedAt !== null) return 'closed'
      if (asked.answeredAt !== null) return 'answered'
      await unit.database
        .update(reportInquiry)
        .set({ answer: text, answeredAt: unit.at })
        .where(eq(reportInquiry.id, id))
      unit.audit({ action: 'report.answered', subject: `report_inquiry:${id}` })
      const [about] = await unit.database
        .select({ title: jobPost.title, company: company.displayName })
        .from(jobPost)
        .innerJoin(company, eq(company.id, jobPost.companyId))
        .where(eq(jobPost.id, asked.jobPostId))
      if (about === undefined) throw new Error('A question without its ad')
      const data = { jobPostId: asked.jobPostId, ...about }
      unit.send(mailTask({ kind: 'report-answered', to: operatorEmail, data }))
      return 'done'
    }),
})

export type CompanyReports = ReturnType<typeof createCompanyReports>
