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

/**
 * Letters that look the same on a screen, each pair as the one that is written and the one that is compared: kanji and
 * katakana, small and large kana, digits, and Cyrillic, Greek, Armenian and phonetic letters, whose capitals come as small ones.
 */
const lookAlikes = new Map(
  ['力カ', '口ロ', '二ニ', '工エ', '八ハ', '夕タ', '卜ト', '三ミ', '千チ', '才オ', '曰日', '0o', '1l', 'il']
    .concat(['ァア', 'ィイ', 'ゥウ', 'ェエ', 'ォオ', 'ッツ', 'ャヤ', 'ュユ', 'ョヨ', 'ヮワ'])
    .concat(['аa', 'вb', 'сc', 'ԁd', 'еe', 'һh', 'нh', 'іl', 'јj', 'кk', 'ӏl', 'мm', 'оo', 'рp', 'ԛq', 'ѕs'])
    .concat(['тt', 'уy', 'ԝw', 'хx', 'αa', 'βb', 'εe', 'ζz', 'ηh', 'ιl', 'κk', 'μm', 'νn', 'οo', 'ρp', 'τt'])
    .concat(['υy', 'χx', 'օo', 'ոn', 'սu', 'ɑa', 'ɡg', 'ıl'])
    .map((pair) => [pair[0] ?? '', pair[1] ?? ''] as const),
)
const isKana = /^[ァ-ヺ]$/u

/**
 * The same for names that readers take for one another: width, case, kana, accents, signs, old kanji, legal forms, spaces and
 * letters that look alike make no difference. Empty where nothing is left.
 */
export const likenessKey = (name: string): string =>
  [
    ...normalise(name.normalize('NFKC').replace(shortForms, ''))
      .replace(legalForms, '')
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    // As if it were the long-vowel mark, which is gone.
    .filter((letter, index, letters) => letter !== '一' || !isKana.test(letters[index - 1] ?? ''))
    .join('')
