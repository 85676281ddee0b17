import type { Meaning } from '#contract/legal/meaning/meaning.ts'
import type { Statement } from '#contract/legal/statements/statement.ts'
import { wordingAdvice, type Wording } from '#contract/legal/wording/wording.ts'
import type { Hit } from './hit.ts'
import { isTakenBack } from './reading/denial.ts'
import { wordsOfMeaning } from './reading/meanings.ts'
import { sentencesOf } from './reading/sentences.ts'
import { wordsOfStatement } from './reading/statements.ts'
import { wordsIn, type AdText } from './texts.ts'

/** Wordings and meanings, ready to be looked for. `hits` answers the first place of each in each text. */
export const createWordingSearch = (list: readonly Wording[], meanings: readonly Meaning[] = []) => {
  // Finds more than the list where one of it minds the case; each is looked for by itself afterwards.
  const any = new RegExp(list.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'im')
  const inWords = (text: AdText) =>
    list.length === 0 || wordsIn(text, any) === null
      ? []
      : list.map((each) => [wordsIn(text, each.pattern), each] as const)
  const inMeaning = (text: AdText) =>
    meanings.map((each) => [wordsOfMeaning(text.joined, each), each] as const)
  return (texts: readonly AdText[]): Hit[] =>
    texts.flatMap((text) => {
      const hits = [...inWords(text), ...inMeaning(text)].flatMap(([words, of]) =>
        words === null ? [] : [{ field: text.field, words: words.trim(), advice: wordingAdvice(of) }],
      )
      // One fault, one finding: what is found inside other words is not told twice.
      return hits.filter(
        ({ words }, index) =>
          !hits.some(
            (other, at) =>
              at !== index && other.words.includes(words) && (other.words !== words || at < index),
          ),
      )
    })
}

/** 「…を求めることはありません」: the rest of the sentence takes back what was found in it. */
const takenBack =
  /^[^。\n]{0,16}(?:こと|わけ|必要)(?:は|も)?(?:一切|決して|絶対に)?(?:ありません|ございません|ない|いたしません|しません)|^(?:は|も|が|を)?(?:一切|特に)?(?:ありません|ございません|なし(?:です|。|$)|行いません|しません|求めません|不要です)|^(?:の?(?:お?仕事|求人|会社|募集|案件))?(?:では|じゃ)(?:ありません|ない)/

/** A search for what no ad may say, of which the sentence does not say the contrary. */
export const unlessTakenBack =
  (search: (texts: readonly AdText[]) => Hit[]) =>
  (texts: readonly AdText[]): Hit[] =>
    search(texts).filter(({ field, words }) => {
      if (words === null) return true
      const rests = texts
        .filter((each) => each.field === field)
        .flatMap(({ text, joined }) => [text, joined])
        .flatMap((text) => text.split(words).slice(1))
      return rests.length === 0 || rests.some((rest) => !takenBack.test(rest))
    })

/** A search of which nothing is answered that its sentence, or the next one, takes back. */
export const unlessDeniedAfter =
  (search: (texts: readonly AdText[]) => Hit[]) =>
  (texts: readonly AdText[]): Hit[] =>
    search(texts).filter(({ field, words }) => {
      if (words === null) return true
      const sentences = texts.filter((each) => each.field === field).map(({ joined }) => sentencesOf(joined))
      const found = sentences.flatMap((list) =>
        list.flatMap((sentence, at) => {
          const start = sentence.indexOf(words)
          return start < 0
            ? []
            : [isTakenBack(words, sentence.slice(start + words.length), list[at + 1] ?? '')]
        }),
      )
      return found.length === 0 || found.includes(false)
    })

type Search = (texts: readonly AdText[]) => Hit[]

/** A search, and what else sentences say in which neither it finds anything nor others do, which tell it themselves. */
export const withStatements =
  (search: Search, statements: readonly Statement[], others: readonly Search[] = []) =>
  (texts: readonly AdText[]): Hit[] => {
    const hits = search(texts)
    // Few texts have anything that a statement finds: the other searches wait for it.
    let told: readonly Hit[] | null = null
    const toldByOthers = () => (told ??= others.flatMap((other) => other(texts)))
    for (const { field, joined } of texts) {
      const isFound = (sentence: string) =>
        [...hits, ...toldByOthers()].some(
          (hit) => hit.field === field && hit.words !== null && sentence.includes(hit.words),
        )
      for (const each of statements) {
        const words = wordsOfStatement(joined, each, isFound)
        if (words !== null) hits.push({ field, words: words.trim(), advice: wordingAdvice(each) })
      }
    }
    return hits
  }
