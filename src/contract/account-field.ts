import * as z from 'zod/mini'
import { emailAddressLength, foldAddress, isEmailAddress } from './email-address.ts'
import { oneLine, visible } from './plain-text.ts'
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
  'NOT_RECOVERY_CODE',
  'NOT_CORPORATE_NUMBER',
  'CORPORATE_NUMBER_NEEDED',
  'COMMON_PASSWORD',
  'PASSWORD_HAS_EMAIL',
  'ALREADY_REGISTERED',
  'COMPANY_LISTED',
  'INVALID',
] as const
export type AccountProblem = (typeof accountProblems)[number]

/** What can be wrong with a field of any form: those of profiles ask for more than an account does. */
export const fieldProblems = [
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
] as const
export type FieldProblem = (typeof fieldProblems)[number]

/** Problems by field name, the first of each. */
export type FieldErrors = Readonly<Record<string, FieldProblem>>

const asProblem = (message: string): FieldProblem =>
  fieldProblems.find((problem) => problem === message) ?? 'INVALID'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The first problem of each field, from what a schema said. */
export const readFieldErrors = (issues: readonly Issue[]): FieldErrors => {
  const errors: Record<string, FieldProblem> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= asProblem(message)
  return errors
}

/** What people put between the groups of a number. */
export const separators = /[\s\-‐‑–—−ー－ｰ()（）]/g

/** Trimmed text of one line, 1 to `length` characters. */
export const requiredText = (length: number) =>
  z.string('REQUIRED').check(z.trim(), visible, z.maxLength(length, 'TOO_LONG'), oneLine)

/** Trimmed text of one line, at most `length` characters; absent is empty, and so is null, which stands for what a form left empty. */
export const optionalText = (length: number) =>
  z.prefault(
    z.pipe(
      z.nullable(z.string('INVALID').check(z.trim(), z.maxLength(length, 'TOO_LONG'), oneLine)),
      z.transform((text) => text ?? ''),
    ),
    '',
  )

export const emailSchema = z
  .string('REQUIRED')
  .check(
    z.overwrite(foldAddress),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(emailAddressLength, 'TOO_LONG'),
    z.refine(isEmailAddress, 'NOT_EMAIL'),
  )

const toKatakana = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/[ぁ-ゖ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))

/** Katakana, and what an address has beside it: digits, letters, hyphens. */
const addressKana = /^[ァ-ヺー・ 0-9A-Za-z\-−‐.,、]*$/
const katakana = /^[ァ-ヺー・ ]*$/

const kanaOf = (length: number, letters: RegExp) =>
  z.pipe(
    z.pipe(z.string('REQUIRED'), z.transform(toKatakana)),
    z
      .string()
      .check(z.minLength(1, 'REQUIRED'), z.maxLength(length, 'TOO_LONG'), z.regex(letters, 'NOT_KATAKANA')),
  )

/** Katakana; hiragana and half-width letters are turned into it. */
export const kanaSchema = (length: number) => kanaOf(length, katakana)

/** The same of an address, which has numbers too. */
export const addressKanaSchema = (length: number) => kanaOf(length, addressKana)

/** Seven digits; full-width digits and a hyphen may be typed. */
export const postalCodeSchema = z.pipe(
  z.pipe(
    z.string('REQUIRED'),
    z.transform((text) => text.normalize('NFKC').replace(separators, '').replace(/^〒/, '')),
  ),
  z.string().check(z.minLength(1, 'REQUIRED'), z.regex(/^(\d{7})?$/, 'NOT_POSTAL_CODE')),
)
