import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { statusesOf, type ApplicantsList } from '#contract/applicants-address.ts'
import { copyLimits } from '#contract/applicants-copy.ts'
import { inOrder, ofApplicants } from '#server/backend/applicants/applicant-filter.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createFactorRemovalRows } from '#server/backend/security/factor-removal-rows.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { applicantsCsv } from './applicants-csv.ts'

/** `limited`: one too many in an hour; `frozen`: the operator took the person’s second factor away some days ago. */
export type ApplicantsCopy = { kind: 'made'; text: string } | { kind: 'limited' } | { kind: 'frozen' }

/**
 * The list of a company's applicants as CSV, logged with who took it along. Whoever withdrew, and whose data is erased, is
 * not in it. Who may is judged before.
 */
export const createExportApplicants =
  ({
    database,
    work,
    rateLimits,
    now,
  }: {
    database: Database
    work: Work
    rateLimits: RateLimits
    now: () => Date
  }) =>
  async (
    uid: string,
    { companyId, list }: { companyId: string; list: ApplicantsList },
  ): Promise<ApplicantsCopy> => {
    if ((await createFactorRemovalRows(database).frozenUntil(uid, now())) !== null) return { kind: 'frozen' }
    const rule = { limit: copyLimits.madeAnHour, seconds: 3600 }
    for (const who of [uid, companyId])
      if ((await rateLimits.hit('export applicants', who, rule)).kind === 'limited')
        return { kind: 'limited' }
    return work({ kind: 'person', uid }, async (unit) => {
      const { jobPostId, status, sort, q, mine } = list
      const rows = await unit.database
        .select({
          status: application.status,
          title: jobPost.title,
          kind: jobPost.kind,
          profile: application.profile,
          submittedAt: application.submittedAt,
          replyDueAt: application.replyDueAt,
          answeredAt: application.answeredAt,
          closedAt: application.closedAt,
          declineReason: application.declineReason,
        })
        .from(application)
        .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
        // A suspended company reads of nobody.
        .innerJoin(company, and(eq(company.id, application.companyId), eq(company.status, 'active')))
        .where(
          and(
            ofApplicants(companyId, {
              jobPostId,
              statuses: statusesOf(status),
              query: q,
              inChargeOf: mine ? uid : null,
            }),
            ne(application.status, 'withdrawn'),
            isNotNull(application.profile),
          ),
        )
        .orderBy(...inOrder(sort))
        .limit(copyLimits.applicants)
      const applicants = rows.flatMap(({ profile, ...row }) =>
        profile === null ? [] : [{ ...row, profile }],
      )
      unit.audit({
        action: 'applicants.exported',
        subject: `company:${companyId}`,
        detail: { applicants: applicants.length, jobPostId, status, search: q !== '' },
      })
      return { kind: 'made', text: applicantsCsv(applicants) }
    })
  }
