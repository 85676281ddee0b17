import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { ApplicantSort, SentStatus } from '#contract/applicants.ts'
import { applicantOrder, application } from '#server/backend/database/schema/application.ts'
import { assignedTo } from '#server/backend/job-posts/assigned-to.ts'
import { applicantSearchTerms } from '#server/domain/applicant-search.ts'

/** What a list of a company's applicants is cut down to. `jobPostId` and `statuses` null: all of them. */
export type ApplicantFilter = {
  jobPostId: string | null
  statuses: readonly SentStatus[] | null
  query: string
  /** Only applicants to ads that this person is in charge of; null: to any. */
  inChargeOf: string | null
}

const containing = (term: string): SQL =>
  sql`${application.searchText} like ${`%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

/** Signs alone, which no name is made of, find nobody. */
const found = (query: string): SQL[] => {
  const terms = applicantSearchTerms(query)
  return terms.length === 0 && query.trim() !== '' ? [sql`false`] : terms.map(containing)
}

const orders = applicantOrder(application)

/** Drafts are nobody's but the student's. */
export const ofApplicants = (
  companyId: string,
  { jobPostId, statuses, query, inChargeOf }: ApplicantFilter,
): SQL | undefined =>
  and(
    eq(application.companyId, companyId),
    jobPostId === null ? undefined : eq(application.jobPostId, jobPostId),
    statuses === null ? ne(application.status, 'draft') : inArray(application.status, [...statuses]),
    inChargeOf === null ? undefined : assignedTo(inChargeOf, application.jobPostId),
    ...found(query),
  )

/** Where in a list one stands, by the values that the sort compares. */
export type ApplicantPlace = {
  id: string
  submittedAt: Date
  replyDueAt: Date
  waits: boolean
  searchText: string | null
}

/** The value of a row that was read, in the place of its order. */
const valueOf = (
  sort: ApplicantSort,
  { submittedAt, replyDueAt, waits, searchText }: ApplicantPlace,
): SQL => {
  const far = sql`timestamptz '2200-01-01 00:00:00+00'`
  switch (sort) {
    case 'due':
      return waits
        ? sql`${replyDueAt.toISOString()}::timestamptz - timestamptz '1970-01-01 00:00:00+00'`
        : sql`${far} - ${replyDueAt.toISOString()}::timestamptz`
    case 'sent':
      return sql`${far} - ${submittedAt.toISOString()}::timestamptz`
    case 'name':
      return sql`coalesce(${searchText}::text, chr(1114111)) collate "C"`
  }
}

/** What comes behind a place in the list, or before it. */
export const beside = (side: 'behind' | 'before', sort: ApplicantSort, place: ApplicantPlace): SQL => {
  const compare = side === 'behind' ? sql`>` : sql`<`
  return sql`(${orders[sort]}, ${application.id}) ${compare} (${valueOf(sort, place)}, ${place.id}::uuid)`
}

/** The order of a list, or the other way round. */
export const inOrder = (sort: ApplicantSort, direction: 'forward' | 'backward' = 'forward'): SQL[] =>
  direction === 'forward'
    ? [sql`${orders[sort]} asc`, sql`${application.id} asc`]
    : [sql`${orders[sort]} desc`, sql`${application.id} desc`]
