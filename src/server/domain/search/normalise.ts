import { apostrophes, doubleHyphens, hyphens, middleDots, waves } from '#contract/separators.ts'
import { kanjiVariants } from '#server/domain/tables/kanji-variants.ts'

/**
 * One spelling for every way of writing the same Japanese word. Index and query both pass through here, so that
 * ｻｰﾊﾞｰ, サーバ and さーばー meet: NFKC (width, composed marks), lower case, hiragana → katakana, long-vowel marks and
 * middle dots gone, dashes as one, old forms of kanji in names as the usual ones, punctuation as one space.
 */

/** The normalised text and, for each of its code units, the range of code units of the original it came from. */
export type NormalisedText = { text: string; starts: readonly number[]; ends: readonly number[] }

const drop = -1
/** Dropped, but part of what stands before it: a highlighted サーバ takes its ー along. */
const dropIntoPrevious = -2
const space = 0x20
const hyphen = 0x2d

/** Variants of kanji by code unit; NFKC leaves them apart. Those of two code units are replaced before. */
const variantUnits = new Map(
  [...kanjiVariants]
    .filter(([variant]) => variant.length === 1)
    .map(([variant, usual]) => [variant.charCodeAt(0), usual.charCodeAt(0)]),
)
const longKanji = /[\u{20000}-\u{3ffff}]/gu

const middleDot = new RegExp(`^[${middleDots}]$`, 'u')
const dashes = new RegExp(`^[\\p{Pd}${hyphens}${waves}]$`, 'u')
/** What parts the names of a person in katakana: ジャン＝ポール, オ’コナー. */
const withinNames = new RegExp(`^[${doubleHyphens}${apostrophes}]$`, 'u')
const invisible = /^[\p{C}\ufe00-\ufe0f\u3099\u309a]$/u
/** Kept because they are part of names: c#, c++, r&d, node.js, 100%. */
const separators = /^[\p{Z}\p{P}|<>^`´]$/u
const keptMarks = new Set([...'#%&.@_-'].map((char) => char.charCodeAt(0)))

const isKatakana = (code: number) => code >= 0x30a1 && code <= 0x30fa

const selectors = /[\u{e0100}-\u{e01ef}]/gu
const compose = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(selectors, '')
    .replace(longKanji, (kanji) => kanjiVariants.get(kanji) ?? kanji)

/** Kanji of one code unit; twelve of them stand among the compatibility forms. */
const isKanji = (code: number) => (code >= 0x3400 && code <= 0x9fff) || (code >= 0xfa0e && code <= 0xfa29)

/** What one code unit of NFKC lower-case text becomes after `previous`. */
const fold = (previous: number, code: number): number => {
  if (isKanji(code)) return variantUnits.get(code) ?? code
  if (code === 0x3095 || code === 0x30f5) return 0x30ab
  if (code === 0x3096 || code === 0x30f6) return 0x30b1
  if (code >= 0x3041 && code <= 0x3094) return code + 0x60
  if (isKatakana(code)) return code
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) return code
  if (code === 0x30fc) return dropIntoPrevious
  if (code === 0x9 || code === 0xa || code === 0xb || code === 0xc || code === 0xd) return space
  if (code >= 0xd800 && code <= 0xdfff) return code
  const char = String.fromCharCode(code)
  if (middleDot.test(char)) return drop
  if (isKatakana(previous) && withinNames.test(char)) return dropIntoPrevious
  if (dashes.test(char)) return isKatakana(previous) ? dropIntoPrevious : hyphen
  if (keptMarks.has(code)) return code
  if (code === 0x3c2) return 0x3c3
  if (invisible.test(char)) return drop
  if (separators.test(char)) return space
  return code
}

/** The normalised form of any text; leading and trailing space is gone, runs of it are one. */
export const normalise = (text: string): string => {
  const source = compose(text.toWellFormed())
  let result = ''
  let previous = space
  for (let index = 0; index < source.length; index++) {
    const code = fold(previous, source.charCodeAt(index))
    if (code < 0 || (code === space && previous === space)) continue
    result += String.fromCharCode(code)
    previous = code
  }
  return previous === space ? result.slice(0, -1) : result
}

/** A character with the marks that compose with it, or a run of Hangul letters that compose with each other. */
const clusters = /[\u1100-\u11ff]+|[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gsu

/** As `normalise`, with the way back to the original, for highlighting. */
export const normaliseWithMap = (original: string): NormalisedText => {
  const units: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let previous = space
  for (const match of original.toWellFormed().matchAll(clusters)) {
    const start = match.index
    const end = start + match[0].length
    const cluster = compose(match[0])
    for (let index = 0; index < cluster.length; index++) {
      const code = fold(previous, cluster.charCodeAt(index))
      if (code === dropIntoPrevious && ends.length > 0) ends[ends.length - 1] = end
      if (code < 0 || (code === space && previous === space)) continue
      units.push(String.fromCharCode(code))
      starts.push(start)
      ends.push(end)
      previous = code
    }
  }
  if (previous === space && units.length > 0) {
    units.pop()
    starts.pop()
    ends.pop()
  }
  return { text: units.join(''), starts, ends }
}

/** Several fields as one shadow: each normalised, parted by a line break, over which nothing matches. */
export const normaliseFields = (fields: readonly string[]): string => fields.map(normalise).join('\n')
