import { limits } from '#contract/limits.ts'
import type { Hits } from '#server/backend/search/find-hits.ts'
import type { Reads } from './reads.ts'

/** A part of the newest open ads: of everybody's, or of one company's. */
export type NewestWindow = { company: string | null; offset: number; first: number }

/** A place and how many there are, with the card of the ad there; without one where nobody may see it. */
export type NewestPlace = Awaited<ReturnType<Reads['newest']['execute']>>[number]

const hitsOf = (rows: readonly NewestPlace[], first: number, counted: number): Hits => {
  const count = rows[0]?.count ?? 0
  const places = rows.flatMap(({ id, publishAt }) => (id === null ? [] : [{ id, main: '', publishAt }]))
  return {
    places: places.slice(0, first),
    hasNextPage: places.length > first,
    total: { value: Math.min(count, counted), exact: count <= counted },
    matched: null,
  }
}

/**
 * The places that a search without words finds among the newest, and in the same query their cards, which `keep` is handed
 * at once. A part that is asked for twice is read once.
 * @param counted so many ads are counted exactly.
 */
export const newestJobPosts = (
  reads: Pick<Reads, 'newest' | 'newestOfCompany'>,
  now: () => Date,
  keep: (rows: readonly NewestPlace[]) => void,
  counted: number = limits.countMax,
): ((window: NewestWindow) => Promise<Hits>) => {
  const read = async ({ company, offset, first }: NewestWindow): Promise<Hits> => {
    // One more than is asked for is looked for, and one more counted.
    const asked = { offset, first, more: first + 1, most: counted + 1, now: now().toISOString() }
    const rows =
      company === null
        ? await reads.newest.execute(asked)
        : await reads.newestOfCompany.execute({ ...asked, company })
    keep(rows.slice(0, first))
    return hitsOf(rows, first, counted)
  }
  const known = new Map<string, Promise<Hits>>()
  return (window) => {
    const key = [window.company, window.offset, window.first].join(' ')
    const found = known.get(key) ?? read(window)
    known.set(key, found)
    return found
  }
}
