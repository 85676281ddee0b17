import { and, asc, inArray, isNull, lte } from 'drizzle-orm'
import { reportLimits } from '#contract/report.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { report, reportInquiry } from '#server/backend/database/schema/report.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

const erasedAtOnce = 200
const day = 86_400_000

/** Reports whose time is over, and what their companies were asked: reasons, dates and outcome stay, without any words. */
export const createOldReports = ({ work }: { work: Work }) => {
  const actor = { kind: 'task', name: 'erase-reports' } as const
  const closedUntil = (at: Date) => new Date(at.getTime() - reportLimits.keptDays * day)

  const eraseReports = () =>
    work(actor, async ({ database, at }) => {
      const old = database
        .select({ id: report.id })
        .from(report)
        .where(and(isNull(report.erasedAt), lte(report.closedAt, closedUntil(at))))
        .orderBy(asc(report.closedAt))
        .limit(erasedAtOnce)
      const erased = await database
        .update(report)
        .set({ uid: null, email: null, body: '', outcomeReason: null, erasedAt: at })
        .where(inArray(report.id, old))
        .returning({ id: report.id })
      return erased.length
    })

  const eraseInquiries = () =>
    work(actor, async ({ database, at }) => {
      const old = database
        .select({ id: reportInquiry.id })
        .from(reportInquiry)
        .where(and(isNull(reportInquiry.erasedAt), lte(reportInquiry.closedAt, closedUntil(at))))
        .orderBy(asc(reportInquiry.closedAt))
        .limit(erasedAtOnce)
      const erased = await database
        .update(reportInquiry)
        .set({ question: '', answer: null, outcomeReason: null, erasedAt: at })
        .where(inArray(reportInquiry.id, old))
        .returning({ id: reportInquiry.id })
      return erased.length
    })

  return {
    /** Erases what was kept for its time. Answers how many reports; for the nightly sweep. */
    eraseDue: async (): Promise<number> => {
      await inPortions(erasedAtOnce, eraseInquiries)
      return inPortions(erasedAtOnce, eraseReports)
    },
  }
}
