import { sql, type SQL } from 'drizzle-orm'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import { formTest, type SearchWord } from '#server/domain/search/search-expression.ts'

const holds = ({ forms }: SearchWord, shadow: SQL): SQL => {
  const tests = forms.map((form) => {
    const { kind, pattern } = formTest(form)
    return kind === 'like' ? sql`${shadow} like ${pattern}` : sql`${shadow} ~ ${pattern}`
  })
  return sql`(${sql.join(tests, sql` or `)})`
}

/** The words of a query on a normalised text itself, for tables small enough to be read whole. */
export const shadowHolds = (query: ParsedQuery, shadow: SQL): SQL[] => [
  ...query.words.map((word) => holds(word, shadow)),
  ...query.excluded.map((word) => sql`not ${holds(word, shadow)}`),
]
