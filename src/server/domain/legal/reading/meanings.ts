import { concepts, type Concept } from '#contract/legal/meaning/concepts.ts'
import type { Meaning } from '#contract/legal/meaning/meaning.ts'
import { deniesHarm, isOfOthers } from './denial.ts'
import { isDenial, wordsOfRelation } from './relations.ts'
import { sentencesOf } from './sentences.ts'

/** 「…することはありません」 takes back everything that its sentence lists before it. */
const takenBack =
  /(?:こと|わけ|もの|など|ペナルティ|制度|予定|必要)(?:は|も|等は)?(?:一切|決して|絶対に|まったく|全く)?(?:ありません|ございません|ない|無い|いたしません|しません|なく)/
/** What the sentence forbids is not asked for. */
const forbidden = /(?:禁止|違法|法律違反)(?:です|され|とし|に当た)|お?断りし(?:ています|ております)(?:。|$)/
/** What follows takes back the words before it: 「差し引きません」. */
const denied = /^[^。、!?\n]{0,10}(?:ません|ない|なく|なし|無し|不要|ず(?:に|、)|禁止|いたしかね)/
/** What is said of others, or of a case. */
const ofOthers =
  /^[^。、!?\n]{0,8}(?:会社|職場|企業|お店|バイト|求人|ところ|店舗)(?:が|も|は)?(?:多|あり|あるが)|^(?:場合|とき|時|方|人)(?:は|に|の)(?:ご?相談|お知らせ|申し出|ご連絡)/

const patternOf = (names: readonly string[]): RegExp =>
  new RegExp(
    names
      .toSorted((one, other) => other.length - one.length)
      .map((name) => name.replaceAll(/[()]/g, String.raw`\$&`))
      .join('|'),
    'g',
  )

const isConcept = (name: string): name is Concept => Object.hasOwn(concepts, name)
const patterns = new Map<Concept, RegExp>(
  Object.keys(concepts)
    .filter(isConcept)
    .map((name) => [name, patternOf(concepts[name])]),
)
const patternFor = (concept: Concept): RegExp => {
  const pattern = patterns.get(concept)
  if (pattern === undefined) throw new Error(`The concept ${concept} has no pattern`)
  return pattern
}

const names = (sentence: string, concept: Concept): boolean => sentence.search(patternFor(concept)) >= 0

/** The words of a sentence that say what is meant; null: it does not. */
const wordsInSentence = (
  sentence: string,
  next: string,
  { about, relation, unless }: Meaning,
): string | null => {
  if (unless?.test(sentence) === true) return null
  for (const concept of about)
    for (const found of sentence.matchAll(patternFor(concept))) {
      const end = found.index + found[0].length
      const after = sentence.slice(end)
      const words = wordsOfRelation(relation, { before: sentence.slice(0, found.index), after })
      if (words === null) continue
      const rest = after.slice(words.length)
      if (takenBack.test(isDenial[relation] ? rest : after)) continue
      if (!isDenial[relation] && (denied.test(rest) || forbidden.test(after))) continue
      if (/^(?:では|じゃ)(?:ありません(?!か)|ない(?!か)|なく)/.test(after)) continue
      if (words === '' && /^は(?:一切)?(?:ありません|ございません|ない|なし)/.test(rest)) continue
      if (ofOthers.test(rest) || isOfOthers(rest, next) || deniesHarm(words, rest)) continue
      return `${found[0]}${words}`
    }
  return null
}

/** The first words of a text that say what is meant; null: there are none. */
export const wordsOfMeaning = (text: string, meaning: Meaning): string | null => {
  const { about, beside, across } = meaning
  if (!about.some((concept) => names(text, concept))) return null
  const sentences = sentencesOf(text)
  for (const [at, sentence] of sentences.entries()) {
    const where = across === true ? text : sentence
    if (beside !== undefined && !beside.some((concept) => names(where, concept))) continue
    const words = wordsInSentence(sentence, sentences[at + 1] ?? '', meaning)
    if (words !== null) return words
  }
  return null
}
