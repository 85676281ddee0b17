import { frequentWords } from '#server/domain/tables/frequent-words.ts'
import { occupationWords } from '#server/domain/tables/occupation-words.ts'
import { synonymForms, synonymWords, wholeSynonymForms } from '#server/domain/tables/synonyms.ts'
import { joinPhrases } from './legal-phrases.ts'
import { normalise } from './normalise.ts'

/** Shorter ones are a term already, and Latin ones a word of their own. */
const isLong = (word: string): boolean => [...word].length > 2 && !/^[!-~]+$/u.test(word)

/** What stands in an ad as a part of other words too. */
const parts = new Set(
  [...synonymWords(), ...synonymForms(), ...occupationWords(), ...frequentWords]
    .map((word) => joinPhrases(normalise(word)))
    .filter(isLong),
)

/** Katakana that is too short for that: ナス (ナース) is not in ボーナス. */
const wholes = new Set(wholeSynonymForms())

/**
 * Words that the index holds whole, by the normalised word with its phrases joined: what people type most, so that they are found by one
 * list of ads and no text is read for proof.
 */
export const isListed = (word: string): boolean => parts.has(word)

/** Whether the index holds the katakana where it is a word by itself. */
export const isListedWhole = (word: string): boolean => wholes.has(word)

/** FNV-1a over UTF-16 code units. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Of lists of words, in their order: other lists have another one. From 1 to 2 ** 31 - 1. */
export const digestOf = (parts: Iterable<string>, wholes: Iterable<string>): number =>
  (hashOf([...parts, '', ...wholes].join('\n')) >>> 1) | 1

/** Says which words are listed: rows that were made with other ones have another. */
export const listedWordsDigest = digestOf(parts, wholes)

const byFirst = Map.groupBy(parts, (word) => word.charCodeAt(0))
const katakanaRuns = /[ァ-ヺ]+/gu

/** The listed words of a normalised text with its phrases joined; some more than once. */
export const listedWordsIn = (text: string): string[] => {
  const found: string[] = []
  for (let at = 0; at < text.length; at++) {
    const words = byFirst.get(text.charCodeAt(at))
    if (words !== undefined) for (const word of words) if (text.startsWith(word, at)) found.push(word)
  }
  for (const [run] of text.matchAll(katakanaRuns)) if (wholes.has(run)) found.push(run)
  return found
}
