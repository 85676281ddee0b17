import { sql, type SQL } from 'drizzle-orm'
import type { RankedField } from '#contract/ranking.ts'
import { listedWordsDigest } from '#server/domain/search/listed-words.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import { sampleExpression, type SampleLevel } from '#server/domain/search/sample.ts'
import {
  expressionsByProof,
  isUnproven,
  searchExpression,
  type ByProof,
  type IndexForm,
  type SearchWord,
} from '#server/domain/search/search-expression.ts'
import { dutiesEnd, factsEnd } from '#server/domain/search/search-terms.ts'
import { allOf, type Filters } from './job-filter.ts'
import { adHolds, isOccupation } from './shadow-words.ts'

/** What of a query is looked for in texts. */
type Wordings = Pick<ParsedQuery, 'words' | 'excluded'>

/** Whether every row has the words that are listed now: not one is from before them, or from before their last change. */
const everyRowIsListed = sql`(select min(l.listed_words) = ${listedWordsDigest} and max(l.listed_words) = ${listedWordsDigest} from job_search l)`

/** A tsquery by each form of the index; null: nothing is found so. */
type Expressions = Record<IndexForm, string | null>

const byForm = (make: (by: IndexForm) => string | null): Expressions => ({
  listed: make('listed'),
  pairs: make('pairs'),
})

/**
 * A tsquery on the row. As a subquery the planner can't look into the expression, takes it for a rare one and always uses
 * the index: it doesn't know that reading a row's terms costs a hundred times what reading the row does.
 */
const termsHold = ({ listed, pairs }: Expressions): SQL =>
  listed === pairs
    ? sql`s.terms @@ (select ${pairs}::tsquery)`
    : sql`s.terms @@ (select case when ${everyRowIsListed} then ${listed}::tsquery else ${pairs}::tsquery end)`

/**
 * What leads to fewer ads, each a query of its own: the index then leaps from one to the next, where all in one are asked
 * of every ad that any alternative of them has.
 */
const ledBy = (terms: readonly string[]): SQL[] =>
  terms.map((term) => sql`s.terms @@ (select ${term}::tsquery)`)

/**
 * The words in a field, by index alone, and none of the excluded that the index proves: an ad may hold only the pairs of a
 * longer one. `terms`: what leads to fewer of them.
 */
export const wordsIndexed = (
  { words, excluded }: Wordings,
  field: RankedField,
  terms: readonly string[],
  how: 'apart' | 'together' = 'apart',
): SQL =>
  allOf([
    ...(how === 'apart' ? ledBy(terms) : []),
    termsHold(
      byForm((by) => {
        const provenOut = excluded.filter((word) => !isUnproven(word, by))
        return [
          ...(how === 'together' ? terms : []),
          searchExpression(words, field, by),
          ...provenOut.map((word) => without([word], by)),
        ].join(' & ')
      }),
    ),
  ])

/** Reads the normalised text of the row for all of the tests at once; none for no test. */
const inText = (tests: readonly SQL[]): SQL[] =>
  tests.length === 0
    ? []
    : [sql`(select ${allOf(tests)} from job_search_text t where t.job_post_id = s.job_post_id)`]

/** Words that the text may have to prove; where every row has the listed words, not all of them. */
const mayNeedText = (words: readonly SearchWord[]): readonly SearchWord[] =>
  words.filter((word) => isUnproven(word, 'pairs'))

/** Answers from the text of the row if the words that the index doesn't prove are really there. */
export const wordsProven = (words: readonly SearchWord[]): SQL[] =>
  inText(mayNeedText(words).map((word) => adHolds(word, fieldText.any)))

/** Whether texts are read to find what an index has that lists all words. */
export const isProvenByText = ({ words, excluded }: Wordings): boolean =>
  [...words, ...excluded].some((word) => isUnproven(word, 'listed'))

/** The ads that a search found, as an array literal of their ids. */
export type MatchedAds = { ids: string }

/** Whether words are looked for in the text too, or only in the index, which lets through ads that hold only the pairs. */
export type Proof = 'proven' | 'indexed'

/** What finds some of the ads: a part of an index query, and what the text has to answer besides. */
type Alternative = { terms: Expressions; tests: readonly SQL[] }

const without = (words: readonly SearchWord[], by: IndexForm): string =>
  `!(${words.map((word) => searchExpression([word], 'any', by)).join(' | ')})`

const alternatives = (make: (by: IndexForm) => ByProof, tests: readonly SQL[]): Alternative[] => [
  { terms: byForm((by) => make(by).proven), tests: [] },
  { terms: byForm((by) => make(by).unproven), tests },
]

/**
 * What finds every match of words; an ad that meets one of the alternatives is one, and none meets two. The first is what
 * the index proves, so that the text is read only for the rest.
 */
const wordAlternatives = (words: readonly SearchWord[], proof: Proof): Alternative[] =>
  alternatives(
    (by) => {
      if (words.length === 0) return { proven: '', unproven: null }
      if (proof === 'indexed') return { proven: searchExpression(words, 'any', by), unproven: null }
      return expressionsByProof(words, by)
    },
    mayNeedText(words).map((word) => adHolds(word, fieldText.any)),
  )

/** What finds every ad without the excluded words; the text is read of those alone that may hold one, by their pairs. */
const exclusionAlternatives = (excluded: readonly SearchWord[]): Alternative[] =>
  alternatives((by) => {
    const unproven = excluded.filter((word) => isUnproven(word, by))
    const provenOut = excluded.filter((word) => !isUnproven(word, by)).map((word) => without([word], by))
    if (unproven.length === 0) return { proven: provenOut.join(' & '), unproven: null }
    const noneHeld = without(unproven, by)
    return {
      proven: [...provenOut, noneHeld].join(' & '),
      unproven: [...provenOut, `!${noneHeld}`].join(' & '),
    }
  }, mayNeedText(excluded).map(notHeld))

/** What meets all; an expression that is empty asks for nothing. */
const all = (parts: readonly Expressions[]): Expressions =>
  byForm((by) => {
    const expressions = parts.map((part) => part[by])
    return expressions.includes(null)
      ? null
      : expressions
          .filter((part) => part !== '')
          .map((part) => `(${part})`)
          .join(' & ')
  })

const findsSome = ({ listed, pairs }: Expressions): boolean => listed !== null || pairs !== null

/** Without words the index has nothing to begin with but the excluded ones: the ids of their ads, made once. */
const exclusion = (word: SearchWord): SQL => {
  const ids = wordAlternatives([word], 'proven')
    .filter(({ terms }) => findsSome(terms))
    .map(
      ({ terms, tests }) =>
        sql`select s.job_post_id from job_search s where ${allOf([termsHold(terms), ...inText(tests)])}`,
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
  // Words that are excluded need something that leads in the same query.
  const apart = words.length > 0 || excluded.length === 0 ? led : led.slice(1)
  const together = byForm(() => led.slice(0, led.length - apart.length).join(''))
  const selects = wordAlternatives(words, proof).flatMap((found) =>
    exclusionAlternatives(excluded).flatMap((left) => {
      const terms = all([together, found.terms, left.terms])
      const asked = terms.listed === '' ? [] : [termsHold(terms)]
      return findsSome(terms)
        ? [select([...ledBy(apart), ...asked, ...inText([...found.tests, ...left.tests])])]
        : []
    }),
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
