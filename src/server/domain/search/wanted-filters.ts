import type { JobPostKind } from '#contract/codes/job-post.ts'
import { describedFilter, filterNames } from '#contract/job-post-filters.ts'
import { combinedFilterSchema, valuesOf, type FilterValues } from '#contract/job-post-query.ts'
import { graduateKinds, internships, shortProgrammes } from '#server/domain/tables/condition-words.ts'

/** All of them as one filter: values of one to choose from are put together, of numbers the last counts. */
const unionOf = (filters: readonly Partial<FilterValues>[]): Partial<FilterValues> => {
  const merged: Record<string, unknown> = {}
  for (const filter of filters)
    for (const name of filterNames) {
      const values = valuesOf(filter, name)
      if (values.length === 0) continue
      if (describedFilter(name).kind === 'number') merged[name] = values[0]
      else merged[name] = [...new Set([...(Array.isArray(merged[name]) ? merged[name] : []), ...values])]
    }
  const { q: _q, ...union } = combinedFilterSchema.parse(merged)
  return union
}

const isShort = (length: string): boolean => length === 'd1' || length === 'd2'
const isEarly = (grade: string): boolean => grade === 'u1' || grade === 'u2'

/**
 * What goes without saying: internships by the law take five days and are for those about to graduate, so whoever wants a
 * day or is in the first years means the other programmes as well; and what is paid, or runs for months, is also the long
 * one under a contract.
 */
const withRelated = (wanted: Partial<FilterValues>): Partial<FilterValues> => {
  const { kind = [], length = [], grade = [], pay = [] } = wanted
  if (kind.length === 0 || !kind.every((each) => shortProgrammes.includes(each))) return wanted
  const isLong = length.length > 0 && length.every((each) => each === 'm1')
  if ((pay.includes('paid') || isLong) && kind.every((each) => internships.includes(each)))
    return { ...wanted, kind: [...kind, 'paid_internship'] }
  if (grade.length > 0 && grade.every(isEarly))
    return { ...wanted, kind: [...shortProgrammes, 'paid_internship'] }
  return length.length > 0 && length.every(isShort) ? { ...wanted, kind: [...shortProgrammes] } : wanted
}

/** False for the month or season of a programme beside typed kinds that are none: whoever works in the summer holidays. */
export const fitsKinds = (filter: Partial<FilterValues>, kinds: readonly JobPostKind[]): boolean =>
  filter.month === undefined || kinds.length === 0 || kinds.some((kind) => shortProgrammes.includes(kind))

/** True where a number gives way to another one that was typed later for the same filter: 27卒 28卒. */
export const isReplaced = (filter: Partial<FilterValues>, later: readonly Partial<FilterValues>[]): boolean =>
  filterNames.some((name) => {
    if (describedFilter(name).kind !== 'number' || filter[name] === undefined) return false
    const last = later.findLast((other) => other[name] !== undefined)
    return last !== undefined && last[name] !== filter[name]
  })

/** What several typed conditions ask for together. */
export const wantedOf = (filters: readonly Partial<FilterValues>[]): Partial<FilterValues> =>
  withRelated(unionOf(filters))

/** A typed year of graduation means work for graduates, unless kinds were typed or chosen. */
export const assumedKinds = (
  wanted: Partial<FilterValues>,
  kinds: readonly JobPostKind[],
): readonly JobPostKind[] => (kinds.length === 0 && wanted.year !== undefined ? graduateKinds : kinds)
