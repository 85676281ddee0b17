import { latinWord, quoted, wordMark } from './search-terms.ts'

/** One thing to be found: any of its forms, each normalised. The first is the word as typed, the rest mean the same. */
export type SearchWord = { written: string; forms: readonly string[] }

/** Pairs of one word that are looked up; the rest of a longer one is left to verification. */
const pairsMax = 24
/** Latin words from here on are found by their beginning (java in javascript), shorter ones whole. */
export const latinPrefixLength = 3

const isWholeLatin = (form: string) => latinWord.test(form)

const formExpression = (form: string, mark: string): string => {
  if (isWholeLatin(form))
    return quoted(mark + wordMark + form) + (form.length >= latinPrefixLength ? ':*' : '')
  const pairs = new Set<string>()
  for (const word of form.split(' ')) {
    const chars = [...word]
    if (chars.length === 1) pairs.add(quoted(mark + word) + ':*')
    for (let index = 1; index < chars.length; index++)
      pairs.add(quoted(mark + (chars[index - 1] ?? '') + (chars[index] ?? '')))
  }
  return [...pairs].slice(0, pairsMax).join(' & ')
}

const wordExpression = ({ forms }: SearchWord, mark: string): string =>
  `(${forms.map((form) => `(${formExpression(form, mark)})`).join(' | ')})`

/** The tsquery literal that finds every word in the field of the mark; never empty for one word or more. */
export const searchExpression = (words: readonly SearchWord[], mark: string): string =>
  words.map((word) => wordExpression(word, mark)).join(' & ')

/** A form as the shadow is asked for it: LIKE for text, a regular expression for whole Latin words. */
export type ShadowTest = { kind: 'like' | 'regex'; pattern: string }

const likePattern = (form: string) => `%${form.replaceAll(/[\\%_]/g, '\\$&')}%`
const regexPattern = (form: string) =>
  `(^|[^a-z0-9])${form.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&')}${form.length >= latinPrefixLength ? '' : '($|[^a-z0-9])'}`

/** True when pairs alone don't prove the word: three characters or more, or a space inside. */
const needsProof = (form: string) => !isWholeLatin(form) && ([...form].length > 2 || form.includes(' '))

/** How a form is asked of a normalised text. */
export const formTest = (form: string): ShadowTest =>
  isWholeLatin(form)
    ? { kind: 'regex', pattern: regexPattern(form) }
    : { kind: 'like', pattern: likePattern(form) }

/**
 * What the shadow must answer for a word to be really there: any of the tests. Empty when the index is proof enough.
 * Each word with a form that needs proof tests all its forms, as the index doesn't tell which of them it found.
 */
export const shadowTests = ({ forms }: SearchWord): ShadowTest[] =>
  forms.some(needsProof) ? forms.map(formTest) : []
