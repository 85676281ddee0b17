import { applicantLimits, applicantSorts, type ApplicantSort, type SentStatus } from '#contract/applicants.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { ApplicantFilter } from '#server/backend/applicants/applicant-filter.ts'
import type { ApplicantLine } from '#server/backend/applicants/applicant-list.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { pageInfo, type CommonTypes } from '#server/backend/schema/common-types.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import type { addLegalFinding } from '#server/backend/schema/legal-finding.ts'
import { isUuid, readCursor, writeCursor } from '#server/backend/schema/list-window.ts'
import { addApplicantAnswers } from './applicant-answers.ts'
import { addApplicantLine, addApplicantType } from './applicant-type.ts'

type Page = {
  companyId: string
  rows: readonly ApplicantLine[]
  sort: ApplicantSort
  counts: () => Promise<ReadonlyMap<ApplicationStatus, number>>
  ads: () => Promise<readonly { id: string; kind: JobPostKind; title: string }[]>
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** The list that a cursor is of: a place by name means nothing in a list by date. */
const listOf = (sort: ApplicantSort): string => `applicants by ${sort}`

/** Nothing of the person is in an address: the place is the row's. */
const cursorOf = (sort: ApplicantSort, id: string): string => writeCursor(listOf(sort), [id])

const readAfter = (sort: ApplicantSort, after: string | null | undefined): string | null => {
  if (after === null || after === undefined) return null
  const [id = ''] = readCursor(listOf(sort), after, 1)
  if (!isUuid(id)) throw inputError('after is no cursor of this list')
  return id
}

const sizeOf = (first: number | null | undefined): number => {
  const size = first ?? applicantLimits.page
  if (size < 1 || size > applicantLimits.page)
    throw inputError(`first must be from 1 to ${applicantLimits.page}`)
  return size
}

type FilterArgs = {
  jobPostId?: string | null | undefined
  statuses?: readonly ApplicationStatus[] | null | undefined
  query?: string | null | undefined
  mine?: boolean | null | undefined
}

const readFilter = ({ jobPostId, statuses, query, mine }: FilterArgs, uid: string): ApplicantFilter => {
  const text = query ?? ''
  if (text.length > applicantLimits.search)
    throw inputError(`query has at most ${applicantLimits.search} characters`)
  if (typeof jobPostId === 'string' && !isUuid(jobPostId)) throw inputError('jobPostId is no id')
  return {
    jobPostId: jobPostId ?? null,
    statuses: statuses?.filter((status): status is SentStatus => status !== 'draft') ?? null,
    query: text,
    inChargeOf: mine === true ? uid : null,
  }
}

/** Who applied to a company, for its members. */
export const addApplicants = (
  builder: Builder,
  enums: Enums,
  common: CommonTypes,
  Finding: ReturnType<typeof addLegalFinding>,
): void => {
  const Line = addApplicantLine(builder, enums)
  const Applicant = addApplicantType(builder, enums)
  const Sort = builder.enumType('ApplicantSort', {
    values: applicantSorts,
    description: 'due: who waits for an answer first, by the promised day.',
  })
  const Filter = builder.inputType('ApplicantFilter', {
    fields: (t) => ({
      jobPostId: t.id({ description: 'Of one ad.' }),
      statuses: t.field({ type: [enums.ApplicationStatus], description: 'Absent: all.' }),
      query: t.string({ description: 'Name, kana or school; every word has to be there.' }),
      mine: t.boolean({ description: 'Only of ads that the caller is in charge of.' }),
    }),
  })
  const Count = builder.objectRef<{ status: ApplicationStatus; count: number }>('ApplicantCount').implement({
    fields: (t) => ({
      status: t.field({ type: enums.ApplicationStatus, resolve: ({ status }) => status }),
      count: t.exposeInt('count'),
    }),
  })
  const Ad = builder.objectRef<{ id: string; title: string; kind: JobPostKind }>('ApplicantAd').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      kind: t.field({ type: enums.JobPostKind, resolve: ({ kind }) => kind }),
    }),
  })
  const Connection = builder.objectRef<Page>('ApplicantConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [Line], resolve: ({ rows }) => [...rows] }),
      counts: t.field({
        type: [Count],
        description: 'By status, whatever statuses were asked for; without empty ones.',
        resolve: async ({ counts }) => [...(await counts())].map(([status, count]) => ({ status, count })),
      }),
      jobPosts: t.field({
        type: [Ad],
        description: 'Ads that somebody applied to, whichever was asked for.',
        resolve: async ({ ads }) => [...(await ads())],
      }),
      pageInfo: t.field({
        type: common.PageInfo,
        resolve: ({ rows, sort, hasNextPage, hasPreviousPage }) =>
          pageInfo({
            cursors: rows.map(({ id }) => cursorOf(sort, id)),
            hasNextPage,
            hasPreviousPage,
          }),
      }),
    }),
  })
  const Neighbours = builder
    .objectRef<{ previous: string | null; next: string | null }>('ApplicantNeighbours')
    .implement({
      fields: (t) => ({
        previous: t.exposeID('previous', { nullable: true }),
        next: t.exposeID('next', { nullable: true }),
      }),
    })

  builder.queryFields((t) => ({
    applicants: t.field({
      type: Connection,
      nullable: true,
      description: 'Null: the company is not approved, or suspended, and reads of nobody.',
      args: {
        companyId: t.arg.id({ required: true }),
        filter: t.arg({ type: Filter }),
        sort: t.arg({ type: Sort, defaultValue: 'due' }),
        first: t.arg.int({ defaultValue: 20 }),
        after: t.arg.string(),
      },
      resolve: async (_, { companyId, filter: given, sort, first, after }, context) => {
        const { applicants } = context.services
        const size = sizeOf(first)
        const by = sort ?? 'due'
        const place = readAfter(by, after)
        const filter = readFilter(given ?? {}, callerOf(context).uid)
        const rows = await applicants.list(companyId, { filter, sort: by, after: place, most: size + 1 })
        return rows === null
          ? null
          : {
              companyId,
              rows: rows.slice(0, size),
              sort: by,
              counts: () => applicants.counts(companyId, filter),
              ads: () => applicants.ads(companyId),
              hasNextPage: rows.length > size,
              hasPreviousPage: place !== null,
            }
      },
    }),
    applicant: t.field({
      type: Applicant,
      nullable: true,
      args: { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_, { companyId, id }, context) =>
        isUuid(id) ? context.services.applicants.find(companyId, id) : null,
    }),
    applicantNeighbours: t.field({
      type: Neighbours,
      description: 'Who stands before and behind an applicant in a list.',
      args: {
        companyId: t.arg.id({ required: true }),
        id: t.arg.id({ required: true }),
        filter: t.arg({ type: Filter }),
        sort: t.arg({ type: Sort, defaultValue: 'due' }),
      },
      resolve: (_, { companyId, id, filter, sort }, context) => {
        if (!isUuid(id)) throw inputError('id is no id')
        return context.services.applicants.neighbours(companyId, id, {
          filter: readFilter(filter ?? {}, callerOf(context).uid),
          sort: sort ?? 'due',
        })
      },
    }),
  }))
  addApplicantAnswers(builder, Applicant, Finding)
}
