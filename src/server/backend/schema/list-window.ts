import { isId } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { isBrokenText } from '#server/backend/guards/broken-text.ts'
import { isDay, isTimeOfDay } from '#server/domain/calendar.ts'
import { inputError } from './input-error.ts'

/** The paging arguments of every list; null counts as absent. */
export type PagingArgs = {
  first?: number | null | undefined
  after?: string | null | undefined
  page?: number | null | undefined
}

export type Paging =
  { kind: 'offset'; offset: number; first: number } | { kind: 'after'; cursor: string; first: number }

/** Checks the paging arguments: `page` from 1 within the first `limits.countMax`, or `after`, never both. */
export const readPaging = ({ first, after, page }: PagingArgs): Paging => {
  const size = first ?? limits.pageSize
  if (size < 1 || size > limits.pageSizeMax) throw inputError(`first must be from 1 to ${limits.pageSizeMax}`)
  if (after !== null && after !== undefined) {
    if (page !== null && page !== undefined) throw inputError('Give after or page, not both')
    return { kind: 'after', cursor: after, first: size }
  }
  const number = page ?? 1
  if (number < 1 || number * size > limits.countMax)
    throw inputError(`page must be at least 1 and end within the first ${limits.countMax}`)
  return { kind: 'offset', offset: (number - 1) * size, first: size }
}

/** True for the parts of a list that have something before them. */
export const hasPrevious = (paging: Paging): boolean => paging.kind === 'after' || paging.offset > 0

/** A cursor is opaque to callers: the list it belongs to and where in it, as base64url of JSON. */
export const writeCursor = (list: string, values: readonly string[]): string =>
  Buffer.from(JSON.stringify([list, ...values])).toString('base64url')

/** The values of a cursor of this list, `count` of them. Throws INVALID_INPUT for anything else. */
export const readCursor = (list: string, cursor: string, count: number): string[] => {
  const [of, ...values] = parseCursor(cursor)
  if (of !== list || values.length !== count || values.some(isBrokenText))
    throw inputError('after is no cursor of this list')
  return values
}

const parseCursor = (cursor: string): string[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parsed) ? parsed.filter((value) => typeof value === 'string') : []
  } catch {
    return []
  }
}

/** True for an id as a caller may write it: Postgres reads capitals too. */
export const isUuid = (text: string): boolean => isId(text.toLowerCase())

/** An instant as the cursors of job lists hold it: in UTC, with a space between day and time. */
export const isInstantText = (text: string): boolean =>
  text[10] === ' ' && isDay(text.slice(0, 10)) && isTimeOfDay(text.slice(11))
