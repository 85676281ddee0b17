import { jobPostKindNames, jobPostKinds, jobPostKindShortNames } from '#contract/codes/job-post.ts'
import { prefectures } from '#contract/codes/prefectures.ts'
import type { FilterValues, JobPostSort } from '#contract/job-post-query.ts'
import { conditionWords, idleWords, orderWords } from '#server/domain/tables/condition-words.ts'
import { cityRegions } from '#server/domain/tables/city-regions.ts'
import { occupationWords } from '#server/domain/tables/occupation-words.ts'
import { prefectureReadings, regionPrefectures } from '#server/domain/tables/prefecture-readings.ts'
import { synonymWords } from '#server/domain/tables/synonyms.ts'
import { normalise } from './normalise.ts'

/** What a typed word means where it is more than a word to look for. */
export type WordMeaning =
  | { is: 'condition'; filter: Partial<FilterValues>; label?: string }
  | { is: 'order'; sort: JobPostSort }
  | { is: 'idle' }

const dictionary = new Map<string, WordMeaning>()
/** As people write it, by the normalised word. */
const spellings = new Map<string, string>()
const spell = (word: string): string => {
  const key = normalise(word)
  const known = spellings.get(key)
  // Hiragana stands in the tables so that it is found, not to be shown.
  if (known === undefined || /^[ぁ-ゖー]+$/u.test(known)) spellings.set(key, word)
  return key
}
const add = (word: string, meaning: WordMeaning): void => {
  dictionary.set(spell(word), meaning)
}

for (const together of idleWords) for (const word of together.split(' ')) add(word, { is: 'idle' })
for (const { code, name } of prefectures) {
  const [kana, romaji] = prefectureReadings[code]
  const short = code === '01' ? name : name.slice(0, -1)
  const suffix = { 都: 'と', 府: 'ふ', 県: 'けん', 道: '' }[name.slice(-1)] ?? ''
  for (const word of [name, short, kana, kana + suffix, romaji])
    add(word, { is: 'condition', filter: { prefecture: [code] } })
}
for (const [region, codes] of Object.entries(regionPrefectures))
  for (const word of [region, `${region}地方`])
    add(word, { is: 'condition', filter: { prefecture: [...codes] }, label: region })
for (const { word, label, filter } of cityRegions) add(word, { is: 'condition', filter, label })
for (const kind of jobPostKinds)
  for (const name of [jobPostKindNames[kind], jobPostKindShortNames[kind]])
    add(name, { is: 'condition', filter: { kind: [kind] } })
for (const [together, filter, label] of conditionWords)
  for (const word of together.split(' '))
    add(word, { is: 'condition', filter, ...(label === undefined ? {} : { label }) })
for (const [together, sort] of orderWords)
  for (const word of together.split(' ')) add(word, { is: 'order', sort })

const known = new Set([...occupationWords(), ...synonymWords()].map(spell))

/** Every normalised word of the tables. */
export const tableWords = (): string[] => [...dictionary.keys(), ...known]

/** How people write a normalised word of the tables. */
export const spellingOf = (word: string): string => spellings.get(word) ?? word

/** The longest word of the dictionary, in normalised characters. */
export const longestWord = Math.max(...[...dictionary.keys(), ...known].map((word) => word.length))

/** What a normalised word means, if it is more than a word. */
export const meaningOf = (word: string): WordMeaning | undefined => dictionary.get(word)

/** True for words that the tables of work and of synonyms hold: they may stand together with others without a space. */
export const isKnownWord = (word: string): boolean => known.has(word)
