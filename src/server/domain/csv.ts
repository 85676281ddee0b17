type Cell = string | number

/** What spreadsheet programs take for the beginning of a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/u

const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as RFC 4180 has them, with the mark by which spreadsheet programs tell UTF-8. No text is taken for a formula. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
