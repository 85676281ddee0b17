const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })
/** What shows nothing by itself: controls, joiners, and selectors of a form of the letter before. */
const silent = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
/** What printers set for a letter that they have no type for: 下駄記号. */
const geta = '〓'

/** Code points of format 12, which fonts with Japanese letters beyond U+FFFF have (OpenType specification, cmap). */
const segmentsOf = (view: DataView, table: number): [first: number, last: number][] =>
  Array.from({ length: view.getUint32(table + 12) }, (_, index) => {
    const group = table + 16 + index * 12
    return [view.getUint32(group), view.getUint32(group + 4)]
  })

/** The code points that a TrueType font draws. Throws when it has no cmap of format 12. */
export const codePointsOf = (font: Uint8Array): ((codePoint: number) => boolean) => {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
  const record = tables.find((at) => view.getUint32(at) === 0x636d6170)
  if (record === undefined) throw new Error('The font has no cmap')
  const cmap = view.getUint32(record + 8)
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => {
    return cmap + view.getUint32(cmap + 4 + index * 8 + 4)
  })
  const table = subtables.find((at) => view.getUint16(at) === 12)
  if (table === undefined) throw new Error('The font has no cmap of format 12')
  const segments = segmentsOf(view, table)
  return (codePoint) => segments.some(([first, last]) => codePoint >= first && codePoint <= last)
}

/** The text with only letters that the font draws, and ends of lines; others show as 〓, one for each that people see. */
export const printable = (text: string, has: (codePoint: number) => boolean): string =>
  Array.from(graphemes.segment(text.normalize('NFC').replaceAll('\t', ' ')), ({ segment }) => {
    if (segment === '\n' || segment === '\r\n') return '\n'
    const seen = segment.replace(silent, '')
    return Array.from(seen).every((letter) => has(letter.codePointAt(0) ?? 0)) ? seen : geta
  }).join('')
