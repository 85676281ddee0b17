import { normaliseWithMap } from './normalise.ts'
import { latinWord } from './search-terms.ts'
import { latinPrefixLength, type SearchWord } from './search-expression.ts'

/** A piece of the original text; the pieces joined are the text. */
export type TextPart = { text: string; matched: boolean }

/** A range of code units of the original text. */
type Range = { start: number; end: number }

const isLatinLetter = (char: string | undefined) => char !== undefined && /[a-z0-9]/.test(char)

/** True when a Latin word found at `index` stands where the index would have found it: se is not in "service". */
const standsAlone = (text: string, index: number, form: string): boolean => {
  if (!latinWord.test(form)) return true
  if (isLatinLetter(text[index - 1])) return false
  return form.length >= latinPrefixLength || !isLatinLetter(text[index + form.length])
}

/** Where the words stand in the original text, in order, overlapping and touching ranges as one. */
const findRanges = (original: string, words: readonly SearchWord[]): Range[] => {
  const { text, starts, ends } = normaliseWithMap(original)
  const ranges: Range[] = []
  for (const form of new Set(words.flatMap(({ forms }) => forms))) {
    for (let index = text.indexOf(form); index !== -1; index = text.indexOf(form, index + form.length)) {
      const start = starts[index]
      const end = ends[index + form.length - 1]
      if (start !== undefined && end !== undefined && standsAlone(text, index, form))
        ranges.push({ start, end })
    }
  }
  ranges.sort((a, b) => a.start - b.start || a.end - b.end)
  const merged: Range[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

const split = (original: string, ranges: readonly Range[], from: number, to: number): TextPart[] => {
  const parts: TextPart[] = []
  const push = (start: number, end: number, matched: boolean) => {
    if (end > start) parts.push({ text: original.slice(start, end), matched })
  }
  let position = from
  for (const { start, end } of ranges) {
    if (end <= from || start >= to) continue
    push(position, Math.max(start, position), false)
    push(Math.max(start, position), Math.min(end, to), true)
    position = Math.min(end, to)
  }
  push(position, to, false)
  return parts
}

/** The whole text in pieces, those that the words found marked. */
export const highlight = (original: string, words: readonly SearchWord[]): TextPart[] =>
  split(original, words.length === 0 ? [] : findRanges(original, words), 0, original.length)

/** Code units shown of a text, and how many of them before the first match. */
const snippetLength = 120
const snippetLead = 24

/** Moves an index off the middle of a surrogate pair. */
const wholeCharacter = (text: string, index: number): number =>
  /[\udc00-\udfff]/.test(text[index] ?? '') && /[\ud800-\udbff]/.test(text[index - 1] ?? '')
    ? index - 1
    : index

/**
 * A line or two of the first of `texts` in which a word is found, or of the first text when none is;
 * line breaks become spaces, what is cut off becomes ….
 */
export const snippet = (texts: readonly string[], words: readonly SearchWord[]): TextPart[] => {
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
  const first = lines[0]
  if (first === undefined) return []
  const found =
    words.length === 0
      ? undefined
      : lines
          .map((line) => ({ line, ranges: findRanges(line, words) }))
          .find(({ ranges }) => ranges.length > 0)
  const { line, ranges } = found ?? { line: first, ranges: [] }
  const match = ranges[0]?.start ?? 0
  const start = wholeCharacter(
    line,
    Math.max(0, Math.min(match - snippetLead, Math.max(0, line.length - snippetLength))),
  )
  const end = wholeCharacter(line, Math.min(line.length, start + snippetLength))
  return [
    ...(start > 0 ? [{ text: '…', matched: false }] : []),
    ...split(line, ranges, start, end),
    ...(end < line.length ? [{ text: '…', matched: false }] : []),
  ]
}
