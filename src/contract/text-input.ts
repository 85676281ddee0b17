import * as z from 'zod/mini'
import { firstHidden, plainCode, plainLine, plainLines } from './hidden-characters.ts'
import { hiddenProblemOf } from './hidden-problem.ts'
import { isId } from './id.ts'
import { isVisible, oneLine, severalLines, visible } from './plain-text.ts'

/**
 * Parts of input schemas. A text is bounded before anything else is done with it, then normalised, then judged; a list is
 * counted before its items are read. `bounded-input.test.ts` holds every exported schema to it.
 */

/** Characters that are read of a text that may have `most`: it may come with CRLF, half-width marks and spaces around. */
const readOf = (most: number): number => most * 4 + 100
/** The same of a field whose own schema bounds it again. */
const anyFieldMost = 20_000

/** A text that is not looked at where it is longer than `most`. */
const bounded = (most: number, tooLong: string, absent: string) =>
  z.string(absent).check(z.maxLength(most, { error: tooLong, abort: true }))

/** Refuses what neither `text` nor `jsonb` of Postgres can hold, and nobody types: NUL and half a surrogate pair. */
const whole = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), 'NOT_PLAIN')

/** What programs write, and nobody types; it is never changed. */
export const machineText = (most: number, problem = 'INVALID') => bounded(most, problem, problem).check(whole)

/** A text without what no database holds. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** What is typed, before anything is read of it, without what no database holds. */
export const rawText = (most: number) => bounded(most, 'TOO_LONG', 'INVALID').check(z.overwrite(storable))

/** The id of a record. */
export const idText = machineText(36).check(z.refine(isId, 'INVALID'))

/** A password: spaces and characters that nobody sees are part of it. */
export const secretText = (most: number) =>
  bounded(most, 'TOO_LONG', 'REQUIRED').check(z.minLength(1, 'REQUIRED'), whole)

/** A code, number, date or address as people type it, read by `read`; what is far too long has the problem. */
export const typedCode = (most: number, problem: string, read: (text: string) => string = plainCode) =>
  bounded(readOf(most), problem, 'REQUIRED').check(z.overwrite(read), whole)

/** What is typed for a number, or the number that was read of it before. */
export const typedOrNumber = (problem: string, absent: string) =>
  z.union([typedCode(40, problem), z.number()], {
    error: ({ input }) => (typeof input === 'string' || typeof input === 'number' ? problem : absent),
  })

/** A whole number that forms send as digits. */
export const wholeInput = (least: number) =>
  z.pipe(
    z.pipe(typedOrNumber('INVALID', 'INVALID'), z.transform(Number)),
    z.int('INVALID').check(z.minimum(least, 'INVALID')),
  )

const line = (length: number, absent: string) =>
  bounded(readOf(length), 'TOO_LONG', absent).check(z.overwrite((text) => plainLine(text).trim()))

/** Text of one line, 1 to `length` characters. */
export const requiredText = (length: number) =>
  line(length, 'REQUIRED').check(visible, z.maxLength(length, 'TOO_LONG'), oneLine)

/** Text of one line, at most `length` characters. */
export const lineText = (length: number) =>
  line(length, 'INVALID').check(z.maxLength(length, 'TOO_LONG'), oneLine)

/** The same; absent is empty, and so is null, which stands for what a form left empty. */
export const optionalText = (length: number) =>
  z.prefault(
    z.pipe(
      z.nullable(lineText(length)),
      z.transform((text) => text ?? ''),
    ),
    '',
  )

/** The name of a person or a company: the one text of which a character that nobody sees is refused, by its own name. */
export const nameText = (length: number) =>
  bounded(readOf(length), 'TOO_LONG', 'REQUIRED').check(
    z.trim(),
    visible,
    z.maxLength(length, 'TOO_LONG'),
    z.refine<string>((text) => firstHidden(text) === null, {
      error: ({ input }) => hiddenProblemOf(String(input)),
    }),
    oneLine,
  )

/** Text of several lines, which end with `\n`, at most `length` characters. */
export const linesText = (length: number, absent = 'INVALID') =>
  bounded(readOf(length), 'TOO_LONG', absent).check(
    z.overwrite((text) => plainLines(text).trim()),
    z.maxLength(length, 'TOO_LONG'),
    severalLines,
  )

/** The same; what is absent is empty. */
export const optionalLines = (length: number) =>
  z.pipe(
    z.nullish(linesText(length)),
    z.transform((text) => text ?? ''),
  )

/** A field that may be left empty: a form sends null, the empty text or nothing, and null is kept. */
export const blankable = <Schema extends z.core.$ZodType<unknown, string>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.nullish(bounded(anyFieldMost, 'TOO_LONG', 'INVALID')),
      z.transform((text) => (text === undefined || text === null || !isVisible(text) ? null : text)),
    ),
    z.nullable(schema),
  )

/** At most `most` items, which are counted before any of them is read. */
export const listOf = <Item extends z.core.SomeType>(item: Item, most: number, tooMany = 'TOO_MANY') =>
  z.pipe(
    z
      .array(z.custom<z.core.input<Item>>(), 'INVALID')
      .check(z.maxLength(most, { error: tooMany, abort: true })),
    z.array(item),
  )
