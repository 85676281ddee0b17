import type { OccupationCode } from '#contract/codes/occupations.ts'
import { joinPhrases } from './legal-phrases.ts'
import type { RankedField } from '#contract/ranking.ts'
import { isListed, isListedWhole } from './listed-words.ts'
import {
  characterMarks,
  fieldMarks,
  latinWord,
  listedMark,
  occupationMark,
  quoted,
  wordMark,
} from './search-terms.ts'

/** One thing to be found: any of its forms, each normalised. The first is the word as typed, the rest mean the same. */
export type SearchWord = {
  written: string
  forms: readonly string[]
  /** Forms too short to be looked for inside other words: コダ of コーダー is not in コダマ. */
  whole: readonly string[]
  /** What the word names: every ad of these is found too. */
  occupations: readonly OccupationCode[]
}

/** How longer words are looked for: those that are listed whole, or, where a row may not have these, all by their pairs. */
export type IndexForm = 'listed' | 'pairs'

/** Pairs of one word that are looked up; the rest of a longer one is left to verification. */
const pairsMax = 24
/** Latin words from here on are found by their beginning (java in javascript), shorter ones whole. */
export const latinPrefixLength = 3

const isWholeLatin = (form: string) => latinWord.test(form)

type Field = keyof typeof fieldMarks

const characterExpression = (character: string, field: Field): string =>
  `(${characterMarks(field)
    .map((mark) => quoted(mark + character))
    .join(' | ')})`

const formExpression = (plain: string, field: Field, by: IndexForm): string => {
  const form = joinPhrases(plain)
  const mark = fieldMarks[field]
  if (by === 'listed' && isListed(form)) return quoted(mark + listedMark + form)
  if (isWholeLatin(form))
    return quoted(mark + wordMark + form) + (form.length >= latinPrefixLength ? ':*' : '')
  const pairs = new Set<string>()
  for (const word of form.split(' ')) {
    const chars = [...word]
    if (chars.length === 1) pairs.add(characterExpression(word, field))
    for (let index = 1; index < chars.length; index++)
      pairs.add(quoted(mark + (chars[index - 1] ?? '') + (chars[index] ?? '')))
  }
  return [...pairs].slice(0, pairsMax).join(' & ')
}

const wholeExpression = (form: string, field: Field, by: IndexForm): string =>
  by === 'listed' && isListedWhole(form)
    ? quoted(fieldMarks[field] + listedMark + form)
    : formExpression(form, field, 'pairs')

const occupationTerms = ({ occupations }: SearchWord): string[] =>
  occupations.map((code) => quoted(occupationMark + code))

/** What finds a word in a field. Its occupations stand for the work itself, and find it anywhere. */
const wordExpression = (word: SearchWord, field: Exclude<RankedField, 'named'>, by: IndexForm): string => {
  const terms = occupationTerms(word)
  if (field === 'work' && terms.length > 0) return `(${terms.join(' | ')})`
  const within = field === 'work' ? 'facts' : field
  const forms = [
    ...word.forms.map((form) => formExpression(form, within, by)),
    ...word.whole.map((form) => wholeExpression(form, within, by)),
  ].map((form) => `(${form})`)
  return `(${[...forms, ...(field === 'any' ? terms : [])].join(' | ')})`
}

/** The tsquery literal that finds what shares a pair of characters with a normalised word in its facts; null: it has none. */
export const pairsExpression = (form: string): string | null => {
  const chars = [...form].slice(0, pairsMax)
  const pairs = chars.slice(1).map((char, index) => `${chars[index] ?? ''}${char}`)
  const terms = [...new Set(pairs)].filter((pair) => !pair.includes(' '))
  return terms.length === 0 ? null : terms.map((pair) => quoted(fieldMarks.facts + pair)).join(' | ')
}

