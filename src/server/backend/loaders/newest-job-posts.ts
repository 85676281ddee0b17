import { limits } from '#contract/limits.ts'
import type { Hits } from '#server/backend/search/find-hits.ts'
import type { Reads } from './reads.ts'

/** A part of the newest open ads: of everybody's, or of one company's. */
export type NewestWindow = { company: string | null; offset: number; first: number }

type NewestLoader<Row> = {
  newest: (window: NewestWindow) => Promise<Hits>
  /** Takes what a query for something else brought of a part. */
  keepNewest: (window: NewestWindow, rows: readonly Row[]) => void
}

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

/** What the statements take for a part: one more than is asked for is looked for, and one more counted. */
export const partOf = (
  { offset, first }: Omit<NewestWindow, 'company'>,
  counted: number = limits.countMax,
) => ({
  offset,
  first,
  more: first + 1,
  most: counted + 1,
})
type Asked = ReturnType<typeof partOf> & { now: string }
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
 * The places that a search without words finds among the newest, and in the same query their ads, which `keep` is handed
 * at once. A part that is asked for twice is read once.
 * @param counted so many ads are counted exactly.
 */
export const newestJobPosts = <Row extends Place>(
  reads: NewestReads<Row>,
  now: () => Date,
  keep: (rows: readonly Row[]) => void,
  counted: number = limits.countMax,
): NewestLoader<Row> => {
  const answer = ({ first }: NewestWindow, rows: readonly Row[]): Hits => {
    keep(rows.slice(0, first))
    return hitsOf(rows, first, counted)
  }
  const read = async (window: NewestWindow): Promise<Hits> => {
    const { company } = window
    const asked = { ...partOf(window, counted), now: now().toISOString() }
    return answer(window, await (company === null ? reads.ofAll(asked) : reads.ofOne({ ...asked, company })))
  }
  const known = new Map<string, Promise<Hits>>()
  const keyOf = ({ company, offset, first }: NewestWindow): string => [company, offset, first].join(' ')
  return {
    newest: (window) => {
      const found = known.get(keyOf(window)) ?? read(window)
      known.set(keyOf(window), found)
      return found
    },
    keepNewest: (window, rows) => {
      known.set(keyOf(window), Promise.resolve(answer(window, rows)))
    },
  }
}
