import { limits } from './limits.ts'

/** Where paging ends: the last of the pages whose entries are counted exactly. */
export const lastPage = limits.countMax / limits.pageSize

/** The page a list is asked for, from 1 to where paging ends; 1 when it is absent or no such number. */
export const readPage = (params: URLSearchParams): number => {
  const text = params.get('page') ?? ''
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= lastPage ? page : 1
}

/** What the links under a list show: page numbers, with gaps between what is left out. */
export type PageStep = { kind: 'page'; page: number } | { kind: 'gap' }

/** How many pages `total` entries make; an empty list has one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The first page, the last and those beside the current one; near an end one more, so that no gap stands for one page. */
export const pageSteps = (current: number, last: number): PageStep[] => {
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) =>
      page === 1 ||
      page === last ||
      Math.abs(page - current) <= 1 ||
      (page === 2 && current <= 4) ||
      (page === last - 1 && current >= last - 3),
  )
  return shown.flatMap((page, index): PageStep[] => {
    const before = shown[index - 1]
    return before === undefined || before === page - 1
      ? [{ kind: 'page', page }]
      : [{ kind: 'gap' }, { kind: 'page', page }]
  })
}
