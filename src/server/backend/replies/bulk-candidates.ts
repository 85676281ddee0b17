import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { bulkLimits } from '#contract/bulk-reply.ts'
import { statusesOf, type ApplicantsList } from '#contract/applicants-address.ts'
import { fullName } from '#contract/full-name.ts'
import { inOrder, ofApplicants } from '#server/backend/applicants/applicant-filter.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { applicationTransitions, moveApplication } from '#server/domain/application-life.ts'
import { sentNames } from './letter-values.ts'

/** Somebody who can be declined. */
export type BulkCandidate = { companyId: string; id: string; name: string; title: string }
/** `more`: the list has more of them than one bulk reply may have. */
export type BulkCandidates = { companyId: string; candidates: readonly BulkCandidate[]; more: boolean }

/** `ids` null: all that a list of whoever asks has. */
export type AskedCandidates = {
  uid: string
  companyId: string
  ids: readonly string[] | null
  list: ApplicantsList
}

/** Who of those chosen in a list, or of all it has, can be declined; in the order of the list. Who may is judged before. */
export const createBulkCandidates =
  ({ database, now }: { database: Database; now: () => Date }) =>
  async ({ uid, companyId, ids, list }: AskedCandidates): Promise<BulkCandidates> => {
    const chosen: SQL | undefined =
      ids === null
        ? ofApplicants(companyId, {
            jobPostId: list.jobPostId,
            statuses: statusesOf(list.status),
            query: list.q,
            inChargeOf: list.mine ? uid : null,
          })
        : and(eq(application.companyId, companyId), inArray(application.id, [...ids]))
    const rows = await database
      .select({
        id: application.id,
        status: application.status,
        replyDueAt: application.replyDueAt,
        answeredAt: application.answeredAt,
        title: jobPost.title,
        jobPostKind: jobPost.kind,
        ...sentNames,
      })
      .from(application)
      .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
      // A suspended company reads of nobody.
      .innerJoin(company, and(eq(company.id, application.companyId), eq(company.status, 'active')))
      .where(and(chosen, inArray(application.status, applicationTransitions.reject.from)))
      .orderBy(...inOrder(list.sort))
      .limit(bulkLimits.applicants + 1)
    const at = now()
    const candidates = rows
      .filter((row) => moveApplication(row, 'reject', 'company', at).kind === 'moved')
      .slice(0, bulkLimits.applicants)
      .map(({ id, title, familyName, givenName }) => ({
        companyId,
        id,
        title,
        name: fullName({ familyName, givenName }),
      }))
    return { companyId, candidates, more: rows.length > bulkLimits.applicants }
  }
