import * as z from 'zod/mini'
import { filterNames, jobPostFilters, type FilterName } from './job-post-filters.ts'
import { limits } from './limits.ts'
import { lastPage } from './paging.ts'
import { listOf, machineText } from './text-input.ts'

export const jobPostSorts = ['relevance', 'newest', 'deadline', 'wage', 'hourly', 'near'] as const
export type JobPostSort = (typeof jobPostSorts)[number]
export const jobPostSortNames = {
  relevance: 'おすすめ順',
  newest: '新着順',
  deadline: '締切が近い順',
  wage: '給与が高い順',
  hourly: '時給が高い順',
  near: '近い順',
} as const satisfies Record<JobPostSort, string>

type Table = typeof jobPostFilters
type Shape = { [Name in FilterName]: Table[Name]['schema'] }

/** The table's schemas under its names. An overload, since no type tells that each name keeps its own schema. */
function shapeOf(table: Table): Shape
function shapeOf(table: Table): Partial<Record<string, z.ZodMiniType>> {
  return Object.fromEntries(filterNames.map((name) => [name, table[name].schema]))
}

const words = z._default(machineText(limits.searchQuery), '')

/** The filters alone, as `jobPosts(filter:)` takes them; what is left out is not asked for. */
export const jobPostFilterSchema = z.strictObject({ q: words, ...shapeOf(jobPostFilters) })
export type JobPostFilter = z.infer<typeof jobPostFilterSchema>

/** Ten typed regions of at most 30 cities each, hubs of stations, and those of an address. */
const combinedMost = 310

/** Typed and chosen values put together: the name of a region stands for more cities than an address may ask for, that of a hub for more stations. */
export const combinedFilterSchema = z.extend(jobPostFilterSchema, {
  city: z._default(listOf(machineText(100), combinedMost), []),
  station: z._default(listOf(machineText(100), combinedMost), []),
  line: z._default(listOf(machineText(100), combinedMost), []),
})

/**
 * The query string of a job list, as typed by people, bookmarks and forms without JavaScript: repeated parameters are
 * lists.
 */
export const jobPostQuerySchema = z.strictObject({
  q: words,
  ...shapeOf(jobPostFilters),
  sort: z._default(z.enum(jobPostSorts), 'relevance'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(lastPage)), 1),
})
export type JobPostQuery = z.infer<typeof jobPostQuerySchema>

/** What each filter asks for, by name. A filter that asks for nothing is absent, or an empty list. */
export type FilterValues = { [Name in FilterName]: z.infer<Table[Name]['schema']> }

/** The values a query asks for by one filter. */
export const valuesOf = (query: Partial<FilterValues>, name: FilterName): readonly (string | number)[] => {
  const value = query[name]
  if (value === undefined) return []
  return typeof value === 'object' ? value : [value]
}

/** The query without one value of a filter. */
export const withoutValue = (query: JobPostQuery, name: FilterName, value: string | number): JobPostQuery => {
  const { [name]: _, ...others } = query
  const rest = valuesOf(query, name).filter((other) => other !== value)
  return jobPostQuerySchema.parse(rest.length === 0 ? others : { ...others, [name]: rest })
}

/** The query with its stations as ads have them, and without a distance that nothing is asked for around. */
export const asPlaced = (
  query: JobPostQuery,
  { stations, km }: { stations: readonly string[]; km: number | null },
): JobPostQuery => {
  const { km: _, ...others } = query
  return { ...(km === null ? others : query), station: [...stations] }
}
