import {
  applicantGroups,
  applicantLimits,
  applicantSorts,
  sentStatuses,
  statusesOfApplicants,
  type ApplicantGroup,
  type ApplicantSort,
  type SentStatus,
} from './applicants.ts'
import { isId } from './id.ts'

/** What the list is cut down to, and by what it is sorted; `after`: behind this cursor. */
export type ApplicantsList = {
  jobPostId: string | null
  status: ApplicantGroup | SentStatus | null
  sort: ApplicantSort
  q: string
  /** Only those of ads that the person who looks is in charge of. */
  mine: boolean
}

const choices = [...applicantGroups, ...sentStatuses]

/** The list that an address asks for; what it cannot mean counts as not asked. */
export const readApplicantsList = (parameters: URLSearchParams): ApplicantsList => {
  const jobPostId = parameters.get('id') ?? ''
  return {
    jobPostId: isId(jobPostId) ? jobPostId : null,
    status: choices.find((choice) => choice === parameters.get('status')) ?? null,
    sort: applicantSorts.find((sort) => sort === parameters.get('sort')) ?? 'due',
    q: (parameters.get('q') ?? '').trim().slice(0, applicantLimits.search).toWellFormed(),
    mine: parameters.get('mine') === '1',
  }
}

/** The statuses that a choice stands for; null: all. */
export const statusesOf = (status: ApplicantsList['status']): SentStatus[] | null => {
  if (status === null) return null
  const group = applicantGroups.find((each) => each === status)
  return group === undefined
    ? sentStatuses.filter((each) => each === status)
    : [...statusesOfApplicants[group]]
}

type More = { application?: string; part?: string; step?: string; after?: string; done?: string }

/**
 * Where a company's applicants are: the list, or with `application` one of them, who keeps the list to go back to.
 * `part` and `step` name what is shown of it.
 */
export const applicantsAddress = (
  companyId: string,
  list: Partial<ApplicantsList> = {},
  more: More = {},
): string => {
  const { jobPostId = null, status = null, sort = 'due', q = '', mine = false } = list
  const query = new URLSearchParams({ company: companyId, view: 'applicants' })
  if (jobPostId !== null) query.set('id', jobPostId)
  if (status !== null) query.set('status', status)
  if (sort !== 'due') query.set('sort', sort)
  if (q !== '') query.set('q', q)
  if (mine) query.set('mine', '1')
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, value)
  return `/company/jobpost?${query.toString()}`
}
