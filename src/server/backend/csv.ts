import { stringify } from 'csv-stringify/sync'

/**
 * Rows as RFC 4180 has them, every cell in quotes, in UTF-8 with a byte order mark, as spreadsheets in Japan open it. Text
 * that a spreadsheet would read as a formula (OWASP, CSV injection) begins with an apostrophe; numbers stay as they are.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify([...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true, quoted: true })
