import { limits } from '#contract/limits.ts'
import { readPlace } from '#server/domain/places/read-place.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { guessesFor } from '#server/domain/search/other-writings.ts'
import type { Database } from '#server/backend/database/open.ts'
import { findHits, type Total } from './find-hits.ts'
import { indexWordsLike } from './index-words.ts'
import type { JobSearch } from './job-filter.ts'

/** Words to type instead, and how many ads they find with the same filters. */
export type Guess = { q: string; total: Total }

/** Guesses that are counted, and the words of a query for which there are any. */
const counted = 3
const wordsGuessed = 2

/** A name alone stays a word, though ads may be at its station under another name: 三宮 is 三ノ宮 too. */
const stationCalled = (written: string): { written: string; distance: number }[] => {
  const { kind } = readPlace(written)
  return kind === 'place' || kind === 'places' ? [{ written: `${written}駅`, distance: 0 }] : []
}

/** What may have been meant by words that find little: of those that find more than they the nearest, and of these the one that finds the most. */
export const findGuess = async (
  database: Database,
  search: JobSearch,
  { value }: Total,
): Promise<Guess | null> => {
  const { typed, words } = search.query
  if (value >= limits.enoughHits) return null
  const guessed = await Promise.all(
    words.slice(0, wordsGuessed).map(async ({ written, forms: [form = ''] }) => {
      const ofAds = await indexWordsLike(database, form, search.now)
      const others = [...stationCalled(written), ...guessesFor(form, counted, ofAds)]
      return others.map(({ written: guess, distance }) => ({
        q: typed.replace(written, () => guess),
        distance,
      }))
    }),
  )
  const instead = guessed
    .flat()
    .filter(({ q }) => q !== typed)
    .slice(0, counted)
  const guesses = await Promise.all(
    instead.map(async ({ q, distance }) => {
      const { total } = await findHits(database, { ...search, query: parseQuery(q) }, 'newest', {
        kind: 'offset',
        offset: 0,
        first: 1,
      })
      return { q, total, distance }
    }),
  )
  const [best] = guesses
    .filter(({ total }) => total.value > value)
    .toSorted((a, b) => a.distance - b.distance || b.total.value - a.total.value)
  return best === undefined ? null : { q: best.q, total: best.total }
}
