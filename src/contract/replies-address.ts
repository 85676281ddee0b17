import { readApplicantsList, type ApplicantsList } from './applicants-address.ts'
import { bulkLimits, splitIds } from './bulk-reply.ts'
import { isId } from './id.ts'

/** Where a company's templates of replies are; `template`: the one that is being changed. */
export const replyTemplatesAddress = (companyId: string, template: string | null = null): string => {
  const query = new URLSearchParams({ company: companyId, view: 'replies' })
  if (template !== null) query.set('template', template)
  return `/company/jobpost?${query.toString()}`
}

/** Where several applicants are declined: what was started, or one of them, by its page. */
export const bulkReplyAddress = (companyId: string, bulk: string | null = null, page = 1): string => {
  const query = new URLSearchParams({ company: companyId, view: 'decline' })
  if (bulk !== null) query.set('bulk', bulk)
  if (page > 1) query.set('page', String(page))
  return `/company/jobpost?${query.toString()}`
}

/** Whom an address chooses: those it names by `pick`, or with `all` everybody of its list. Null: nobody. */
export type ChosenApplicants = { ids: readonly string[] | null; list: ApplicantsList }

export const readChosen = (parameters: URLSearchParams): ChosenApplicants | null => {
  const list = readApplicantsList(parameters)
  if (parameters.get('all') === '1') return { ids: null, list }
  const ids = [...new Set(parameters.getAll('pick').flatMap(splitIds).filter(isId))].slice(
    0,
    bulkLimits.applicants,
  )
  return ids.length === 0 ? null : { ids, list }
}

/** Where a list of applicants is saved as CSV, by a form that is sent there. */
export const applicantsCopyAddress = (companyId: string): string =>
  `/company/applicants.csv?company=${companyId}`
