import { blanks } from './plain-text.ts'

/** What is left of an object that was pasted, and the blanks that are no spaces. */
const unseen = String.raw`\u{fff9}-\u{fffc}${blanks}`
/**
 * Characters that show nothing: controls, ends of lines that no keyboard writes, direction controls, what Unicode lets fonts
 * ignore (zero-width characters, soft hyphen, fillers, selectors), and the unseen.
 */
const hidden = new RegExp(
  String.raw`[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}${unseen}]`,
  'gu',
)
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu

/** Letters and marks of scripts in which joiners change what is seen (Unicode 23.2): Arabic, Indic and others. */
const joining =
  /^(?![\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{M}]$/u
const pictograph = /^\p{Extended_Pictographic}$/u
const partOfPictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\u{20e3}]$/u
const joiner = /^[\u{200c}\u{200d}]$/u
const selector = /^\p{Variation_Selector}$/u
/** What has forms to be selected from: ideographs, pictographs and signs, and letters of a few scripts. */
const varied = /^[\p{Ideographic}\p{Emoji}\p{S}\p{P}\p{sc=Mymr}\p{sc=Mong}\p{sc=Phag}\p{sc=Mani}]$/u
/** A blank parts the words of Braille. */
const braille = /^[\u{2801}-\u{28ff}]$/u
/** Subdivision flags are written with up to six letters that nobody sees, and their end; each takes two code units. */
const tag = /^[\u{e0020}-\u{e007f}]$/u
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6}$/u
const flagUnits = 14

const after = (text: string, index: number): string => String.fromCodePoint(text.codePointAt(index) ?? 0)

/** True where what is seen depends on the character between these texts: 葛󠄀, 👨‍👩‍👧, می‌خواهم. */
const hasMeaning = (char: string, before: string, next: string): boolean => {
  const previous = Array.from(before.slice(-2)).at(-1) ?? ''
  if (selector.test(char)) return varied.test(previous)
  if (tag.test(char)) return flag.test(before)
  if (char === '\u2800') return braille.test(previous)
  if (!joiner.test(char)) return false
  if (joining.test(previous)) return true
  return partOfPictograph.test(previous) && pictograph.test(next)
}

/** What is taken out gives no meaning to what comes behind it, so that nothing is left to take out of the result. */
const withoutMeaningless = (text: string): string => {
  let end = 0
  let before = ''
  return text.replace(hidden, (char, index: number) => {
    before = (before + text.slice(Math.max(end, index - flagUnits), index)).slice(-flagUnits)
    end = index + char.length
    if (!hasMeaning(char, before, after(text, end))) return ''
    before += char
    return char
  })
}

/** Every end of a line as `\n`. */
const withLineEnds = (text: string): string => text.replace(lineEnds, '\n')

/** The text of several lines: every end of a line is `\n`, and what shows nothing and means nothing is gone. */
export const plainLines = (text: string): string => withoutMeaningless(withLineEnds(text))

/** The text of one line: the same, with spaces for tabs and for ends of lines that no keyboard writes. */
export const plainLine = (text: string): string =>
  withoutMeaningless(text.replace(/\r\n?/gu, '\n').replace(/[\t\v\f\u0085\u2028\u2029]/gu, ' '))

/** A code without what shows nothing: it means nothing in a code. */
export const withoutInvisible = (text: string): string => text.replace(hidden, '')

/** The same in half width, without spaces around it. */
export const plainCode = (text: string): string => withoutInvisible(text).normalize('NFKC').trim()

/** The first character of a text that shows nothing and means nothing, or that half a line would end at; null: there is none. */
export const firstHidden = (text: string): string | null => {
  for (const { 0: char, index } of text.matchAll(hidden)) {
    const before = text.slice(Math.max(0, index - flagUnits), index)
    if (!hasMeaning(char, before, after(text, index + char.length))) return char
  }
  return /[\n\t]/u.exec(text)?.[0] ?? null
}
