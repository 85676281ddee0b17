import { filterOf, inWholeRegions, valueLabels } from '#contract/job-post-chips.ts'
import { describedFilter, filterNames, type FilterName } from '#contract/job-post-filters.ts'
import { jobPostQuerySchema, valuesOf, type JobPostQuery } from '#contract/job-post-query.ts'

type Total = { value: number; exact: boolean }
type Understood = { conditions: readonly { label: string; without: string }[]; terms: readonly string[] }
type Change = { label: string; query: JobPostQuery }

/** Changes that are tried, and words among them; each costs a count. */
const changesTried = 20
const wordsTried = 4
/** Values of a filter that are named when all of it is dropped; more are told by the name of the filter. */
const namesMost = 3

const quotes = ['""', '“”', '＂＂', '「」', '『』']
/** The words without one of them: where it stands for itself, else in quotes, else where it first stands in another. */
const withoutWord = (q: string, word: string): string => {
  const parts = q.split(/([\s　]+)/u)
  const at = parts.indexOf(word)
  const quoted = quotes.map((pair) => `${pair.slice(0, 1)}${word}${pair.slice(1)}`)
  const written = quoted.find((each) => q.includes(each)) ?? word
  const rest = at === -1 ? q.replace(written, ' ') : parts.with(at, ' ').join('')
  return rest.replaceAll(/[\s　]+/gu, ' ').trim()
}

/** The list without some values of a filter. */
const withoutValues = (
  query: JobPostQuery,
  name: FilterName,
  dropped: readonly (string | number)[],
): JobPostQuery => {
  const { [name]: _, ...others } = query
  const rest = valuesOf(query, name).filter((value) => !dropped.includes(value))
  return jobPostQuerySchema.parse({ ...others, ...(rest.length === 0 ? {} : { [name]: rest }), page: 1 })
}

/** Tags are asked for together, so that each can be dropped; of alternatives only all, since fewer find no more. */
const droppedFilters = (query: JobPostQuery): Change[] =>
  filterNames.flatMap((name) => {
    const values = valuesOf(query, name)
    const drops = name === 'feature' ? values.map((value) => [value]) : values.length > 0 ? [values] : []
    return drops.flatMap((dropped) => {
      const labels = valueLabels(name, dropped)
      if (labels.length === 0) return []
      const label = labels.length > namesMost ? describedFilter(name).label : labels.join('・')
      return [{ label: `${label}を外す`, query: withoutValues(query, name, dropped) }]
    })
  })

/**
 * Where nothing was found: what each condition, chosen or typed, and each word costs, by the number of ads that come without
 * it, best first.
 */
export const findWaysOn = async (
  count: (filter: ReturnType<typeof filterOf>) => Promise<Total>,
  query: JobPostQuery,
  { conditions, terms }: Understood,
  hrefOf: (other: JobPostQuery) => string,
) => {
  const wider = inWholeRegions(query)
  const withWords = (q: string): JobPostQuery => ({ ...query, q, page: 1 })
  const isOneOfMore = conditions.length + terms.length > 1
  const changes: Change[] = [
    // All words at once only where there are no several: without them it would be another search.
    ...(query.q === '' || isOneOfMore ? [] : [{ label: `「${query.q}」を外す`, query: withWords('') }]),
    // Each for itself, where several were read out of the words.
    ...conditions.map(({ label, without }) => ({ label: `${label}を外す`, query: withWords(without) })),
    ...terms
      .filter((term) => isOneOfMore && query.q.includes(term))
      .slice(0, wordsTried)
      .map((term) => ({ label: `「${term}」を外す`, query: withWords(withoutWord(query.q, term)) })),
    ...(wider === null ? [] : [{ label: `${wider.label}に広げる`, query: wider.query }]),
    ...droppedFilters(query),
  ]
  const ways = await Promise.all(
    changes.slice(0, changesTried).map(async (change) => ({
      label: change.label,
      href: hrefOf(change.query),
      total: await count(filterOf(change.query)),
    })),
  )
  return ways.filter(({ total }) => total.value > 0).toSorted((a, b) => b.total.value - a.total.value)
}
