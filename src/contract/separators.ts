/**
 * What people put between words and between groups of digits, by what it looks like. Each is the inside of a class of a
 * regular expression with the flag `u`. Full-width forms are listed, so that it does not matter whether a text went through
 * NFKC.
 */

/** Hyphens, minus signs, dashes and lines of boxes; the long-vowel marks, which keyboards write for a hyphen, come last. */
export const hyphens = String.raw`\-\u02d7\u2010-\u2015\u2043\u207b\u208b\u2212\u2500\u2501\u2796\u2e3a\u2e3b\ufe58\ufe63\uff0d\u30fc\uff70`
/** Wave dashes and tildes. */
export const waves = String.raw`~\u02dc\u223c\u301c\u3030\uff5e`
/** Dots on the line: full stops of any width. */
export const fullStops = String.raw`.\u2024\u3002\ufe52\uff0e\uff61`
/** Dots in the middle of the line. */
export const middleDots = String.raw`\u00b7\u0387\u16eb\u2022\u2027\u2219\u22c5\u2e31\u2e33\u30fb\u318d\uff65`
/** Commas of any width, semicolons among them. */
export const commas = String.raw`,;\u060c\u3001\ufe10\ufe11\ufe50\ufe51\ufe54\uff0c\uff1b\uff64`
export const slashes = String.raw`\/\u2044\u2215\u29f8\uff0f`
/** Brackets that may stand around a part of a number. */
const brackets = String.raw`()\[\]\u2768\u2769\u3010\u3011\u3014\u3015\ufe59\ufe5a\uff08\uff09\uff3b\uff3d`
/** Apostrophes and what is typed for one. */
export const apostrophes = String.raw`'\u0060\u00b4\u02b9\u02bb-\u02bd\u02c8\u2018\u2019\u201b\u2032\u2035\ua78c\uff07\uff40`
/** Equals signs and double hyphens, which part the names of a person in katakana. */
export const doubleHyphens = String.raw`=\u2e40\u30a0\ua78a\ufe66\uff1d`

/** Global, to be replaced with. */
export const everyHyphen = new RegExp(`[${hyphens}]`, 'gu')

const betweenDigits = new RegExp(
  `[\\s${hyphens}${waves}${fullStops}${middleDots}${commas}${slashes}${brackets}]`,
  'gu',
)

/** The digits and letters of a number (of a telephone, a company, a postal code) without what parts its groups. */
export const withoutSeparators = (text: string): string => text.replace(betweenDigits, '')
