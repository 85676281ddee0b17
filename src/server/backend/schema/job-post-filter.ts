import { describedFilter, filterNames, type FilterName } from '#contract/job-post-filters.ts'
import { jobPostFilterSchema, type JobPostFilter } from '#contract/job-post-query.ts'
import { limits } from '#contract/limits.ts'
import type { JobSearch } from '#server/backend/search/job-filter.ts'
import { knownStation } from '#server/domain/places/station-values.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import type { Builder } from './builder.ts'
import type { Enums } from './enums.ts'
import { inputError } from './input-error.ts'

export const addJobPostFilter = (builder: Builder, enums: Enums) =>
  builder.inputType('JobPostFilter', {
    fields: (t) => {
      const field = (name: FilterName) => {
        const { type, description: words } = describedFilter(name).input
        const description = words === null ? {} : { description: words }
        switch (type) {
          case 'ID':
            return t.id(description)
          case 'Int':
            return t.int(description)
          case 'String':
            return t.stringList(description)
          case 'JobPostKind':
          case 'Remote':
          case 'FeatureTag':
            return t.field({ type: [enums[type]], ...description })
        }
      }
      return {
        q: t.string({
          description: 'Words as typed; 東京 or インターン is understood as a filter, "in quotes" as a word.',
        }),
        ...Object.fromEntries(filterNames.map((name) => [name, field(name)])),
      }
    },
  })

/** The filter as it comes from an operation: absent and null are the same. */
export type FilterInput = { readonly [Name in keyof JobPostFilter]?: unknown }

/** Checks a filter by the contract. Text beyond the limit is cut, as pages do; unknown codes throw INVALID_INPUT. */
export const readJobPostFilter = (input: FilterInput | null | undefined, now: Date): JobSearch => {
  const given = input ?? {}
  const typed = typeof given.q === 'string' ? given.q.slice(0, limits.searchQuery) : ''
  const parsed = jobPostFilterSchema.safeParse({
    q: typed,
    ...Object.fromEntries(
      filterNames.map((name) => [name, given[name] ?? undefined]).filter(([, value]) => value !== undefined),
    ),
  })
  if (!parsed.success) throw inputError(`filter.${parsed.error.issues[0]?.path.join('.') ?? ''} is not valid`)
  const { q, ...filter } = parsed.data
  // 13市ケ谷 is 13市ヶ谷.
  const station = [...new Set(filter.station.map((value) => knownStation(value) ?? value))]
  return { filter: { ...filter, station }, query: parseQuery(q), now }
}
