import type { MaybePromise } from '@pothos/core'
import type { CompanyRow } from '#server/backend/loaders/companies.ts'
import type { JobPostCard, JobPostRow } from '#server/backend/loaders/job-post-columns.ts'
import type { Context } from './context.ts'
import { codedError } from './input-error.ts'

/** An ad behind a field: with all of its columns, or with those that cards show. */
export type JobPostParent = JobPostRow | JobPostCard
/** What an ad's card says of its company. */
export type CompanyCard = Pick<CompanyRow, 'id' | 'displayName' | 'logo'>
export type CompanyParent = CompanyRow | CompanyCard

/** A row that was public a moment ago and is not now, as when its company was suspended in between. */
const vanished = () => codedError('NOT_FOUND', 'It is no longer public')

const found = <Row>(row: Row | null): Row => {
  if (row === null) throw vanished()
  return row
}

/** The whole row: the one that was read, or that of every ad of the answer in one query. */
export const wholeJobPost = (row: JobPostParent, { loaders }: Context): MaybePromise<JobPostRow> =>
  'duties' in row ? row : loaders.jobPost.load(row.id).then(found)

const wholeCompany = (row: CompanyParent, { loaders }: Context): MaybePromise<CompanyRow> =>
  'legalName' in row ? row : loaders.company.load(row.id).then(found)

const then = <Row, Value>(row: MaybePromise<Row>, read: (row: Row) => Value): MaybePromise<Value> =>
  row instanceof Promise ? row.then(read) : read(row)

/** Resolves a field of an ad that cards do not show. */
export const ofWholeJobPost =
  <Value>(read: (row: JobPostRow) => Value) =>
  (row: JobPostParent, _args: unknown, context: Context): MaybePromise<Value> =>
    then(wholeJobPost(row, context), read)

/** Resolves a field of a company that the cards of its ads do not show. */
export const ofWholeCompany =
  <Value>(read: (row: CompanyRow) => Value) =>
  (row: CompanyParent, _args: unknown, context: Context): MaybePromise<Value> =>
    then(wholeCompany(row, context), read)

export const companyOfJobPost = (row: JobPostParent, { loaders }: Context): MaybePromise<CompanyParent> =>
  'companyName' in row
    ? { id: row.companyId, displayName: row.companyName, logo: row.companyLogo }
    : loaders.company.load(row.companyId).then(found)
