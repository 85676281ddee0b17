import { sql, type SQL } from 'drizzle-orm'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import { formTest, type SearchWord } from '#server/domain/search/search-expression.ts'

/** True where the word stands in the normalised text, in any of its forms. */
export const textHolds = ({ forms }: SearchWord, text: SQL): SQL => {
  const tests = forms.map((form) => {
    const { kind, pattern } = formTest(form)
    return kind === 'part' ? sql`strpos(${text}, ${pattern}) > 0` : sql`${text} ~ ${pattern}`
  })
  return sql`(${sql.join(tests, sql` or `)})`
}

/** A whole query on a normalised text, for tables small enough to be read whole. */
export const queryHolds = (query: ParsedQuery, text: SQL): SQL[] => [
  ...query.words.map((word) => textHolds(word, text)),
  ...query.excluded.map((word) => sql`not ${textHolds(word, text)}`),
]
