import { and, asc, count, desc, eq, getTableColumns, isNull, ne } from 'drizzle-orm'
import type { CompanyStatus } from '#contract/codes/company.ts'
import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { deskLimits, type DeskStep } from '#contract/desk.ts'
import { isId } from '#contract/id.ts'
import { definitionOf, isJobPostField } from '#contract/job-post-fields.ts'
import { jobPostSections } from '#contract/job-post-sections.ts'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostReading } from '#server/backend/database/schema/job-post-reading.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import type { DeskActs } from '#server/backend/desk/acts.ts'
import { jobPostChanges, type JobPostChange } from '#server/domain/job-post-changes.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { legalFacts } from '#server/domain/legal/facts.ts'
import { changedParts, partStamp, wholeOf, type Parts } from '#server/platform/part-stamp.ts'
import { stampOf } from '#server/platform/stamp.ts'
import { createJobPostMoves, type TakeDownAnswer, type TakeDownReason } from './job-post-moves.ts'
import { createJobPostReviews, type ReviewAnswer } from './job-post-reviews.ts'
import { jobPostSnapshot } from './job-post-snapshot.ts'
import { workplacesOf } from './read-revisions.ts'
import { readStatement } from './read-statement.ts'
import type { JobPostRow } from './write-job-post-move.ts'

/** An ad that waits to be read. */
export type DeskJobPostLine = {
  id: string
  title: string
  company: string
  companyStatus: CompanyStatus
  status: JobPostStatus
  submittedAt: Date
  dueAt: Date
  /** Signs of crime were found in it. */
  urgent: boolean
}

type ReadingRow = typeof jobPostReading.$inferSelect
export type Reading = Omit<ReadingRow, 'stated' | 'companyId'> & { title: string }

/** An ad as the operator reads it. */
export type DeskJobPost = {
  row: JobPostRow
  places: Awaited<ReturnType<typeof workplacesOf>>
  owner: typeof company.$inferSelect
  /** Null: it does not wait. */
  review: { submittedAt: Date; dueAt: Date; dispute: string | null } | null
  findings: readonly LegalFinding[]
  stamp: string
  /** What it states otherwise than when it was read last; null: it never was. */
  changes: readonly JobPostChange[] | null
  /** What was decided about ads of its company, the newest first. */
  readings: readonly Reading[]
}

const earlierMost = 20

const { stated: _stated, companyId: _companyId, ...readingColumns } = getTableColumns(jobPostReading)

/** What an ad states, by the sections of its form. */
const partsOf = (stated: JobPostSnapshot): Parts =>
  jobPostSections.map(({ id, title }) => [
    title,
    Object.entries(stated).filter(
      ([name]) => (isJobPostField(name) ? definitionOf(name).section : 'basics') === id,
    ),
  ])

/** A page of the queue, before its ads are read: to join all that wait takes many times as long. */
export const waitingPage = (database: Database, page: number) =>
  database
    .select()
    .from(jobPostReview)
    .where(isNull(jobPostReview.returnedAt))
    .orderBy(desc(jobPostReview.urgent), asc(jobPostReview.submittedAt), asc(jobPostReview.jobPostId))
    .limit(deskLimits.listed)
    .offset((page - 1) * deskLimits.listed)
    .as('waiting')

