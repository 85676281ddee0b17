import { limits } from '#contract/limits.ts'
import type { Hits } from '#server/backend/search/find-hits.ts'
import type { Reads } from './reads.ts'

/** A part of the newest open ads: of everybody's, or of one company's. */
export type NewestWindow = { company: string | null; offset: number; first: number }

type ReadNewest = (window: NewestWindow) => Promise<Hits>

const hitsOf = (rows: readonly NewestRow[], first: number, counted: number): Hits => {
  const count = rows[0]?.count ?? 0
  const places = rows.flatMap(({ id, publishAt }) => (id === null ? [] : [{ id, main: '', publishAt }]))
  return {
    places: places.slice(0, first),
    hasNextPage: places.length > first,
    total: { value: Math.min(count, counted), exact: count <= counted },
  }
}

type NewestOfAll = Awaited<ReturnType<Reads['newestJobPosts']['execute']>>[number]
type NewestOfOne = Awaited<ReturnType<Reads['newestOfCompany']['execute']>>[number]

/** The ad of a place with what came with it; without a company where all are of one. */
export type NewestRow = NewestOfOne & Partial<Pick<NewestOfAll, 'company'>>

/**
 * The places that a search without words finds among the newest, and in the same query their ads, which `keep` is handed.
 * A part that is asked for twice is read once.
 * @param counted so many ads are counted exactly.
 */
export const newestJobPosts = (
  reads: Reads,
  now: () => Date,
  keep: (rows: readonly NewestRow[]) => void,
  counted: number = limits.countMax,
): ReadNewest => {
  const read: ReadNewest = async ({ company, offset, first }) => {
    const asked = { offset, first, more: first + 1, most: counted + 1, now: now().toISOString() }
    const rows: readonly NewestRow[] =
      company === null
        ? await reads.newestJobPosts.execute(asked)
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
