import { blanks } from './plain-text.ts'

/**
 * 法人番号: a check digit and twelve digits. Check digit = 9 − (Σ Pₙ·Qₙ mod 9), n counted from the last digit,
 * Qₙ = 1 for odd n and 2 for even n (法人番号の指定等に関する省令2条).
 */
export const corporateNumber = (base: string): string => {
  if (!/^\d{12}$/.test(base)) throw new RangeError('The base of a corporate number has twelve digits')
  const sum = [...base]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${base}`
}

/** True for thirteen digits whose check digit is right. */
export const isCorporateNumber = (text: string): boolean =>
  /^\d{13}$/.test(text) && corporateNumber(text.slice(1)) === text

/** Also as registers of old names have them: 株式會社. */
const legalForm = /(?:株式|有限|合同|合名|合資|相互)[会會]社|法人|\((?:株|有|同|名|資|社|財|医|学|福)\)/u
const unseen = new RegExp(String.raw`[\s\p{Default_Ignorable_Code_Point}\p{M}${blanks}]`, 'gu')

/** True of a name with a legal form in it: only a legal person may bear one (会社法7条), and each has a number (番号法39条). */
export const namesLegalPerson = (name: string): boolean =>
  legalForm.test(name.normalize('NFKC').replace(unseen, ''))
