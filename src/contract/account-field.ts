import * as z from 'zod/mini'
import { emailAddressLength, foldAddress, isEmailAddress } from './email-address.ts'
import { plainCode, withoutInvisible } from './hidden-characters.ts'
import { isHiddenProblem, type HiddenProblem } from './hidden-problem.ts'
import { apostrophes, doubleHyphens, hyphens, middleDots, withoutSeparators } from './separators.ts'
import { typedCode } from './text-input.ts'
import { dayProblems, monthProblems } from './written-date.ts'

/** What can be wrong with a field of an account’s forms. Schemas use these as messages; Japanese text is keyed by them. */
export const accountProblems = [
  'REQUIRED',
  'CHOOSE',
  'AGREE',
  'TOO_SHORT',
  'SAY_MORE',
  'TOO_LONG',
  'NOT_PLAIN',
  'NOT_EMAIL',
  'NOT_KATAKANA',
  'NOT_POSTAL_CODE',
  'NOT_TEL',
  'NOT_MOBILE',
  'NOT_CODE',
  'NOT_MAIL_CODE',
  'NOT_RECOVERY_CODE',
  'NOT_CORPORATE_NUMBER',
  'CORPORATE_NUMBER_NEEDED',
  'COMMON_PASSWORD',
  'PASSWORD_HAS_EMAIL',
  'COMPANY_LISTED',
  'INVALID',
] as const
export type AccountProblem = (typeof accountProblems)[number]

/** What can be wrong with a field of any form: those of profiles ask for more than an account does. */
const fieldProblems = [
  ...accountProblems,
  ...dayProblems,
  ...monthProblems,
  'NOT_YET_COME',
  'NOT_YEAR',
  'NOT_FIGURE',
  'NOT_WHOLE',
  'NOT_URL',
  'NOT_HTTPS',
  'NOT_TIME',
  'OUT_OF_RANGE',
  'MORE_THAN_HIRED',
  'ONE_CONTACT',
  'ENDS_BEFORE',
  'TOO_MANY',
  'NOT_PLACEHOLDER',
  'PLACEHOLDER_LEFT',
  'UNKNOWN_STATION',
  'SEVERAL_STATIONS',
] as const
export type FieldProblem = (typeof fieldProblems)[number] | HiddenProblem

/** Problems by field name, the first of each. */
export type FieldErrors = Readonly<Record<string, FieldProblem>>

/** The problem that a schema's message names; what it does not name is `INVALID`. */
export const fieldProblemOf = (message: unknown): FieldProblem =>
  typeof message === 'string' && isHiddenProblem(message)
    ? message
    : (fieldProblems.find((problem) => problem === message) ?? 'INVALID')

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The first problem of each field, from what a schema said. */
export const readFieldErrors = (issues: readonly Issue[]): FieldErrors => {
  const errors: Record<string, FieldProblem> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= fieldProblemOf(message)
  return errors
}

export const emailSchema = typedCode(emailAddressLength, 'TOO_LONG', foldAddress).check(
  z.minLength(1, 'REQUIRED'),
  z.maxLength(emailAddressLength, 'TOO_LONG'),
  z.refine(isEmailAddress, 'NOT_EMAIL'),
)

/** Sound marks that are typed as letters of their own become part of the letter before. */
const withSoundMarks = (text: string) => text.replaceAll('\u309b', '\u3099').replaceAll('\u309c', '\u309a')
const everyApostrophe = new RegExp(`[${apostrophes}]`, 'gu')
const everyMiddleDot = new RegExp(`[${middleDots}]`, 'gu')
const everyDoubleHyphen = new RegExp(`[${doubleHyphens}]`, 'gu')
/** The long-vowel mark is a letter of katakana. */
const dashes = new RegExp(`(?!ー)[${hyphens}]`, 'gu')

/**
 * What is written in katakana, with one sign each for what parts names: ・ ＝ ’ and the hyphen. NFKC would make a space and
 * a mark of ´, so that signs are made one before it.
 */
const toKatakana = (text: string) =>
  withSoundMarks(withoutInvisible(text).replace(everyApostrophe, '’'))
    .normalize('NFKC')
    .trim()
    .replace(everyMiddleDot, '・')
    .replace(everyDoubleHyphen, '＝')
    .replace(dashes, '-')
    .replace(/[ぁ-ゖゝゞ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))

/** Letters and marks of katakana, those of Ainu and old ones among them, and what parts names. */
const kanaLetters = String.raw`ァ-ヺー-ヾㇰ-ㇿ\u{1b000}\u{1b120}-\u{1b122}\u{1b155}\u{1b164}-\u{1b167}\u3099\u309a・＝’ \-`
const katakana = new RegExp(`^[${kanaLetters}]*$`, 'u')
/** The same, and what an address has beside it: digits, letters, points and commas. */
const addressKana = new RegExp(`^[${kanaLetters}0-9A-Za-z.,、]*$`, 'u')

const kanaOf = (length: number, letters: RegExp) =>
  typedCode(length, 'TOO_LONG', toKatakana).check(
    z.minLength(1, 'REQUIRED'),
    z.maxLength(length, 'TOO_LONG'),
    z.regex(letters, 'NOT_KATAKANA'),
  )

/** Katakana; hiragana and half-width letters are turned into it. */
export const kanaSchema = (length: number) => kanaOf(length, katakana)

/** The same of an address, which has numbers too. */
export const addressKanaSchema = (length: number) => kanaOf(length, addressKana)

/** Seven digits; full-width digits, a postal mark and what parts their groups may be typed. */
export const postalCodeSchema = typedCode(20, 'NOT_POSTAL_CODE', (text) =>
  withoutSeparators(plainCode(text)).replace(/^[〒〠]/u, ''),
).check(z.minLength(1, 'REQUIRED'), z.regex(/^(\d{7})?$/, 'NOT_POSTAL_CODE'))
