import { limits } from '#contract/limits.ts'
import type { Hits } from '#server/backend/search/find-hits.ts'
import type { Reads } from './reads.ts'

/** A part of the newest open ads: of everybody's, or of one company's. */
export type NewestWindow = { company: string | null; offset: number; first: number }

type ReadNewest = (window: NewestWindow) => Promise<Hits>

/** A place and how many there are; without an ad where there is none. */
type Place = { count: number; id: string | null; publishAt: string }

const hitsOf = (rows: readonly Place[], first: number, counted: number): Hits => {
  const count = rows[0]?.count ?? 0
  const places = rows.flatMap(({ id, publishAt }) => (id === null ? [] : [{ id, main: '', publishAt }]))
  return {
    places: places.slice(0, first),
    hasNextPage: places.length > first,
    total: { value: Math.min(count, counted), exact: count <= counted },
    matched: null,
  }
}

type NewestOfAll = Awaited<ReturnType<Reads['newestJobPosts']['execute']>>[number]
type NewestOfOne = Awaited<ReturnType<Reads['newestOfCompany']['execute']>>[number]

/** The ad of a place with what came with it; without a company where all are of one. */
export type NewestRow = NewestOfOne & Partial<Pick<NewestOfAll, 'company'>>
/** The same with what a card shows. */
export type NewestCard = Awaited<ReturnType<Reads['newestCards']['execute']>>[number]

type Asked = { offset: number; first: number; more: number; most: number; now: string }
type NewestReads<Row> = {
  ofAll: (asked: Asked) => Promise<readonly Row[]>
  ofOne: (asked: Asked & { company: string }) => Promise<readonly Row[]>
}

export const wholeReads = (reads: Reads): NewestReads<NewestRow> => ({
  ofAll: (asked) => reads.newestJobPosts.execute(asked),
  ofOne: (asked) => reads.newestOfCompany.execute(asked),
})
export const cardReads = (reads: Reads): NewestReads<NewestCard> => ({
  ofAll: (asked) => reads.newestCards.execute(asked),
  ofOne: (asked) => reads.newestCardsOfCompany.execute(asked),
})

/**
 * The places that a search without words finds among the newest, and in the same query their ads, which `keep` is handed.
 * A part that is asked for twice is read once.
 * @param counted so many ads are counted exactly.
 */
export const newestJobPosts = <Row extends Place>(
  reads: NewestReads<Row>,
  now: () => Date,
  keep: (rows: readonly Row[]) => void,
  counted: number = limits.countMax,
): ReadNewest => {
  const read: ReadNewest = async ({ company, offset, first }) => {
    const asked = { offset, first, more: first + 1, most: counted + 1, now: now().toISOString() }
    const rows = await (company === null ? reads.ofAll(asked) : reads.ofOne({ ...asked, company }))
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
