import { stringify } from 'csv-stringify/sync'

/**
 * What a spreadsheet would take for a number, a date, a time or a truth and write down anew: a 0 in front goes, digits
 * beyond the fifteenth do, `1-2` becomes a day and `1E5` 100000.
 */
const kinds = [
  String.raw`0\d+|\d{16,}|\d+E\d+|TRUE|FALSE`,
  String.raw`\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?`,
  String.raw`\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?`,
  String.raw`\d{1,2}[-/]\d{4}`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?`,
]
const changed = new RegExp(`^(?:${kinds.join('|')})$`, 'i')

/** What is written behind an apostrophe: what would be changed, and what begins with one itself. */
const isGuarded = (cell: string): boolean => cell.startsWith("'") || changed.test(cell.trim())
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u

/** The text of a cell that `csvOf` may have written. */
export const textOfCell = (cell: string): string => {
  const rest = cell.slice(1)
  return cell.startsWith("'") && (isGuarded(rest) || formula.test(rest)) ? rest : cell
}

/**
 * Rows as RFC 4180 has them, every cell in quotes, in UTF-8 with a byte order mark, as spreadsheets in Japan open it; the
 * first row names the columns and nothing stands above it. Text that a spreadsheet would read as a formula (OWASP, CSV
 * injection) or change begins with an apostrophe; numbers stay as they are, days are to be written as 2026年7月1日.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const kept = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && isGuarded(cell) ? `'${cell}` : cell)),
  )
  return stringify([header, ...kept], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted: true,
  })
}
