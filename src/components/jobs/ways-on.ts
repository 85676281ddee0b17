import { chipsOf, filterOf, inWholeRegions } from '#contract/job-post-chips.ts'
import type { JobPostQuery } from '#contract/job-post-query.ts'

type Total = { value: number; exact: boolean }
type Understood = { conditions: readonly { label: string; without: string }[]; terms: readonly string[] }

/** Words of a query that are tried without; each costs a count. */
const wordsTried = 4

const withoutWord = (q: string, word: string): string =>
  q
    .replace(word, ' ')
    .replaceAll(/[\s　]+/gu, ' ')
    .trim()

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
  const changes = [
    ...chipsOf(query)
      // All words at once only where there are no several: without them it would be another search.
      .filter(({ without }) => !isOneOfMore || without.q === query.q)
      .map(({ label, without }) => ({ label: `${label}を外す`, query: without })),
    // Each for itself, where several were read out of the words.
    ...conditions.map(({ label, without }) => ({ label: `${label}を外す`, query: withWords(without) })),
    ...terms
      .filter((term) => isOneOfMore && query.q.includes(term))
      .slice(0, wordsTried)
      .map((term) => ({ label: `「${term}」を外す`, query: withWords(withoutWord(query.q, term)) })),
    ...(wider === null ? [] : [{ label: `${wider.label}に広げる`, query: wider.query }]),
  ]
  const ways = await Promise.all(
    changes.map(async (change) => ({
      label: change.label,
      href: hrefOf(change.query),
      total: await count(filterOf(change.query)),
    })),
  )
  return ways.filter(({ total }) => total.value > 0).toSorted((a, b) => b.total.value - a.total.value)
}
