import { japanese, typefaces, type Typeface } from './typefaces.ts'

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })
/** What shows nothing by itself: controls, joiners, and selectors of a form of the letter before. */
const silent = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
/** What printers set for a letter that they have no type for: 下駄記号. */
const geta = '〓'
/** Words of scripts that are set in one type, though another has some of their letters; and letters of any other. */
const word = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
const parts = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+|./gsu

/** A text by the letters that people see. */
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

const draws = (face: Typeface, text: string): boolean =>
  Array.from(text).every((letter) => face.has(letter.codePointAt(0) ?? 0))

const faceOf = (text: string): Typeface | undefined => typefaces.find((face) => draws(face, text))

/** As the types draw a letter: without what shows nothing. */
const seen = (letter: string): string => letter.replace(silent, '')

/** The text with only letters that a type draws, and ends of lines; `instead` of each other one that people see. */
export const printable = (text: string, instead = geta): string =>
  lettersOf(text.normalize('NFC').replaceAll('\t', ' '))
    .map((letter) => {
      if (letter === '\n' || letter === '\r\n') return '\n'
      return faceOf(seen(letter)) === undefined ? instead : seen(letter)
    })
    .join('')

/** Letters of the texts that no type draws, each once, in the order in which they stand. */
export const unprintable = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      lettersOf(text.normalize('NFC').replace(/\s/gu, ' ')).filter(
        (letter) => faceOf(seen(letter)) === undefined,
      ),
    ),
  ),
]

/** An ideograph with the form that was selected for it (UTS 37): 葛 with U+E0100. No type has forms to select from. */
const formSelected = /^\p{Ideographic}[\u{e0100}-\u{e01ef}]$/u

/** Letters that are printed in the usual form instead of the selected one, each once, in the order in which they stand. */
export const printedInUsualForm = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap(lettersOf)
      .filter((letter) => formSelected.test(letter) && faceOf(seen(letter)) !== undefined),
  ),
]

export type Run = { face: Typeface; text: string }

/** A printable text by the types that it is set in, as few as can be. */
export const runsOf = (text: string): Run[] => {
  const runs: Run[] = []
  const add = (face: Typeface, part: string) => {
    const last = runs.at(-1)
    if (last?.face === face) last.text += part
    else runs.push({ face, text: part })
  }
  const addLetters = (letters: string) => {
    for (const letter of lettersOf(letters)) add(faceOf(letter) ?? japanese, letter)
  }
  let between = ''
  for (const part of text.match(parts) ?? []) {
    const face = part.length > 1 && word.test(part) ? faceOf(part) : undefined
    if (face === undefined) {
      between += part
      continue
    }
    addLetters(between)
    between = ''
    add(face, part)
  }
  addLetters(between)
  return runs
}

/** The types that texts are set in. */
export const facesOf = (texts: readonly string[]): Typeface[] => [
  ...new Set([japanese, ...texts.flatMap((text) => runsOf(text).map(({ face }) => face))]),
]
