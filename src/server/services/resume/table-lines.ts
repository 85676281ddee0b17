import type { ResumeRow } from '#server/domain/resume-content.ts'
import { breakLines, type Measure } from './fit-text.ts'

/** A printed line of a table; `size` in points. `begins`: false where it goes on with the line above. */
export type TableLine = {
  begins: boolean
  year: string
  month: string
  text: string
  size: number
  align: 'left' | 'center' | 'right'
}

const plain = { begins: true, year: '', month: '' }

/**
 * Rows as lines of a table: a text that is too long for one line at the smallest size goes on in the lines below.
 * @param width of the column of texts, in points
 */
export const tableLines = (
  rows: readonly ResumeRow[],
  { width, sizes }: { width: number; sizes: readonly [largest: number, smallest: number] },
  measure: Measure,
): TableLine[] =>
  rows.flatMap((row): TableLine[] => {
    const [largest, smallest] = sizes
    if (row.kind !== 'entry')
      return [{ ...plain, text: row.text, size: largest, align: row.kind === 'heading' ? 'center' : 'right' }]
    const text = row.text.replaceAll('\n', ' ')
    const wanted = width / Math.max(measure(text), 0.1)
    const size = Math.min(largest, Math.max(smallest, Math.floor(wanted * 2) / 2))
    return breakLines(text, width / size, measure).map((line, index) => ({
      begins: index === 0,
      ...(index === 0 ? { year: row.year, month: row.month } : { year: '', month: '' }),
      text: line.text.trimEnd(),
      size,
      align: 'left',
    }))
  })

const noteSize = 9
export const continued = '（続きは別紙に記載）'

/** How many of the lines stand in a table of so many: rows that are not torn, and no heading at the end. */
const fitting = (lines: readonly TableLine[], rows: number): number => {
  if (lines.length <= rows) return lines.length
  const whole = lines.slice(0, rows + 1).findLastIndex(({ begins }) => begins)
  // A row that is longer than the table has to be.
  const end = whole > 0 ? whole : rows
  return end > 1 && lines[end - 1]?.align === 'center' ? end - 1 : end
}

export type SharedLines = { tables: readonly (readonly TableLine[])[]; rest: readonly TableLine[] }

/** Lines over tables of so many rows each; where there are more, the last table ends with a note, and the rest is told. */
export const shareLines = (lines: readonly TableLine[], tables: readonly number[]): SharedLines => {
  const [rows = 0, ...others] = tables
  const end = fitting(lines, rows)
  if (others.length > 0) {
    const { tables: next, rest } = shareLines(lines.slice(end), others)
    return { tables: [lines.slice(0, end), ...next], rest }
  }
  if (end === lines.length) return { tables: [lines], rest: [] }
  const shown = fitting(lines, rows - 1)
  const note: TableLine = { ...plain, text: continued, size: noteSize, align: 'right' }
  return { tables: [[...lines.slice(0, shown), note]], rest: lines.slice(shown) }
}

/** Lines of a table as a text, a paragraph for each row. */
export const textOfLines = (lines: readonly TableLine[]): string =>
  lines
    .map(({ begins, year, month, text }, index) => {
      const dated = year === '' ? text : `${year}年${month}月　${text}`
      return begins && index > 0 ? `\n${dated}` : dated
    })
    .join('')
