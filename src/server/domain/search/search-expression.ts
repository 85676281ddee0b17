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
    if (chars.length === 1) pairs.add(quoted(mark + word))
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

/** True when terms alone don't prove a form: three characters or more, or a space inside. */
const needsProof = (form: string) => !isWholeLatin(form) && ([...form].length > 2 || form.includes(' '))

/** True when the index alone doesn't prove a word. It doesn't tell which form it found, so one that needs proof is enough. */
export const isUnproven = ({ forms }: SearchWord): boolean => forms.some(needsProof)

/**
 * The same by the forms that terms alone prove: what it finds needs no look at the text. Null when some word has no such
 * form.
 */
export const provenExpression = (words: readonly SearchWord[], mark: string): string | null => {
  const proven = words.map((word) => ({ ...word, forms: word.forms.filter((form) => !needsProof(form)) }))
  return proven.every(({ forms }) => forms.length > 0) ? searchExpression(proven, mark) : null
}

/** How a normalised text is asked for a form: as a part of it, or, for whole Latin words, by a regular expression. */
export type TextTest = { kind: 'part' | 'regex'; pattern: string }

const regexPattern = (form: string) =>
  `(^|[^a-z0-9])${form.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&')}${form.length >= latinPrefixLength ? '' : '($|[^a-z0-9])'}`

export const formTest = (form: string): TextTest =>
  isWholeLatin(form) ? { kind: 'regex', pattern: regexPattern(form) } : { kind: 'part', pattern: form }
