/**
 * A text without the characters at its end that `of` matches, one by one. A pattern that ends in `+$` begins anew at each
 * place of a run that is not at the end, which takes the square of its length.
 */
export const trimEnd = (text: string, of: RegExp): string => {
  let end = text.length
  while (end > 0) {
    const letter = Array.from(text.slice(Math.max(0, end - 2), end)).at(-1) ?? ''
    if (!of.test(letter)) break
    end -= letter.length
  }
  return text.slice(0, end)
}

/** The same of both ends. */
export const trimBoth = (text: string, of: RegExp): string => {
  let start = 0
  for (const letter of text) {
    if (!of.test(letter)) break
    start += letter.length
  }
  return trimEnd(text.slice(start), of)
}
