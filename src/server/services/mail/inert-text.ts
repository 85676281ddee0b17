import { trimBoth, trimEnd } from '#contract/trim.ts'

/** Marks that turn the direction of writing (UAX #9): with them an address shows other than it is. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Text that can't reach beyond its place: no control characters but line feeds, no change of direction. */
export const inertLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(bidiControls, '')
    .replace(/[^\P{Cc}\n]/gu, '')
    .split('\n')
    .map((line) => trimEnd(line, / /))
    .join('\n')
    .trim()

/** The same, in one line. */
export const inertLine = (text: string): string =>
  inertLines(text)
    .split('\n')
    .map((line) => trimBoth(line, / /))
    .filter((line) => line !== '')
    .join(' ')

/** For element content and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
