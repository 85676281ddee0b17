import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { bulkLimits, type BulkReplyItemStatus, type BulkReplyStatus } from '#contract/bulk-reply.ts'
import type { ApplicationStatus, DeclineReason } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { fullName } from '#contract/full-name.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bulkReply, bulkReplyItem } from '#server/backend/database/schema/bulk-reply.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { sentNames } from './letter-values.ts'

export type BulkReplyLetter = {
  companyId: string
  applicationId: string
  /** Empty: erased. */
  name: string
  title: string
  jobPostKind: JobPostKind
  applicationStatus: ApplicationStatus
  status: BulkReplyItemStatus
  text: string
}

/** `version`: names what its letters say. `page`: from 1. */
export type BulkReply = {
  id: string
  companyId: string
  status: BulkReplyStatus
  reason: DeclineReason
  excluded: number
  isOwn: boolean
  by: string | null
  version: string
  startedAt: Date | null
  createdAt: Date
  counts: Readonly<Record<BulkReplyItemStatus, number>>
}
export type ShownBulkReply = BulkReply & { page: number; pages: number; letters: readonly BulkReplyLetter[] }

const noLetters = { ready: 0, left_out: 0, declined: 0, skipped: 0 } as const

/** What members are shown of letters to several applicants. Who may is judged before. */
export const createBulkReplyLists = (database: Database) => {
  const read = async (uid: string, companyId: string, id: string | null): Promise<BulkReply[]> => {
    const rows = await database
      .select({ bulk: bulkReply, by: personProfile.displayName })
      .from(bulkReply)
      // A suspended company reads of nobody.
      .innerJoin(company, and(eq(company.id, bulkReply.companyId), eq(company.status, 'active')))
      .leftJoin(personProfile, eq(personProfile.uid, bulkReply.uid))
      .where(and(eq(bulkReply.companyId, companyId), id === null ? undefined : eq(bulkReply.id, id)))
      .orderBy(desc(bulkReply.id))
      .limit(bulkLimits.open)
    if (rows.length === 0) return []
    const counted = await database
      .select({ id: bulkReplyItem.bulkReplyId, status: bulkReplyItem.status, letters: count() })
      .from(bulkReplyItem)
      .where(
        inArray(
          bulkReplyItem.bulkReplyId,
          rows.map(({ bulk }) => bulk.id),
        ),
      )
      .groupBy(bulkReplyItem.bulkReplyId, bulkReplyItem.status)
    return rows.map(({ bulk, by }) => ({
      id: bulk.id,
      companyId,
      status: bulk.status,
      reason: bulk.reason,
      excluded: bulk.excluded,
      isOwn: bulk.uid === uid,
      by,
      version: bulk.updatedAt.toISOString(),
      startedAt: bulk.startedAt,
      createdAt: bulk.createdAt,
      counts: {
        ...noLetters,
        ...Object.fromEntries(
          counted.filter((each) => each.id === bulk.id).map(({ status, letters }) => [status, letters]),
        ),
      },
    }))
  }

  const lettersOf = async (companyId: string, id: string, page: number): Promise<BulkReplyLetter[]> => {
    const rows = await database
      .select({
        applicationId: bulkReplyItem.applicationId,
        status: bulkReplyItem.status,
        text: bulkReplyItem.text,
        jobPostKind: jobPost.kind,
        applicationStatus: application.status,
        title: jobPost.title,
        ...sentNames,
      })
      .from(bulkReplyItem)
      .innerJoin(application, eq(application.id, bulkReplyItem.applicationId))
      .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
      .where(eq(bulkReplyItem.bulkReplyId, id))
      .orderBy(asc(bulkReplyItem.position))
      .limit(bulkLimits.shown)
      .offset((page - 1) * bulkLimits.shown)
    return rows.map(({ familyName, givenName, ...row }) => ({
      ...row,
      // Who took the application back left a name and dates.
      text: row.applicationStatus === 'withdrawn' ? '' : row.text,
      companyId,
      name: fullName({ familyName, givenName }),
    }))
  }

  return {
    /** The last of a company, the newest first. */
    list: (uid: string, companyId: string): Promise<BulkReply[]> => read(uid, companyId, null),

    /** One of them with a page of its letters. Null: the company has no such one. */
    show: async (
      uid: string,
      { companyId, id, page }: { companyId: string; id: string; page: number },
    ): Promise<ShownBulkReply | null> => {
      const [bulk] = await read(uid, companyId, id)
      if (bulk === undefined) return null
      const { ready, left_out: leftOut, declined, skipped } = bulk.counts
      const pages = Math.max(1, Math.ceil((ready + leftOut + declined + skipped) / bulkLimits.shown))
      const shown = Math.min(page, pages)
      return { ...bulk, page: shown, pages, letters: await lettersOf(companyId, id, shown) }
    },
  }
}
