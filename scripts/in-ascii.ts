/** Raw texts whose parts between braces hold neither braces nor texts of their own, as ours do. */
const rawText = /String\.raw`(?:[^`\\$]|\\.|\$(?!\{)|\$\{[^`{}]*\})*`/gs
const beyond = /(\\*)([^\0-\x7F]+)/g

const escaped = (characters: string): string =>
  Array.from(
    { length: characters.length },
    (_, index) => `\\u${characters.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/** In a raw text an escape would be told as it is written, so the characters are put in as a value. */
const rawInAscii = (text: string): string => {
  const said = text.replaceAll(/\$\{[^`{}]*\}/g, '')
  if (
    /\$\{[^}]*[^\0-\x7F]/.test(text) ||
    Array.from(said.matchAll(beyond)).some(([, before = '']) => before !== '')
  )
    throw new Error(`A raw text cannot be written in ASCII: ${text}`)
  return text.replaceAll(beyond, (characters) => `\${"${escaped(characters)}"}`)
}

/**
 * The same code without a character beyond ASCII, line by line: V8 keeps one byte for each of its characters then, for as long as
 * the process runs, and not two.
 */
export const inAscii = (code: string): string => {
  const raw = code.match(rawText)?.length ?? 0
  if (raw !== code.split('String.raw`').length - 1)
    throw new Error('A raw text has parts that cannot be told apart')
  return code.replaceAll(rawText, rawInAscii).replaceAll(
    beyond,
    (_, before: string, characters: string) =>
      // Behind an odd number of backslashes the first character is escaped itself, which says nothing of it.
      `${before.length % 2 === 1 ? before.slice(1) : before}${escaped(characters)}`,
  )
}
