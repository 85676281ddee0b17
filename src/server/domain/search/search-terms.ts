import { joinPhrases } from './legal-phrases.ts'
import { normalise } from './normalise.ts'

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

/** Letters and digits with the marks that names are written with (c#, node.js, r&d). */
export const latinWord = /^[a-z0-9#%&.@_+-]*[a-z0-9][a-z0-9#%&.@_+-]*$/
const latinRuns = /[a-z0-9#%&.@_+-]*[a-z0-9][a-z0-9#%&.@_+-]*/g
const trailingMarks = /[%&.@_-]+$/
const latinParts = /[a-z0-9]+/g

/**
 * The terms of one normalised text: each character, each pair of neighbouring ones, and Latin words whole, since SE must
 * not be found in "service" (node.js as node.js, node and js). One character or two are found as a term, more as all
 * their pairs. Characters could be found as beginnings of pairs, but that reads hundreds of terms for a common one.
 */
const addTerms = (into: Set<string>, mark: string, normalised: string): void => {
  for (const word of normalised.split(' ')) {
    let previous = ''
    for (const char of word) {
      into.add(mark + char)
      if (previous !== '') into.add(mark + previous + char)
      previous = char
    }
  }
  for (const [run] of normalised.matchAll(latinRuns)) {
    into.add(mark + wordMark + run.replace(trailingMarks, ''))
    for (const [part] of run.matchAll(latinParts)) into.add(mark + wordMark + part)
  }
}

/** A lexeme in the quotes of tsvector and tsquery literals. */
export const quoted = (lexeme: string): string => {
  // Nearly none holds either, and an ad has a thousand.
  if (!lexeme.includes("'") && !lexeme.includes('\\')) return `'${lexeme}'`
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** One spelling for each word, legal phrases as one character each. */
const indexed = (text: string): string => joinPhrases(normalise(text))

/** The tsvector literal (`'営業' '業' …`, without positions) of an ad. */
export const searchTerms = (document: SearchDocument): string => {
  const title = indexed(document.title)
  const facts = [document.company, document.occupation, document.workplaces, document.tags]
    .flat()
    .map(indexed)
  const terms = new Set<string>()
  addTerms(terms, fieldMarks.title, title)
  for (const text of [title, ...facts]) addTerms(terms, fieldMarks.facts, text)
  const duties = [title, ...facts, ...document.body.map(indexed)]
  for (const text of duties) addTerms(terms, fieldMarks.duties, text)
  for (const text of [...duties, ...document.boilerplate.map(indexed)]) addTerms(terms, fieldMarks.any, text)
  terms.add(occupationMark + document.occupationCode)
  return Array.from(terms, quoted).join(' ')
}

/** Between the part of a shadow that `fieldMarks.facts` stands for and the body. */
export const factsEnd = '\n\n'
/** Between the part that `fieldMarks.duties` stands for and what every ad says alike. */
export const dutiesEnd = '\n\n\n'

/**
 * The normalised text of the whole ad, on which words of three characters and more are verified: the title on the first
 * line, then the facts, an empty line, the work, two empty lines, the rest. The normaliser leaves no line break, so nothing matches across fields.
 */
export const searchShadow = ({
  title,
  company,
  occupation,
  workplaces,
  tags,
  body,
  boilerplate,
}: SearchDocument): string => {
  const lines = (texts: readonly string[]) => texts.map(indexed).filter((text) => text !== '')
  const facts = lines([...company, ...occupation, ...workplaces, ...tags])
  const known = [indexed(title), ...facts].join('\n') + factsEnd + lines(body).join('\n')
  return known + dutiesEnd + lines(boilerplate).join('\n')
}
