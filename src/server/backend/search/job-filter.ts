import { sql, type SQL } from 'drizzle-orm'
import {
  facetNames,
  filterNames,
  jobPostFilters,
  type FacetName,
  type FilterName,
} from '#contract/job-post-filters.ts'
import {
  jobPostFilterSchema,
  valuesOf,
  type FilterValues,
  type JobPostFilter,
} from '#contract/job-post-query.ts'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import type { RankedField } from '#contract/ranking.ts'
import { sampleExpression, type SampleLevel } from '#server/domain/search/sample.ts'
import {
  isUnproven,
  provenExpression,
  searchExpression,
  unprovenExpression,
  type SearchWord,
} from '#server/domain/search/search-expression.ts'
import { dutiesEnd, factsEnd } from '#server/domain/search/search-terms.ts'
import { assumedKinds } from '#server/domain/search/wanted-filters.ts'
import { conditionOf, filterPredicates, type FilterTest } from './filter-predicates.ts'
import { adHolds, isOccupation } from './shadow-words.ts'

/** What a job search asks for: the filters, and the typed words already read. */
export type JobSearch = { filter: Omit<JobPostFilter, 'q'>; query: ParsedQuery; now: Date }

/** A condition of a search; `facet` names the one that is counted without it. */
export type Condition = FilterTest & { facet: FacetName | null }

/** Conditions put together: what each row `s` of job_search is asked, and what leads there in the index. */
export type Filters = { tests: readonly SQL[]; terms: readonly string[] }

export const filtersOf = (conditions: readonly Condition[]): Filters => ({
  tests: conditions.map(({ test }) => test),
  terms: conditions.flatMap(({ terms }) => terms ?? []),
})

/** The facet that is counted without the filter. */
const ownFacetOf = (name: FilterName): FacetName | null =>
  facetNames.find((each) => each === name && filterPredicates[each].facet.ownFilter === 'skipped') ?? null

/** Whether the values of a filter are alternatives to choose from; numbers, tags and ids are asked for each. */
const hasAlternatives = (name: FilterName): boolean =>
  jobPostFilters[name].kind !== 'number' && ownFacetOf(name) !== null

/** The typed and the chosen values of a filter as one choice, so that those beside a typed one can be added to it. */
const choicesOf = ({ filter, query: { wanted } }: JobSearch): Partial<FilterValues> => {
  const { q: _q, ...choices } = jobPostFilterSchema.parse(
    Object.fromEntries(
      filterNames
        .filter(hasAlternatives)
        .map((name) => [name, [...new Set([...valuesOf(wanted, name), ...valuesOf(filter, name)])]]),
    ),
  )
  return { ...choices, kind: [...assumedKinds(wanted, choices.kind)] }
}

/** The tests of what is not wanted, and of typed conditions that are asked for together with what was chosen. */
const typedConditions = ({ query: { wanted, unwanted }, now }: JobSearch): FilterTest[] => [
  ...filterNames.flatMap((name) => {
    const condition = hasAlternatives(name) ? null : conditionOf(name, wanted[name], now)
    return condition === null ? [] : [condition]
  }),
  ...unwanted.flatMap((filter) =>
    filterNames.flatMap((name) => {
      const condition = conditionOf(name, filter[name], now)
      return condition === null ? [] : [{ test: sql`not coalesce(${condition.test}, false)`, terms: null }]
    }),
  ),
]

/** Every condition but the words. */
export const filterConditions = (search: JobSearch): Condition[] => {
  const { filter, now } = search
  const always = [{ test: whereOpen(now), terms: null }, ...typedConditions(search)]
  const choices = choicesOf(search)
  return [
    ...always.map((condition) => ({ ...condition, facet: null })),
    ...filterNames.flatMap((name) => {
      const condition = conditionOf(name, hasAlternatives(name) ? choices[name] : filter[name], now)
      return condition === null ? [] : [{ ...condition, facet: ownFacetOf(name) }]
    }),
  ]
}

/** What of a query is looked for in texts. */
type Wordings = Pick<ParsedQuery, 'words' | 'excluded'>

/**
 * A tsquery on the row. As a subquery the planner can't look into the expression, takes it for a rare one and always uses
 * the index: it doesn't know that reading a row's terms costs a hundred times what reading the row does.
 */
const termsHold = (expression: string): SQL => sql`s.terms @@ (select ${expression}::tsquery)`

/**
 * The words in a field, by index alone, and none of the excluded that the index proves: an ad may hold only the pairs of a
 * longer one. `terms`: what leads to fewer of them.
 */
export const wordsIndexed = (
  { words, excluded }: Wordings,
  field: RankedField,
  terms: readonly string[],
): SQL => {
  const provenOut = excluded.filter((word) => !isUnproven(word))
  return termsHold([...terms, searchExpression(words, field), ...provenOut.map(without)].join(' & '))
}

/** Reads the normalised text of the row for all of the tests at once; none for no test. */
const inText = (tests: readonly SQL[]): SQL[] =>
  tests.length === 0
    ? []
    : [sql`(select ${allOf(tests)} from job_search_text t where t.job_post_id = s.job_post_id)`]