/** The tsquery literal that finds every word in the field; never empty for one word or more. */
export const searchExpression = (words: readonly SearchWord[], field: RankedField, by: IndexForm): string =>
  (field === 'named' ? (['work', 'title'] as const) : [field])
    .flatMap((each) => words.map((word) => wordExpression(word, each, by)))
    .join(' & ')

/** The fields that an order tells apart, the best first; words that name no work leave it out. */
export const rankedFields = (words: readonly SearchWord[]): readonly RankedField[] =>
  words.some(({ occupations }) => occupations.length > 0)
    ? ['named', 'work', 'title', 'facts', 'duties']
    : ['title', 'facts', 'duties']

/** True when terms alone don't prove a form: three characters or more, or a space inside, and not listed. */
const needsProof = (form: string, by: IndexForm) =>
  !isWholeLatin(form) &&
  ([...form].length > 2 || form.includes(' ')) &&
  !(by === 'listed' && isListed(joinPhrases(form)))

const wholeNeedsProof = (form: string, by: IndexForm) => by === 'pairs' || !isListedWhole(form)

/** True when the index alone doesn't prove a word. It doesn't tell which form it found, so one that needs proof is enough. */
export const isUnproven = ({ forms, whole }: SearchWord, by: IndexForm): boolean =>
  whole.some((form) => wholeNeedsProof(form, by)) || forms.some((form) => needsProof(form, by))

/** Every word in a form that the index proves, or by its occupation. Null: there is none. */
const provenExpression = (words: readonly SearchWord[], by: IndexForm): string | null => {
  const proven = words.map((word) => ({
    ...word,
    forms: word.forms.filter((form) => !needsProof(form, by)),
    whole: word.whole.filter((form) => !wholeNeedsProof(form, by)),
  }))
  return proven.every(({ forms, whole, occupations }) => forms.length + whole.length + occupations.length > 0)
    ? searchExpression(proven, 'any', by)
    : null
}

/**
 * What `searchExpression` finds besides `proven`, which is `provenExpression`. Where one word alone needs proof, only its
 * forms that do are looked for: the index would go through the ads of its work, which are many, for nothing.
 */
const unprovenExpression = (words: readonly SearchWord[], proven: string, by: IndexForm): string => {
  const [one, ...others] = words.filter((word) => isUnproven(word, by))
  const bare = (word: SearchWord): SearchWord =>
    word === one && others.length === 0
      ? {
          ...word,
          forms: word.forms.filter((form) => needsProof(form, by)),
          whole: word.whole.filter((form) => wholeNeedsProof(form, by)),
          occupations: [],
        }
      : word
  return `${searchExpression(words.map(bare), 'any', by)} & !(${proven})`
}

/**
 * Two tsquery literals that together find what `searchExpression` finds of all fields, and no ad both: what the index proves,
 * and what the text has to prove. Null: nothing is found so.
 */
export type ByProof = { proven: string | null; unproven: string | null }

export const expressionsByProof = (words: readonly SearchWord[], by: IndexForm): ByProof => {
  const all = searchExpression(words, 'any', by)
  if (!words.some((word) => isUnproven(word, by))) return { proven: all, unproven: null }
  const proven = provenExpression(words, by)
  return { proven, unproven: proven === null ? all : unprovenExpression(words, proven, by) }
}

/** How a normalised text is asked for a form: as a part of it, or, for whole Latin words, by a regular expression. */
export type TextTest = { kind: 'part' | 'regex'; pattern: string }

const regexPattern = (form: string) =>
  `(^|[^a-z0-9])${form.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&')}${form.length >= latinPrefixLength ? '' : '($|[^a-z0-9])'}`

export const formTest = (form: string): TextTest =>
  isWholeLatin(form) ? { kind: 'regex', pattern: regexPattern(form) } : { kind: 'part', pattern: form }

/** How it is asked for a form of `whole`, which is katakana. */
export const wholeTest = (form: string): TextTest => ({
  kind: 'regex',
  pattern: `(^|[^ァ-ヺ])${form}($|[^ァ-ヺ])`,
})
