import { trimBoth } from '#contract/trim.ts'
import { commonWords, rows } from './tables/common-passwords.ts'

/** Letters that digits and marks stand for in `p@ssw0rd` and the like. */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const walks = rows.flatMap((row) => [row, [...row].toReversed().join('')])

/** True when the text is a stretch of a keyboard row, the alphabet or the digits, either way. */
const isWalk = (text: string): boolean => text.length >= 3 && walks.some((walk) => walk.includes(text))

/** Longer than every word and row. */
const longestPart = 30

const readable = (text: string) => text.replace(/[0134578@$!]/g, (mark) => standIns[mark] ?? mark)

/** How few common words, walks along the keys and repeated characters make up the text; Infinity: none do. */
const countWords = (text: string): number => {
  if (text === '') return Number.POSITIVE_INFINITY
  const fewest = new Map([[0, 0]])
  for (let start = 0; start < text.length; start += 1) {
    const before = fewest.get(start)
    if (before === undefined) continue
    const repeated = /^(.)\1*/u.exec(text.slice(start))?.[0].length ?? 0
    const ends = new Set<number>(repeated >= 3 ? [start + repeated] : [])
    for (let end = start + 2; end <= Math.min(text.length, start + longestPart); end += 1) {
      const part = text.slice(start, end)
      if (commonWords.has(part) || isWalk(part)) ends.add(end)
    }
    for (const end of ends) fewest.set(end, Math.min(fewest.get(end) ?? Number.POSITIVE_INFINITY, before + 1))
  }
  return fewest.get(text.length) ?? Number.POSITIVE_INFINITY
}

/** The shortest text that the given one repeats. */
const unitOf = (text: string): string => {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.length % length === 0 && text.slice(0, length).repeat(text.length / length) === text)
      return text.slice(0, length)
  return text
}

/**
 * True for passwords that lists of leaked ones begin with (NIST SP 800-63B §3.1.1.2 has them refused): a few characters
 * repeated, walks along the keys, and common words alone, joined, doubled, or decorated with digits and marks.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')
  if (/^[\p{N}\p{P}\p{S}]*$/u.test(text) && new Set(text).size <= 6) return true
  if (unitOf(text).length <= 6) return true
  const trimmed = trimBoth(text, /[\p{N}\p{P}\p{S}]/u)
  const bare = text.replace(/[\p{N}\p{P}\p{S}]+/gu, '')
  // Four or more words joined are a passphrase, which no list of common ones reaches.
  return [text, trimmed, readable(text), readable(trimmed), bare].some((each) => countWords(each) <= 3)
}
