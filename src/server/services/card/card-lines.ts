/** Characters that must not begin a line (JIS X 4051: 行頭禁則文字). */
const neverFirst =
  /^[、。，．・：；？！）」』】〕｝〉》”’ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜…%)\]},.!?:;]/u

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Width of a text in em: Latin letters, digits and half-width kana take about half of a full-width character. */
export const widthInEm = (text: string): number => {
  let width = 0
  for (const character of text) width += /[\u0020-\u007e\uff61-\uff9f]/u.test(character) ? 0.57 : 1
  return width
}

/** Words that a line may break between; a word wider than the line is cut into characters. */
const wordsOf = (text: string, maxWidth: number): string[] => {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = words.length - 1
    const previous = words[last]
    if (previous !== undefined && neverFirst.test(segment)) words[last] = previous + segment
    else if (widthInEm(segment) > maxWidth)
      words.push(...Array.from(graphemes.segment(segment), (part) => part.segment))
    else words.push(segment)
  }
  return words
}

const shorten = (line: string, maxWidth: number): string => {
  const parts = Array.from(graphemes.segment(line), ({ segment }) => segment)
  while (parts.length > 0 && widthInEm(parts.join('')) + 1 > maxWidth) parts.pop()
  return `${parts.join('').trimEnd()}…`
}

/**
 * Breaks a Japanese text into at most `maxLines` lines of `maxWidth` em, between words and by the rules for the
 * beginning of a line; what does not fit ends in 「…」. An empty text gives no line.
 */
export const cardLines = (text: string, maxWidth: number, maxLines: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(text.replace(/\s+/gu, ' ').trim(), maxWidth)) {
    if (line !== '' && widthInEm(line + word) > maxWidth) {
      lines.push(line.trimEnd())
      line = word.trimStart()
    } else line += word
  }
  if (line !== '') lines.push(line)
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  return kept.map((text, index) =>
    index === maxLines - 1 ? shorten(`${text}${lines[maxLines] ?? ''}`, maxWidth) : text,
  )
}
