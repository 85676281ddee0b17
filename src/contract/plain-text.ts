import * as z from 'zod/mini'

/**
 * What no text of ours holds: controls (Postgres refuses NUL), ends of lines that no keyboard writes, halves of surrogate
 * pairs, and direction controls (Unicode Bidi_Control), by which a name or an ad reads otherwise than it is written.
 */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u
const hiddenRuns = new RegExp(`${hidden.source}+`, 'gu')
/** The same but for the end of a line and the tab. */
const hiddenInLines = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u

/** Refuses hidden characters; every schema of a text of one line has it. */
export const oneLine = z.refine<string>((text) => !hidden.test(text), 'NOT_PLAIN')

/** The same for a text of several lines, which end with `\n`. */
export const severalLines = z.refine<string>((text) => !hiddenInLines.test(text), 'NOT_PLAIN')

/**
 * Letters and signs that are drawn as nothing and are neither spaces nor ignorable: of Braille, of music, of Khitan, of
 * hieroglyphs. The inside of a class of a regular expression with the flag `u`.
 */
export const blanks = String.raw`\u{2800}\u{1d159}\u{16fe4}\u{13441}\u{13442}`
const seen = new RegExp(String.raw`[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}${blanks}]`, 'u')

/** True for a text with a letter that is seen: spaces, what shows nothing, and marks without a letter are no answer. */
export const isVisible = (text: string): boolean => seen.test(text)
export const visible = z.refine<string>(isVisible, 'REQUIRED')

/** The first characters of a text, never half a surrogate pair at the end. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '')

/** The text with one space for each run of hidden characters. */
export const withoutHidden = (text: string): string => text.replace(hiddenRuns, ' ')
