import { deskLimits } from '#contract/desk.ts'
import { limits } from '#contract/limits.ts'
import { pageCount, readPage } from '#contract/paging.ts'

/** The page of a queue that its address names, and the addresses of the others. */
export const deskPage = (url: URL, list: string) => ({
  page: Math.min(readPage(url.searchParams), limits.countMax / deskLimits.listed),
  hrefOf: (page: number) => (page > 1 ? `${list}?page=${page}` : list),
  /** The last page of a queue in which so many wait. */
  lastOf: (count: number) => pageCount(Math.min(count, limits.countMax), deskLimits.listed),
})
