import * as z from 'zod/mini'
import { requiredText } from './account-field.ts'
import { severalLines, visible } from './plain-text.ts'
import {
  dayProblem,
  monthProblem,
  readDay,
  readMonth,
  type DayProblem,
  type MonthProblem,
} from './written-date.ts'

/** A field that may be left empty: a form sends null, the empty text or nothing, and the profile keeps null. */
export const blankable = <Schema extends z.core.$ZodType<unknown, string>>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown, context): string | null => {
      if (value === undefined || value === null) return null
      if (typeof value === 'string') return value.trim() === '' ? null : value
      context.issues.push({ code: 'custom', message: 'INVALID', input: value })
      return z.NEVER
    }),
    z.nullable(schema),
  )

/** One line, 1 to `length` characters, or nothing. */
export const blankableLine = (length: number) => blankable(requiredText(length))

/** Text of several lines, at most `length` characters with `\n` for each end of a line, or nothing. */
export const blankableText = (length: number) =>
  blankable(
    z.string('INVALID').check(
      z.overwrite((text: string) => text.replace(/\r\n?/gu, '\n').trim()),
      visible,
      z.maxLength(length, 'TOO_LONG'),
      severalLines,
    ),
  )

/** What `read` makes of a typed text; of a text that it does not know, the problem. */
const written = (
  read: (text: string) => string | null,
  problemOf: (text: string) => DayProblem | MonthProblem,
) =>
  z.pipe(
    z.string('REQUIRED').check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(40, 'TOO_LONG')),
    z.transform((text, context) => {
      const value = read(text)
      if (value !== null) return value
      context.issues.push({ code: 'custom', message: problemOf(text), input: text })
      return z.NEVER
    }),
  )

export const monthSchema = written(readMonth, monthProblem)
export const daySchema = written(readDay, dayProblem)

const separators = /[\n\r,、，;；]+/u

/** Words typed one a line or with commas between, or a list of them: each once, at most `most`, 50 characters each. */
export const tagsSchema = (most: number) =>
  z.pipe(
    z.transform((value: unknown) => {
      const words = typeof value === 'string' ? value.split(separators) : (value ?? [])
      if (!Array.isArray(words)) return words
      const trimmed = words.map((word: unknown) => (typeof word === 'string' ? word.trim() : word))
      return [...new Set(trimmed)].filter((word) => word !== '')
    }),
    z.array(requiredText(50)).check(z.maxLength(most, 'TOO_MANY')),
  )

/** Codes of a closed list, each once. */
export const codesSchema = <Code extends string>(codes: readonly Code[]) =>
  z.pipe(
    z.array(z.enum(codes, 'CHOOSE')).check(z.maxLength(codes.length, 'TOO_MANY')),
    z.transform((chosen) => codes.filter((code) => chosen.includes(code))),
  )
