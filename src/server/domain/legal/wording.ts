import { wordingAdvice, type Wording } from '#contract/legal/wording/wording.ts'
import type { Hit } from './hit.ts'
import type { AdText } from './texts.ts'

/** A list of wordings, ready to be looked for. `hits` answers the first place of each in each text. */
export const createWordingSearch = (list: readonly Wording[]) => {
  const any = new RegExp(list.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'm')
  const hits = (texts: readonly AdText[]): Hit[] =>
    texts
      .filter(({ text }) => any.test(text))
      .flatMap(({ field, text }) =>
        list.flatMap((wording) => {
          const found = wording.pattern.exec(text)
          return found === null ? [] : [{ field, words: found[0].trim(), advice: wordingAdvice(wording) }]
        }),
      )
  return hits
}
