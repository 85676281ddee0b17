import { lettersOf } from '#server/services/type/letters.ts'

/** Width of a text in em. */
export type Measure = (text: string) => number

/** `ends`: a paragraph ends with the line. */
export type TextLine = { text: string; ends: boolean }

/**
 * What becomes of a text that does not fit. `note`: the last line stays free for one, and the rest is told; `ellipsis`: it
 * ends in 「…」, and the rest is the whole of it.
 */
export type Over = 'note' | 'ellipsis'

/** Text as large as fits; `rest` is what has to stand elsewhere, null when all fits. Sizes are in points. */
export type FittedText = { size: number; lines: readonly string[]; rest: string | null }

/** Letters that must not begin a line, and those that must not end one (JIS X 4051: 行頭禁則, 行末禁則). */
const neverFirst =
  /^[、。，．・：；？！）」』】〕｝〉》”’ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〜…%)\]},.!?:;]/u
const neverLast = /[（「『【〔｛〈《“‘([{]$/u

/** Letters of words that stay whole where they can: those of scripts with spaces between words. */
const spaced = String.raw`\w@.:/+#&%'\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff\u0900-\u097f\uac00-\ud7a3-`
const parts = new RegExp(String.raw`[${spaced}]+ *|\p{Script=Thai}+| +|[^${spaced} \p{Script=Thai}]+`, 'gu')
const thai = /^\p{Script=Thai}/u
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const whole = new RegExp(`^[${spaced} ]`, 'u')

/** What a line may break between: Japanese letters one by one, words of other scripts as a whole. */
const partsOf = (paragraph: string): string[] => {
  const found: string[] = []
  const single = (paragraph.match(parts) ?? []).flatMap((part) => {
    if (thai.test(part)) return Array.from(thaiWords.segment(part), ({ segment }) => segment)
    return whole.test(part) ? [part] : lettersOf(part)
  })
  for (const part of single) {
    const last = found.length - 1
    const previous = found[last]
    if (previous !== undefined && (neverFirst.test(part) || neverLast.test(previous)))
      found[last] = previous + part
    else found.push(part)
  }
  return found
}

/** A part that is wider than a line, as pieces that are not. */
const cut = (part: string, width: number, measure: Measure): string[] => {
  if (measure(part) <= width) return [part]
  const pieces = ['']
  for (const letter of lettersOf(part)) {
    const last = pieces.at(-1) ?? ''
    if (last !== '' && measure(last + letter) > width) pieces.push(letter)
    else pieces[pieces.length - 1] = last + letter
  }
  return pieces
}

/** Breaks a text into lines of at most `width` em; a letter wider than that has a line of its own. */
export const breakLines = (text: string, width: number, measure: Measure): TextLine[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const piece of partsOf(paragraph).flatMap((part) => cut(part, width, measure))) {
      const more = measure(piece)
      if (line !== '' && used + measure(piece.trimEnd()) > width) {
        lines.push(line)
        line = ''
        used = 0
      }
      line += piece
      used += more
    }
    return [...lines.map((each) => ({ text: each, ends: false })), { text: line, ends: true }]
  })

/** The line with 「…」 at its end, as much of it as leaves room for that. */
const shorten = (line: string, width: number, measure: Measure): string => {
  let kept = line
  while (kept !== '' && measure(`${kept}…`) > width) kept = lettersOf(kept).slice(0, -1).join('')
  return `${kept}…`
}

/** Height of a line in its size. */
export const lineHeight = 1.45
const step = 0.5

/**
 * The text in a box, at the largest of the sizes at which all of it fits, else as much as fits at the smallest.
 * @param box points
 */
export const fitText = (
  text: string,
  box: { width: number; height: number; largest: number; smallest: number; over: Over },
  measure: Measure,
): FittedText => {
  const { width, height, largest, smallest, over } = box
  const written = text.trim()
  if (written === '') return { size: largest, lines: [], rest: null }
  for (let size = largest; size >= smallest; size -= step) {
    const lines = breakLines(written, width / size, measure)
    if (lines.length * size * lineHeight <= height)
      return { size, lines: lines.map((line) => line.text.trimEnd()), rest: null }
  }
  const lines = breakLines(written, width / smallest, measure)
  const all = Math.max(1, Math.floor(height / (smallest * lineHeight)))
  if (over === 'ellipsis') {
    const shown = lines.slice(0, all).map((line) => line.text.trimEnd())
    const last = shorten(shown.pop() ?? '', width / smallest, measure)
    return { size: smallest, lines: [...shown, last], rest: written }
  }
  const room = all - 1
  const rest = lines.slice(room).map(({ text: line, ends }) => (ends ? `${line}\n` : line))
  return {
    size: smallest,
    lines: lines.slice(0, room).map((line) => line.text.trimEnd()),
    rest: rest.join('').trim(),
  }
}
