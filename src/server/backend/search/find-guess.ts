import { parseQuery } from '#server/domain/search/parse-query.ts'
import { guessesFor } from '#server/domain/search/other-writings.ts'
import type { Database } from '#server/backend/database/open.ts'
import { findHits, type Total } from './find-hits.ts'
import type { JobSearch } from './job-filter.ts'

/** Words to type instead, and how many ads they find with the same filters. */
export type Guess = { q: string; total: Total }

/** From here on enough is found. */
const enough = 3
/** Guesses that are counted, and the words of a query for which there are any. */
const counted = 3
const wordsGuessed = 2

/** What may have been meant by words that find little: of those like them the one that finds the most, and more than they. */
export const findGuess = async (
  database: Database,
  search: JobSearch,
  { value }: Total,
): Promise<Guess | null> => {
  const { typed, words } = search.query
  if (value >= enough) return null
  const instead = words
    .slice(0, wordsGuessed)
    .flatMap(({ written, forms: [form = ''] }) =>
      guessesFor(form, counted).map((guess) => typed.replace(written, () => guess)),
    )
    .filter((q) => q !== typed)
    .slice(0, counted)
  const guesses = await Promise.all(
    instead.map(async (q) => {
      const { total } = await findHits(database, { ...search, query: parseQuery(q) }, 'newest', {
        kind: 'offset',
        offset: 0,
        first: 1,
      })
      return { q, total }
    }),
  )
  const [best] = guesses.toSorted((a, b) => b.total.value - a.total.value)
  return best !== undefined && best.total.value > value ? best : null
}
