import { trimEnd } from '#contract/trim.ts'
import { joinPhrases } from './legal-phrases.ts'
import { normalise } from './normalise.ts'
import { listedWordsIn } from './listed-words.ts'

/** What of an ad is searched, by field. Plain text as written; `searchTerms` normalises it. */
export type SearchDocument = {
  title: string
  company: readonly string[]
  occupation: readonly string[]
  workplaces: readonly string[]
  tags: readonly string[]
  /** What the work is. */
  body: readonly string[]
  /** What every ad says alike. */
  boilerplate: readonly string[]
  occupationCode: string
}

/**
 * Field marks in front of a lexeme. A GIN index holds no weights or positions, so a query by weight reads and unpacks
 * every row it meets; a lexeme of its own for each field keeps ranking inside the index. Normalised text has no
 * capitals, so a marked lexeme never equals a plain one.
 */
export const fieldMarks = {
  /** In the title. */
  title: 'A',
  /** In the title, the company's names, the occupation, a workplace or a tag. */
  facts: 'B',
  /** In any of these, or in the description of the work. */
  duties: 'C',
  /** Anywhere. */
  any: '',
} as const

/** In front of the code of the ad's occupation. */
export const occupationMark = 'J'

/** In front of the level of a sample that the ad is in. */
export const sampleMark = 'S'

/** In front of a whole Latin word (java, c++, 2028), after the field's mark. */
export const wordMark = 'W'

/** In front of a word of `listedWords` that stands in the text, after the field's mark. */
export const listedMark = 'D'

/** Letters and digits with the marks that names are written with (c#, node.js, r&d). */
export const latinWord = /^[#%&.@_+-]*[a-z0-9][a-z0-9#%&.@_+-]*$/
const latinRuns = /[a-z0-9#%&.@_+-]+/g
const trailingMark = /[%&.@_-]/
const latinParts = /[a-z0-9]+/g

/**
 * Characters of a Latin word that the index has: Postgres takes no lexeme of more than 2,046 bytes. What is typed is found by
 * its beginning, and has at most 800 (`limits.searchQuery`, of which normalising makes up to four each).
 */
const latinMax = 1000

/**
 * Hands over the terms of one normalised text: each character, each pair of neighbouring ones, and Latin words whole,
 * since SE must not be found in "service" (node.js as node.js, node and js). One character or two are found as a term,
 * more as all their pairs. Characters could be found as beginnings of pairs, but that reads hundreds of terms for a
 * common one. Words of `listedWords` stand there whole besides.
 */
const eachTerm = (normalised: string, take: (term: string) => void): void => {
  let previous = ''
  for (const char of normalised) {
    if (char !== ' ') {
      take(char)
      if (previous !== '') take(previous + char)
    }
    previous = char === ' ' ? '' : char
  }
  for (const [run] of normalised.matchAll(latinRuns)) {
    const parts = run.match(latinParts) ?? []
    if (parts.length > 0) take(wordMark + trimEnd(run.slice(0, latinMax), trailingMark))
    for (const part of parts) take(wordMark + part.slice(0, latinMax))
  }
  for (const word of listedWordsIn(normalised)) take(listedMark + word)
}

/** What stands between the quotes of a lexeme. Nearly none holds either, and an ad has hundreds. */
const escaped = (lexeme: string): string =>
  lexeme.includes("'") || lexeme.includes('\\')
    ? lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")
    : lexeme

/** A lexeme in the quotes of tsvector and tsquery literals. */
export const quoted = (lexeme: string): string => `'${escaped(lexeme)}'`

/** One spelling for each word, legal phrases as one character each. */
const indexed = (text: string): string => joinPhrases(normalise(text))

/** A document with one spelling for each word, in its fields from the narrowest on. */
export type IndexedDocument = {
  title: string
  facts: readonly string[]
  body: readonly string[]
  boilerplate: readonly string[]
  occupationCode: string
}

/** Reads the texts of an ad once, for its terms and its shadow. */
export const indexedDocument = (document: SearchDocument): IndexedDocument => {
  const { company, occupation, workplaces, tags, body, boilerplate, occupationCode } = document
  return {
    title: indexed(document.title),
    facts: [...company, ...occupation, ...workplaces, ...tags].map(indexed),
    body: body.map(indexed),
    boilerplate: boilerplate.map(indexed),
    occupationCode,
  }
}

/** The fields from the narrowest on: what is in one is in all after it. */
const widening = ['title', 'facts', 'duties', 'any'] as const satisfies (keyof typeof fieldMarks)[]

/** The marks under which a character of a field may stand: it has but the narrowest, since there are so many of them. */
export const characterMarks = (field: keyof typeof fieldMarks): string[] =>
  widening.slice(0, widening.indexOf(field) + 1).map((each) => fieldMarks[each])

/** Of each field all marks under which its other terms stand: a pair of the title is one of the facts and of the duties too. */
const marksFrom = {
  title: [fieldMarks.title, fieldMarks.facts, fieldMarks.duties, fieldMarks.any],
  facts: [fieldMarks.facts, fieldMarks.duties, fieldMarks.any],
  duties: [fieldMarks.duties, fieldMarks.any],
  any: [fieldMarks.any],
} as const satisfies Record<keyof typeof fieldMarks, readonly string[]>

const isCharacter = (term: string): boolean =>
  term.length === 1 || (term.length === 2 && (term.codePointAt(0) ?? 0) > 0xffff)

/** The tsvector literal (`'営業' '業' …`, without positions) of an ad. */
export const searchTerms = ({ title, facts, body, boilerplate, occupationCode }: IndexedDocument): string => {
  let terms = quoted(occupationMark + occupationCode)
  const known = new Set<string>()
  // The narrowest field first, whose marks hold those of the wider ones.
  const add = (field: keyof typeof fieldMarks, text: string) =>
    eachTerm(text, (term) => {
      if (known.has(term)) return
      known.add(term)
      const safe = escaped(term)
      for (const mark of isCharacter(term) ? [fieldMarks[field]] : marksFrom[field])
        terms += ` '${mark}${safe}'`
    })
  add('title', title)
  for (const text of facts) add('facts', text)
  for (const text of body) add('duties', text)
  for (const text of boilerplate) add('any', text)
  return terms
}

/** Between the part of a shadow that `fieldMarks.facts` stands for and the body. */
export const factsEnd = '\n\n'
/** Between the part that `fieldMarks.duties` stands for and what every ad says alike. */
export const dutiesEnd = '\n\n\n'

/**
 * The normalised text of the whole ad, on which words of three characters and more are verified: the title on the first
 * line, then the facts, an empty line, the work, two empty lines, the rest. The normaliser leaves no line break, so nothing matches across fields.
 */
export const searchShadow = ({ title, facts, body, boilerplate }: IndexedDocument): string => {
  const lines = (texts: readonly string[]) => texts.filter((text) => text !== '')
  const known = [title, ...lines(facts)].join('\n') + factsEnd + lines(body).join('\n')
  return known + dutiesEnd + lines(boilerplate).join('\n')
}
