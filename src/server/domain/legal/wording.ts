import { wordingAdvice, type Wording } from '#contract/legal/wording/wording.ts'
import type { Hit } from './hit.ts'
import { wordsIn, type AdText } from './texts.ts'

/** A list of wordings, ready to be looked for. `hits` answers the first place of each in each text. */
export const createWordingSearch = (list: readonly Wording[]) => {
  // Finds more than the list where one of it minds the case; each is looked for by itself afterwards.
  const any = new RegExp(list.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'im')
  const hits = (texts: readonly AdText[]): Hit[] =>
    texts
      .filter((text) => wordsIn(text, any) !== null)
      .flatMap((text) =>
        list.flatMap((wording) => {
          const words = wordsIn(text, wording.pattern)
          return words === null
            ? []
            : [{ field: text.field, words: words.trim(), advice: wordingAdvice(wording) }]
        }),
      )
  return hits
}
