import { isEmptyQuery } from '#server/domain/search/parse-query.ts'
import { highlight, snippet } from '#server/domain/search/highlight.ts'
import type { JobPostSort } from '#contract/job-post-query.ts'
import { countFacets, type JobFacets } from '#server/backend/search/count-facets.ts'
import { findCompanyHits } from '#server/backend/search/company-hits.ts'
import { findHits, sortOf, type Hits } from '#server/backend/search/find-hits.ts'
import { nearOf, type JobSearch } from '#server/backend/search/job-filter.ts'
import type { OrderKey } from '#server/backend/search/job-order.ts'
import { walkedFrom } from '#server/backend/search/near-tests.ts'
import { knownStation, stationValuesOnLine } from '#server/domain/places/station-values.ts'
import { wayThere } from '#server/domain/search/way-there.ts'
import type { Highlight } from './common-types.ts'
import type { Context } from './context.ts'
import { hiddenFrom } from './hiding/hidden-from.ts'
import { inputError } from './input-error.ts'
import { readJobPostFilter } from './job-post-filter.ts'
import { isInstantText, isUuid, readCursor, writeCursor, type Paging } from './list-window.ts'
import { wholeJobPost, type JobPostParent } from './whole-rows.ts'

/** A list of ads as asked for; its parts are found when they are resolved, each once. */
export type JobPostList = {
  search: JobSearch
  sort: JobPostSort
  paging: Paging
  hits: () => Promise<Hits>
  facets: () => Promise<JobFacets>
}

export type JobPostEdge = { cursor: string; node: JobPostParent; list: JobPostList }

/** What the column of the wage rank can hold, and how near an ad is. */
const isWageRank = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) < 2 ** 31

const keyOf = (sort: JobPostSort, cursor: string): OrderKey => {
  const [main = '', publishAt = '', id = ''] = readCursor(`jobPosts.${sort}`, cursor, 3)
  const mainFits =
    main === ''
      ? sort === 'newest' || sort === 'relevance'
      : sort === 'wage' || sort === 'hourly' || sort === 'near'
        ? isWageRank(main)
        : isInstantText(main)
  if (!mainFits || !isInstantText(publishAt) || !isUuid(id))
    throw inputError('after is no cursor of this list')
  return { main, publishAt, id }
}

export const cursorOf = (sort: JobPostSort, { main, publishAt, id }: OrderKey): string =>
  writeCursor(`jobPosts.${sort}`, [main, publishAt, id])

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** Whether a search asks for nothing, and is the same for everybody; `but` is a filter that may be asked for all the same. */
const isUnfiltered = ({ filter, query, hiddenFrom = null }: JobSearch, but?: 'company'): boolean =>
  hiddenFrom === null &&
  isEmptyQuery(query) &&
  Object.entries(filter).every(
    ([name, value]) => name === but || value === undefined || (Array.isArray(value) && value.length === 0),
  )

/** Whether a search is for the newest ads alone, of everybody or of one company. */
const isForNewest = (search: JobSearch, sort: JobPostSort): boolean =>
  (sort === 'newest' || sort === 'relevance') && isUnfiltered(search, 'company')

/** A list whose queries are run when its fields are asked for. */
export const jobPostList = (
  { database, facetCache, loaders }: Context,
  search: JobSearch,
  { sort: asked, paging }: { sort: JobPostSort; paging: Paging },
): JobPostList => {
  const sort = sortOf(search, asked)
  const window =
    paging.kind === 'offset'
      ? paging
      : ({ kind: 'after', key: keyOf(sort, paging.cursor), first: paging.first } as const)
  if (
    window.kind === 'after' &&
    sort === 'relevance' &&
    (window.key.main === '') !== (search.query.words.length === 0)
  )
    throw inputError('after is no cursor of this list')
  const { company = null } = search.filter
  const hits = once(() =>
    window.kind === 'offset' && isForNewest(search, sort)
      ? loaders.newest({ company, offset: window.offset, first: window.first })
      : findHits(database, search, sort, window),
  )
  const facets = once(async () => {
    if (isUnfiltered(search)) return facetCache.get('all', () => countFacets(database, search, 'indexed'))
    // Where the count is not exact either, the facets are counted by index alone.
    const { total, matched } = await hits()
    return countFacets(database, search, total.exact ? (matched ?? 'proven') : 'indexed')
  })
  return { search, sort, paging, hits, facets }
}

/** The ads of one company: those on the list now, or every public one. */
export const companyJobPosts = async (
  context: Context,
  companyId: string,
  which: 'open' | 'public',
  paging: Paging,
): Promise<JobPostList> => {
  const { database, now } = context
  const uid = await hiddenFrom(context)
  const search = { ...readJobPostFilter({ company: companyId }, now), hiddenFrom: uid }
  const list = jobPostList(context, search, { sort: 'newest', paging })
  if (which === 'open' || paging.kind !== 'offset') return list
  return { ...list, hits: once(() => findCompanyHits(database, companyId, now, paging, uid)) }
}

/**
 * The ads of the window; one that was taken down since it was found is left out. Where words are marked in their texts,
 * they are read whole, else as cards.
 */
export const edgesOf = async (list: JobPostList, { loaders }: Context): Promise<JobPostEdge[]> => {
  const { places } = await list.hits()
  const loader = list.search.query.words.length === 0 ? loaders.card : loaders.jobPost
  const rows: (JobPostParent | Error | null)[] = await loader.loadMany(places.map(({ id }) => id))
  return places.flatMap((place, index) => {
    const node = rows[index]
    if (node instanceof Error) throw node
    return node === null || node === undefined ? [] : [{ cursor: cursorOf(list.sort, place), node, list }]
  })
}

export const highlightOf = async (
  { node, list }: JobPostEdge,
  _args: unknown,
  context: Context,
): Promise<Highlight> => {
  const { words } = list.search.query
  if (words.length === 0) return { title: highlight(node.title, words), snippet: [] }
  const { title, duties, dutiesRange, workplacesRange, holidays } = await wholeJobPost(node, context)
  return {
    title: highlight(title, words),
    snippet: snippet([duties, dutiesRange, workplacesRange, holidays], words),
  }
}

/** Kilometres around the stations that are asked for, typed or chosen; null: none, or there is no station. */
export const kilometresOf = ({ search }: JobPostList): number | null => {
  const { station = [], km } = nearOf(search)
  return station.length === 0 ? null : (km ?? null)
}

/** Stations and lines of the filter that there are none of. */
export const unknownPlacesOf = ({ search: { filter } }: JobPostList): string[] => [
  ...filter.station.filter((value) => knownStation(value) === null),
  ...filter.line.filter((name) => stationValuesOnLine(name).length === 0),
]

/** Whether a station or line is asked for, typed or chosen. */
export const isPlaced = ({ search }: JobPostList): boolean => sortOf(search, 'near') === 'near'

export const wayOf = async (
  { node, list }: JobPostEdge,
  _args: unknown,
  { loaders }: Context,
): Promise<string | null> => {
  if (!isPlaced(list)) return null
  const near = nearOf(list.search)
  const places = await loaders.workplaces.load(node.id)
  return wayThere(
    { workplaces: places.filter(({ scope }) => scope === 'hire'), remote: node.remote },
    { stations: near.station ?? [], ofLines: walkedFrom({ line: near.line ?? [] }) },
  )
}
