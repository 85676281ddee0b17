import { and, asc, desc, eq, exists, ne, sql } from 'drizzle-orm'
import type { ApplicantSort, SentStatus } from '#contract/applicants.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { fullName } from '#contract/full-name.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { unansweredStatuses } from '#server/domain/application-life.ts'
import { isActiveCompany } from '#server/backend/companies/is-active-company.ts'
import {
  beside,
  inOrder,
  ofApplicants,
  type ApplicantFilter,
  type ApplicantPlace,
} from './applicant-filter.ts'

/** Ads that a list can be cut down to, at most. */
const adsMost = 200

const columns = {
  companyId: application.companyId,
  id: application.id,
  jobPostId: application.jobPostId,
  jobPostTitle: jobPost.title,
  jobPostKind: jobPost.kind,
  status: application.status,
  attempt: application.attempt,
  profile: application.profile,
  searchText: application.searchText,
  submittedAt: application.submittedAt,
  replyDueAt: application.replyDueAt,
  answeredAt: application.answeredAt,
  closedAt: application.closedAt,
}

const rowsOf = (database: Database) =>
  database.select(columns).from(application).innerJoin(jobPost, eq(jobPost.id, application.jobPostId))

type Found = Awaited<ReturnType<typeof rowsOf>>[number]

/** Where an application that was sent stands in a list. */
export const placeOf = ({
  id,
  status,
  searchText,
  submittedAt,
  replyDueAt,
}: Pick<Found, 'id' | 'status' | 'searchText' | 'submittedAt' | 'replyDueAt'>): ApplicantPlace => {
  if (submittedAt === null || replyDueAt === null) throw new Error('A draft is in no list of applicants')
  const waits = unansweredStatuses.some((each) => each === status)
  return { id, submittedAt, replyDueAt, waits, searchText }
}

/** Who takes an application back takes back what went with it: the company keeps name and dates. */
const toLine = (row: Found) => {
  const { profile, searchText: _search, ...facts } = row
  const shown = row.status === 'withdrawn' ? null : profile
  return {
    ...facts,
    name: profile === null ? null : fullName(profile),
    kana: profile === null ? null : `${profile.familyNameKana} ${profile.givenNameKana}`,
    school: shown?.school ?? null,
    graduation: shown?.graduation ?? null,
  }
}

/** An application as a line of its company's list; what it says of the person is null once it is erased. */
export type ApplicantLine = ReturnType<typeof toLine>

type Asked = {
  filter: ApplicantFilter
  sort: ApplicantSort
  /** The id of the last one of the page before. */
  after: string | null
  most: number
}

/** The applicants of a company. Whose company it is, is judged before. */
export const createApplicantList = (database: Database) => {
  const sentTo = async (companyId: string, id: string): Promise<Found | undefined> => {
    const [row] = await rowsOf(database).where(
      and(eq(application.id, id), eq(application.companyId, companyId), ne(application.status, 'draft')),
    )
    return row
  }

  return {
    /** At most `most`, behind `after`; from the beginning where that is none of theirs. Null: the company is not active. */
    list: async (
      companyId: string,
      { filter, sort, after, most }: Asked,
    ): Promise<readonly ApplicantLine[] | null> => {
      if (!(await isActiveCompany(database, companyId))) return null
      const last = after === null ? undefined : await sentTo(companyId, after)
      const rows = await rowsOf(database)
        .where(
          and(
            ofApplicants(companyId, filter),
            last === undefined ? undefined : beside('behind', sort, placeOf(last)),
          ),
        )
        .orderBy(...inOrder(sort))
        .limit(most)
      return rows.map(toLine)
    },

    /** How many there are by status, whatever statuses were asked for; a status without any is missing. */
    counts: async (
      companyId: string,
      filter: ApplicantFilter,
    ): Promise<ReadonlyMap<ApplicationStatus, number>> => {
      const rows = await database
        .select({ status: application.status, count: sql<number>`count(*)::int` })
        .from(application)
        .where(ofApplicants(companyId, { ...filter, statuses: null }))
        .groupBy(application.status)
      return new Map(rows.map(({ status, count }) => [status, count]))
    },

    /** The company's ads that somebody applied to, what was published last first; at most 200. */
    ads: async (companyId: string): Promise<readonly { id: string; title: string; kind: JobPostKind }[]> => {
      const applied = database
        .select({ id: application.id })
        .from(application)
        .where(and(eq(application.jobPostId, jobPost.id), ne(application.status, 'draft')))
      return database
        .select({ id: jobPost.id, title: jobPost.title, kind: jobPost.kind })
        .from(jobPost)
        .where(and(eq(jobPost.companyId, companyId), exists(applied)))
        .orderBy(desc(jobPost.publishAt), asc(jobPost.id))
        .limit(adsMost)
    },

    /**
     * Who stands before and behind one in a list. Of one that the list no longer has, because it was moved on, the next is
     * the first of the list.
     */
    neighbours: async (
      companyId: string,
      id: string,
      { filter, sort }: Pick<Asked, 'filter' | 'sort'>,
    ): Promise<{ previous: string | null; next: string | null }> => {
      if (!(await isActiveCompany(database, companyId))) return { previous: null, next: null }
      const row = await sentTo(companyId, id)
      if (row === undefined) return { previous: null, next: null }
      const place = placeOf(row)
      const first = async (side: 'behind' | 'before' | 'anywhere') => {
        const [found] = await database
          .select({ id: application.id })
          .from(application)
          .where(
            and(ofApplicants(companyId, filter), side === 'anywhere' ? undefined : beside(side, sort, place)),
          )
          .orderBy(...inOrder(sort, side === 'before' ? 'backward' : 'forward'))
          .limit(1)
        return found?.id ?? null
      }
      const isThere =
        filter.statuses === null || filter.statuses.some((each: SentStatus) => each === row.status)
      if (!isThere) return { previous: null, next: await first('anywhere') }
      return { previous: await first('before'), next: await first('behind') }
    },
  }
}
