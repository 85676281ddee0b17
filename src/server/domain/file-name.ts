import type { FileType } from '#contract/codes/stored-file.ts'
import { trimBoth, trimEnd } from '#contract/trim.ts'

/** Characters of a name before its ending; file systems take 255 bytes, and a Japanese letter is three of them. */
const stemCharacters = 70

/**
 * Controls, ends of lines, halves of surrogate pairs, everything that is not seen or turns the direction of what follows (a
 * name that ends in `fdp.exe` and reads `exe.pdf`), and what file systems of readers do not take.
 */
const refused = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>:"/\\|?*]/gu

/** What Windows takes for a device, whatever the ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** What a file is called, without folders, hidden characters and ending: at most 70 characters, never empty. */
export const fileStem = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(refused, ' ')
    .replace(/\.[\p{L}\p{N}]{1,8}\s*$/u, '')
    .replace(/\s+/g, ' ')
  // A leading dot hides a file; a dot or a space at the end is dropped by Windows.
  const bare = trimBoth(plain, /[. ]/)
  const short = trimEnd([...bare].slice(0, stemCharacters).join(''), /[. ]/)
  if (short === '') return 'ファイル'
  return device.test(short) ? `_${short}` : short
}

/** The whole name, with the ending of what the file is. `stem`: as `fileStem` makes it. */
export const fileName = (stem: string, type: FileType): string => `${stem}.${type}`

const percent = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The header by which a file is always saved, never shown (RFC 6266): the name in UTF-8, and one in ASCII for old programs. */
export const contentDisposition = (name: string, type: FileType): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const fallback = /^[_. ]*\.[a-z]+$/.test(ascii) ? `file.${type}` : ascii
  return `attachment; filename="${fallback}"; filename*=UTF-8''${percent(name)}`
}