/** What the operator reads of ads. */
export const createJobPostDeskLists = (database: Database, now: () => Date) => {
  const columns = {
    id: jobPost.id,
    title: jobPost.title,
    company: company.displayName,
    companyStatus: company.status,
    status: jobPost.status,
  }

  const lastStated = async (id: string): Promise<Partial<JobPostSnapshot> | null> => {
    const [last] = await database
      .select({ stated: jobPostReading.stated })
      .from(jobPostReading)
      .where(eq(jobPostReading.jobPostId, id))
      .orderBy(desc(jobPostReading.id))
      .limit(1)
    return last?.stated ?? null
  }

  return {
    /** Ads that wait, those with signs of crime first and then the longest. `page` begins at 1. Nothing is checked of them here: that takes milliseconds each. */
    list: async (page: number): Promise<readonly DeskJobPostLine[]> => {
      const waiting = waitingPage(database, page)
      const { submittedAt, dueAt, urgent } = waiting
      return database
        .select({ ...columns, submittedAt, dueAt, urgent })
        .from(waiting)
        .innerJoin(jobPost, eq(jobPost.id, waiting.jobPostId))
        .innerJoin(company, eq(company.id, jobPost.companyId))
        .orderBy(desc(urgent), asc(submittedAt), asc(waiting.jobPostId))
    },

    count: async (): Promise<number> => {
      const [row] = await database
        .select({ n: count() })
        .from(jobPostReview)
        .where(isNull(jobPostReview.returnedAt))
      return row?.n ?? 0
    },

    /** Those of one company. */
    ofCompany: async (companyId: string): Promise<readonly DeskJobPostLine[]> => {
      if (!isId(companyId)) return []
      const { submittedAt, dueAt, urgent } = jobPostReview
      return database
        .select({ ...columns, submittedAt, dueAt, urgent })
        .from(jobPostReview)
        .innerJoin(jobPost, eq(jobPost.id, jobPostReview.jobPostId))
        .innerJoin(company, eq(company.id, jobPost.companyId))
        .where(and(isNull(jobPostReview.returnedAt), eq(jobPost.companyId, companyId)))
        .orderBy(asc(jobPostReview.submittedAt), asc(jobPostReview.jobPostId))
        .limit(deskLimits.listed)
    },

    /** One ad that its company sent or showed; drafts are nobody else's. Null: there is none. */
    find: async (id: string): Promise<DeskJobPost | null> => {
      if (!isId(id)) return null
      const [found] = await database
        .select({ row: jobPost, owner: company, review: jobPostReview })
        .from(jobPost)
        .innerJoin(company, eq(company.id, jobPost.companyId))
        .leftJoin(
          jobPostReview,
          and(eq(jobPostReview.jobPostId, jobPost.id), isNull(jobPostReview.returnedAt)),
        )
        .where(and(eq(jobPost.id, id), ne(jobPost.status, 'draft')))
      if (found === undefined) return null
      const { row, owner, review } = found
      const places = await workplacesOf(database, id)
      const stated = jobPostSnapshot(row, places)
      const last = await lastStated(id)
      const readings = await database
        .select({ ...readingColumns, title: jobPost.title })
        .from(jobPostReading)
        .innerJoin(jobPost, eq(jobPost.id, jobPostReading.jobPostId))
        .where(eq(jobPostReading.companyId, row.companyId))
        .orderBy(desc(jobPostReading.id))
        .limit(earlierMost)
      return {
        row,
        places,
        owner,
        review,
        findings: checkJobPost(legalFacts(row, places, owner, now())),
        stamp: partStamp(stampOf(stated), partsOf(stated)),
        changes: last === null ? null : jobPostChanges(last, stated),
        readings,
      }
    },
  }
}

type Read = { id: string; read: string }

/** Holds the ad; null while it states what was read, or where there is none to say it of. */
const changesOf =
  ({ id, read }: Read) =>
  async ({ database }: Unit): Promise<readonly string[] | null> => {
    if (!isId(id)) return null
    const [ad] = await database.select().from(jobPost).where(eq(jobPost.id, id)).for('update')
    if (ad === undefined) return null
    const { stated, stamp } = await readStatement(database, ad)
    return changedParts(read, stamp, partsOf(stated))
  }

const publishRefusals = [
  'company_pending',
  'company_suspended',
  'company_number_waits',
  'no_deadline',
  'deadline_past',
  'unlawful',
] as const

const refusalOfReview = (answer: ReviewAnswer) => {
  if (answer.kind === 'done') return null
  if (answer.kind !== 'refused') return { refusal: answer.kind }
  const known = publishRefusals.find((each) => each === answer.because)
  // The others say that it does not wait.
  return { refusal: known ?? ('unknown' as const) }
}

const refusalOfTakeDown = ({ kind }: TakeDownAnswer) =>
  kind === 'done' ? null : { refusal: 'unknown' as const }

/** What the operator does with ads that were read. */
export const createJobPostActs = (act: DeskActs) => {
  const of = (uid: string, given: Read, step: DeskStep) => ({
    uid,
    thing: { kind: 'job_post', id: given.id } as const,
    step,
    changes: changesOf(given),
  })
  const person = (uid: string) => ({ kind: 'person', uid }) as const
  return {
    publish: (uid: string, given: Read & { note: string; accepts: boolean }, step: DeskStep) =>
      act({
        ...of(uid, given, step),
        run: (work) =>
          createJobPostReviews({ work }).publish(person(uid), given.id, wholeOf(given.read), given),
        refusalOf: refusalOfReview,
      }),
    return: (uid: string, given: Read & { reason: string }, step: DeskStep) =>
      act({
        ...of(uid, given, step),
        run: (work) => createJobPostReviews({ work }).return(person(uid), given.id, given.reason),
        refusalOf: refusalOfReview,
      }),
    takeDown: (uid: string, given: Read & TakeDownReason, step: DeskStep) =>
      act({
        ...of(uid, given, step),
        run: (work) => createJobPostMoves({ work }).takeDown(person(uid), given.id, given),
        refusalOf: refusalOfTakeDown,
      }),
  }
}

export type JobPostDesk = ReturnType<typeof createJobPostDeskLists> & ReturnType<typeof createJobPostActs>
