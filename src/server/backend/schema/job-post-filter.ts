import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { jobPostQuerySchema } from '#contract/job-post-query.ts'
import type { JobSearch } from '#server/backend/search/job-filter.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import type { Builder } from './builder.ts'
import type { Enums } from './enums.ts'
import { inputError } from './input-error.ts'

const filterSchema = z.omit(jobPostQuerySchema, { sort: true, page: true })

export const addJobPostFilter = (builder: Builder, enums: Enums) =>
  builder.inputType('JobPostFilter', {
    fields: (t) => ({
      q: t.string({
        description: 'Words as typed; 東京 or インターン is understood as a filter, "in quotes" as a word.',
      }),
      kind: t.field({ type: [enums.JobPostKind] }),
      prefecture: t.stringList({ description: "Any of these, '01' to '47'." }),
      occupation: t.stringList(),
      industry: t.stringList(),
      year: t.int({ description: 'Graduation year; ads that name none are open to every year.' }),
      wage: t.int({ description: 'Least wage in yen: below 10,000 per hour, else per month.' }),
      remote: t.field({ type: [enums.Remote] }),
      feature: t.field({ type: [enums.FeatureTag], description: 'All of these.' }),
      company: t.id(),
    }),
  })

/** The filter as it comes from an operation: absent and null are the same. */
export type FilterInput = { readonly [Name in keyof z.infer<typeof filterSchema>]?: unknown }

/** Checks a filter by the contract. Text beyond the limit is cut, as pages do; unknown codes throw INVALID_INPUT. */
export const readJobPostFilter = (input: FilterInput | null | undefined, now: Date): JobSearch => {
  const given = input ?? {}
  const typed = typeof given.q === 'string' ? given.q.slice(0, limits.searchQuery) : ''
  const parsed = filterSchema.safeParse({
    q: typed,
    kind: given.kind ?? [],
    prefecture: given.prefecture ?? [],
    occupation: given.occupation ?? [],
    industry: given.industry ?? [],
    year: given.year ?? undefined,
    wage: given.wage ?? undefined,
    remote: given.remote ?? [],
    feature: given.feature ?? [],
    company: given.company ?? undefined,
  })
  if (!parsed.success) throw inputError(`filter.${parsed.error.issues[0]?.path.join('.') ?? ''} is not valid`)
  const { q, ...filter } = parsed.data
  return { filter, query: parseQuery(q), now }
}
