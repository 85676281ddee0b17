import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { recordOf, type AdRecord } from '#contract/ad-record.ts'
import type { CloseReason, JobPostKind, JobPostStatus } from '#contract/codes/job-post.ts'
import type { JobPostField } from '#contract/job-post-fields.ts'
import { writeJobPostForm } from '#contract/job-post-form-write.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import type { Database } from '#server/backend/database/open.ts'
import { jobPostKey } from '#server/backend/database/schema/job-post-key.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { SavedAd } from '#server/backend/job-post-editor/edit-rows.ts'
import { findingsIn } from '#server/backend/job-post-editor/editor-view.ts'
import { versionOf } from './ad-version.ts'
import { createWriteAd } from './write-ad.ts'
import { readAdForm } from '#server/backend/job-post-editor/read-ad-form.ts'
import { jobPostSnapshot } from '#server/backend/job-posts/job-post-snapshot.ts'
import type { OwnReview } from '#server/backend/job-posts/own-job-posts.ts'

/** An ad of a company as its own systems see it. */
export type JobPostRecord = {
  companyId: string
  id: string
  /** By which the company knows it; null: it gave none. */
  key: string | null
  /** Names what the ad says now: another text has another. */
  version: string
  status: JobPostStatus
  kind: JobPostKind
  title: string
  publishAt: Date | null
  validThrough: Date | null
  closeReason: CloseReason | null
  createdAt: Date
  updatedAt: Date
  review: OwnReview | null
  ad: AdRecord
  saved: SavedAd
}

export type RecordsWanted = {
  status: JobPostStatus | null
  key: string | null
  /** The last one of the page before. */
  after: string | null
  first: number
}

const readingOf = ({ typed, row }: SavedAd) => readAdForm(typed, row.kind)

/** What an ad lacks before it can be published. */
export const missingIn = ({ saved }: JobPostRecord): readonly JobPostField[] => readingOf(saved).missing

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

/** The ads of a company for its own systems, the newest first. Who may ask is judged before. */
export const createAdRecords = ({ database, work, rateLimits, now }: Dependencies) => {
  const read = async (where: ReturnType<typeof and>, first: number): Promise<JobPostRecord[]> => {
    const rows = await database
      .select({
        ad: jobPost,
        key: jobPostKey.key,
        review: {
          submittedAt: jobPostReview.submittedAt,
          dueAt: jobPostReview.dueAt,
          returnedAt: jobPostReview.returnedAt,
          reason: jobPostReview.reason,
        },
      })
      .from(jobPost)
      .leftJoin(jobPostKey, eq(jobPostKey.jobPostId, jobPost.id))
      .leftJoin(jobPostReview, eq(jobPostReview.jobPostId, jobPost.id))
      .where(where)
      .orderBy(desc(jobPost.id))
      .limit(first)
    const places = await database
      .select()
      .from(jobPostWorkplace)
      .where(
        inArray(
          jobPostWorkplace.jobPostId,
          rows.map(({ ad }) => ad.id),
        ),
      )
      .orderBy(asc(jobPostWorkplace.position))
    const placesOf = Map.groupBy(places, ({ jobPostId }) => jobPostId)
    return rows.map(({ ad: row, key, review }) => {
      const own = placesOf.get(row.id) ?? []
      const snapshot = jobPostSnapshot(row, own)
      const typed = writeJobPostForm(snapshot, row.unsaid)
      const { companyId, id, status, kind, title, publishAt, validThrough, closeReason } = row
      const facts = { companyId, id, status, kind, title, publishAt, validThrough, closeReason }
      return {
        ...facts,
        key,
        review,
        version: versionOf({ row, typed }),
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
        ad: recordOf(snapshot, row.unsaid),
        saved: { row, places: own, typed },
      }
    })
  }

  return {
    write: createWriteAd({ work, rateLimits }),

    list: (companyId: string, { status, key, after, first }: RecordsWanted): Promise<JobPostRecord[]> =>
      read(
        and(
          eq(jobPost.companyId, companyId),
          ...(status === null ? [] : [eq(jobPost.status, status)]),
          ...(key === null ? [] : [eq(jobPostKey.key, key)]),
          ...(after === null ? [] : [lt(jobPost.id, after)]),
        ),
        first,
      ),

    /** Null: the company has no such ad. */
    find: async (companyId: string, id: string): Promise<JobPostRecord | null> =>
      (await read(and(eq(jobPost.companyId, companyId), eq(jobPost.id, id)), 1))[0] ?? null,

    /** What the law has against the ad as it is saved. */
    findings: ({ saved }: JobPostRecord): Promise<LegalFinding[]> =>
      findingsIn(database, saved, { typed: saved.typed, reading: readingOf(saved) }, now()),
  }
}

export type AdRecords = ReturnType<typeof createAdRecords>
