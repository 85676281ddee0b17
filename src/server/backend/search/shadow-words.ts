import { sql, type SQL } from 'drizzle-orm'
import { joinPhrases } from '#server/domain/search/legal-phrases.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import {
  formTest,
  wholeTest,
  type SearchWord,
  type TextTest,
} from '#server/domain/search/search-expression.ts'

const testOf = (text: SQL, { kind, pattern }: TextTest): SQL =>
  kind === 'part' ? sql`strpos(${text}, ${pattern}) > 0` : sql`${text} ~ ${pattern}`

const anyOf = (tests: readonly SQL[]): SQL => sql`(${sql.join([...tests], sql` or `)})`

/** True where the word stands in the normalised text of a row `s` of job_search, in any of its forms, or is its work. */
export const adHolds = ({ forms, whole, occupations }: SearchWord, text: SQL): SQL =>
  anyOf([
    ...(occupations.length === 0 ? [] : [isOccupation(occupations)]),
    ...forms.map((form) => testOf(text, formTest(joinPhrases(form)))),
    ...whole.map((form) => testOf(text, wholeTest(form))),
  ])

/** True where a row `s` of job_search is of one of the occupations. */
export const isOccupation = (codes: readonly string[]): SQL =>
  sql`s.occupation = any(${`{${codes.join(',')}}`}::text[])`

const textHolds = ({ forms, whole }: SearchWord, text: SQL): SQL =>
  anyOf([
    ...forms.map((form) => testOf(text, formTest(form))),
    ...whole.map((form) => testOf(text, wholeTest(form))),
  ])

/** The words of a query on a normalised text, for tables small enough to be read whole. */
export const queryHolds = (query: ParsedQuery, text: SQL): SQL[] => [
  ...query.words.map((word) => textHolds(word, text)),
  ...query.excluded.map((word) => sql`not ${textHolds(word, text)}`),
]
