import * as z from 'zod/mini'
import { isVisible, visible } from './plain-text.ts'
import { commas } from './separators.ts'
import {
  dayProblem,
  monthProblem,
  readDay,
  readMonth,
  type DayProblem,
  type MonthProblem,
} from './written-date.ts'
import { blankable, linesText, lineText, listOf, requiredText, typedCode } from './text-input.ts'

/** One line, 1 to `length` characters, or nothing. */
export const blankableLine = (length: number) => blankable(requiredText(length))

/** Text of several lines, at most `length` characters with `\n` for each end of a line, or nothing. */
export const blankableText = (length: number) => blankable(linesText(length).check(visible))

/** What `read` makes of a typed text; of a text that it does not know, the problem. */
const written = (
  read: (text: string) => string | null,
  problemOf: (text: string) => DayProblem | MonthProblem,
) =>
  z.pipe(
    typedCode(40, 'TOO_LONG').check(z.minLength(1, 'REQUIRED')),
    z.transform((text, context) => {
      const value = read(text)
      if (value !== null) return value
      context.issues.push({ code: 'custom', message: problemOf(text), input: text })
      return z.NEVER
    }),
  )

export const monthSchema = written(readMonth, monthProblem)
export const daySchema = written(readDay, dayProblem)

const betweenWords = new RegExp(`[\\n${commas}]+`, 'u')

/** Words typed one a line or with commas between, or a list of them: each once, at most `most`, 50 characters each. */
export const tagsSchema = (most: number) =>
  z.pipe(
    z.pipe(
      z.nullish(
        z.union([linesText(most * 100), listOf(lineText(50), most * 4)], {
          error: ({ input }) => (typeof input === 'string' ? 'TOO_MANY' : 'INVALID'),
        }),
      ),
      z.transform((given) => {
        const words = typeof given === 'string' ? given.split(betweenWords) : (given ?? [])
        return [...new Set(words.map((word) => word.trim()))].filter(isVisible)
      }),
    ),
    listOf(requiredText(50), most),
  )

/** Codes of a closed list, each once. */
export const codesSchema = <Code extends string>(codes: readonly Code[]) =>
  z.pipe(
    listOf(z.enum(codes, 'CHOOSE'), codes.length),
    z.transform((chosen) => codes.filter((code) => chosen.includes(code))),
  )
