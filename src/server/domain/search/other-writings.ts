import { readingLines } from '#server/domain/tables/reading-lines.ts'
import { editDistance } from './edit-distance.ts'
import { normalise } from './normalise.ts'
import { looseRomaji, romaji } from './romaji.ts'
import { isKnownWord, spellingOf, tableWords } from './typed-words.ts'

const isKana = (word: string) => /^[ァ-ヺ]+$/u.test(word)
const isLatin = (word: string) => /^[a-z'-]+$/u.test(word)

/** Words by how they are read, and by that in letters; what is written in kana is read as it is written. */
const byKana = new Map<string, string[]>()
const byRomaji = new Map<string, string[]>()
/** Words of the tables without kanji, which misspellings are compared with. */
const spelled: string[] = []

const put = (into: Map<string, string[]>, key: string, words: readonly string[]): void => {
  const known = into.get(key) ?? []
  into.set(key, [...known, ...words.filter((word) => !known.includes(word))])
}
for (const line of readingLines.trim().split('\n')) {
  const [reading = '', ...words] = line.split(' ')
  put(byKana, reading, words)
  put(byRomaji, looseRomaji(romaji(reading)), words)
}
for (const word of tableWords())
  if (isKana(word)) {
    put(byRomaji, looseRomaji(romaji(word)), [word])
    spelled.push(word)
  } else if (isLatin(word)) spelled.push(word)

/** Shorter ones are too near to too many others. */
const leastKana = 5
const leastLatin = 6
const leastRomaji = 4
const none: readonly string[] = []

/** One character apart, two words begin or end alike; most are told apart by that alone. */
const isNear = (one: string, other: string) => one[0] === other[0] || one.at(-1) === other.at(-1)

const misspelled = (word: string): string[] => {
  const least = isKana(word) ? leastKana : isLatin(word) ? leastLatin : Number.POSITIVE_INFINITY
  if (word.length < least) return []
  return spelled.filter(
    (other) =>
      other !== word && other.length >= least && isNear(word, other) && editDistance(word, other, 1) <= 1,
  )
}

/**
 * The words that a normalised word no table holds may be another writing of: its kanji (えいぎょう, eigyo), else what differs
 * from it in one character (エンジニヤ). None for words of tables.
 */
export const otherWritingsOf = (word: string): readonly string[] => {
  if (isKana(word)) return byKana.get(word) ?? (isKnownWord(word) ? none : misspelled(word))
  if (!isLatin(word) || isKnownWord(word)) return none
  const read = word.length < leastRomaji ? undefined : byRomaji.get(looseRomaji(word))
  return read ?? misspelled(word)
}

/** A word as people write it, and how many characters away it is. */
type Near = { written: string; distance: number }

const numerals = /[\d〇零一二三四五六七八九十百千万]/gu
const isShortKanji = (word: string): boolean => /^[一-龯々]{2,3}$/u.test(word)

/** Near by its signs and far by its sense: another number (週休3日, 週休2日), a kanji exchanged in a short word (公務員, 事務員). */
const saysElse = (word: string, other: string): boolean =>
  word.replaceAll(numerals, '') === other.replaceAll(numerals, '') ||
  (word.length === other.length && isShortKanji(word) && isShortKanji(other))

/**
 * What somebody may have meant who typed a normalised word that is found nowhere, as people write it; the nearest first. Of
 * the tables, and of the words given, which ads hold.
 */
export const guessesFor = (word: string, most: number, ofAds: readonly string[]): Near[] => {
  const known = isKana(word) || isLatin(word) ? spelled : tableWords()
  const spellings = new Map<string, string>(known.map((other) => [other, spellingOf(other)]))
  for (const written of ofAds) {
    const other = normalise(written)
    if (!spellings.has(other)) spellings.set(other, written)
  }
  const reach = word.length < leastKana ? 1 : 2
  return Array.from(spellings, ([other, written]) => ({ other, written }))
    .filter(({ other }) => other !== word && other.length > 1 && !saysElse(word, other))
    .map(({ other, written }) => ({ written, distance: editDistance(word, other, reach) }))
    .filter(({ distance }) => distance <= reach && distance < word.length - 1)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
}
