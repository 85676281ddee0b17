import { normalise } from './search/normalise.ts'

/** By these everybody takes a company for itself. Of an approved company a change of them waits for the operator. */
export const namingColumns = ['legalName', 'kana', 'displayName', 'corporateNumber'] as const
export type NamingColumn = (typeof namingColumns)[number]

export type CompanyNames = Record<Exclude<NamingColumn, 'corporateNumber'>, string> & {
  corporateNumber: string | null
}

export const namesOf = ({ legalName, kana, displayName, corporateNumber }: CompanyNames): CompanyNames => ({
  legalName,
  kana,
  displayName,
  corporateNumber,
})

export type NameChange = { column: NamingColumn; before: string; after: string }

/** What differs, in the order of the columns. Empty text: no number. */
export const nameChanges = (before: CompanyNames, after: CompanyNames): NameChange[] =>
  namingColumns
    .map((column) => ({ column, before: before[column] ?? '', after: after[column] ?? '' }))
    .filter((change) => change.before !== change.after)

/** Words that say what kind of company it is, as `normalise` leaves them. */
const legalForms =
  /株式会社|有限会社|合同会社|合名会社|合資会社|相互会社|(?:一般|公益)?(?:社団|財団)法人|\b(?:co|ltd|inc|corp|corporation|company|limited|llc|kk)\b/gu
/** (株), ㈱ and the like, whose brackets `normalise` takes away. */
const shortForms = /[(（][株有同名資][)）]/gu

/** Letters that look the same on a screen, each pair as the one that is written and the one that is compared. */
const lookAlikes = new Map(
  ['力カ', '口ロ', '二ニ', '工エ', '八ハ', '夕タ', '卜ト', '三ミ', '千チ', '0o', '1l', 'il', '|l']
    .concat(['аa', 'еe', 'оo', 'рp', 'сc', 'хx', 'уy', 'іl', 'ѕs', 'вb', 'кk', 'мm', 'нh', 'тt', 'οo', 'αa'])
    .map((pair) => [pair[0] ?? '', pair[1] ?? ''] as const),
)

/**
 * The same for names that readers take for one another: width, case, kana, middle dots, old kanji, legal forms, spaces and
 * letters that look alike make no difference. Empty where nothing is left.
 */
export const likenessKey = (name: string): string =>
  [
    ...normalise(name.normalize('NFKC').replace(shortForms, ''))
      .replace(legalForms, '')
      .replace(/[\s#%&.@_-]/gu, ''),
  ]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