/** Answers from the text of the row if the words that the index doesn't prove are really there. */
export const wordsProven = (words: readonly SearchWord[]): SQL[] =>
  inText(words.filter(isUnproven).map((word) => adHolds(word, fieldText.any)))

/** Whether words are looked for in the text too, or only in the index, which lets through ads that hold only the pairs. */
export type Proof = 'proven' | 'indexed'

/** What finds some of the ads: a part of an index query, and what the text has to answer besides. */
type Alternative = { terms: readonly string[]; tests: readonly SQL[] }

const without = (word: SearchWord): string => `!(${searchExpression([word], 'any')})`

/**
 * What finds every match of words; an ad that meets one of the alternatives is one, and none meets two. The first is what
 * the index proves, so that the text is read only for the rest.
 */
const wordAlternatives = (words: readonly SearchWord[], proof: Proof): Alternative[] => {
  if (words.length === 0) return [{ terms: [], tests: [] }]
  const all = searchExpression(words, 'any')
  const tests = words.filter(isUnproven).map((word) => adHolds(word, fieldText.any))
  if (proof === 'indexed' || tests.length === 0) return [{ terms: [all], tests: [] }]
  const proven = provenExpression(words)
  if (proven === null) return [{ terms: [all], tests }]
  return [
    { terms: [proven], tests: [] },
    { terms: [unprovenExpression(words, proven)], tests },
  ]
}

/** What finds every ad without the excluded words; the text is read of those alone that may hold one, by their pairs. */
const exclusionAlternatives = (excluded: readonly SearchWord[]): Alternative[] => {
  const unproven = excluded.filter(isUnproven)
  const provenOut = excluded.filter((word) => !isUnproven(word)).map(without)
  if (unproven.length === 0) return [{ terms: provenOut, tests: [] }]
  const mayHold = unproven.map((word) => searchExpression([word], 'any')).join(' | ')
  return [
    { terms: [...provenOut, `!(${mayHold})`], tests: [] },
    { terms: [...provenOut, `(${mayHold})`], tests: unproven.map((word) => notHeld(word)) },
  ]
}

/** Without words the index has nothing to begin with but the excluded ones: the ids of their ads, made once. */
const exclusion = (word: SearchWord): SQL => {
  const ids = wordAlternatives([word], 'proven').map(
    ({ terms, tests }) =>
      sql`select s.job_post_id from job_search s where ${allOf([termsHold(terms.join(' & ')), ...inText(tests)])}`,
  )
  return sql`s.job_post_id not in (${sql.join(ids, sql` union all `)})`
}

/** `columns` of every ad of the sample that meets the filters and holds the words and none of the excluded ones. */
export const matches = (
  columns: SQL,
  filters: Filters,
  { words, excluded }: Wordings,
  proof: Proof,
  level: SampleLevel = 0,
): SQL => {
  const sample = sampleExpression(level)
  const select = (tests: readonly SQL[]) =>
    sql`select ${columns} from job_search s where ${allOf([...filters.tests, ...tests])}`
  const led = [...(sample === null ? [] : [sample]), ...filters.terms]
  if (words.length === 0 && led.length === 0) return select(excluded.map(exclusion))
  const selects = wordAlternatives(words, proof).flatMap((found) =>
    exclusionAlternatives(excluded).map((left) =>
      select([
        termsHold([...led, ...found.terms, ...left.terms].map((each) => `(${each})`).join(' & ')),
        ...inText([...found.tests, ...left.tests]),
      ]),
    ),
  )
  return sql.join(selects, sql` union all `)
}

const fieldText = {
  title: sql`split_part(t.shadow, ${'\n'}, 1)`,
  facts: sql`split_part(t.shadow, ${factsEnd}, 1)`,
  duties: sql`split_part(t.shadow, ${dutiesEnd}, 1)`,
  any: sql`t.shadow`,
} as const satisfies Record<Exclude<RankedField, 'named' | 'work'>, SQL>

const wordAlong = (word: SearchWord, field: Exclude<RankedField, 'named'>): SQL => {
  if (field === 'any') return adHolds(word, fieldText.any)
  if (field === 'work' && word.occupations.length > 0) return isOccupation(word.occupations)
  return adHolds({ ...word, occupations: [] }, fieldText[field === 'work' ? 'facts' : field])
}

/** The word is nowhere in the text. Excluded words are looked for as they were typed: they name no work. */
const notHeld = (word: SearchWord): SQL => sql`not ${adHolds(word, fieldText.any)}`

/**
 * The conditions of words for a search that goes along an order: in the text of the row, which is read ten times faster
 * than its terms.
 */
export const wordConditionsAlong = ({ words, excluded }: Wordings, field: RankedField): SQL[] => {
  const fields = field === 'named' ? (['work', 'title'] as const) : [field]
  const tests = fields.flatMap((each) => words.map((word) => wordAlong(word, each)))
  return inText([...tests, ...excluded.map(notHeld)])
}

export const allOf = (tests: readonly SQL[]): SQL => sql.join([...tests], sql` and `)
