import type { Resume } from '#contract/resume.ts'
import { resumeContent, type ResumeRow } from '#server/domain/resume-content.ts'
import { printable } from '#server/services/type/letters.ts'
import { drawAppendix, type AppendixPart } from './draw-appendix.ts'
import {
  historyTable,
  leftBoxes,
  leftHalf,
  licenceTable,
  moreHistoryTable,
  rightBoxes,
  rightHalf,
  rowTable,
  type Box,
  type Label,
  type RowTable,
} from './resume-form.ts'
import { openPaper, type Paper } from './resume-paper.ts'
import { continued, shareLines, tableLines, textOfLines, type TableLine } from './table-lines.ts'

/** Between a rule and the text beside it. */
const padding = 3
const textX = rowTable.x + rowTable.year + rowTable.month
const textWidth = rowTable.width - rowTable.year - rowTable.month
const column = { width: ((textWidth - 2 * padding) * 72) / 25.4, sizes: rowTable.sizes }

const drawTable = (paper: Paper, { y, title }: RowTable, lines: readonly TableLine[] = []): void => {
  const baseline = (index: number, size: number) =>
    y + rowTable.head + rowTable.row * (index + 0.5) + (0.37 * size * 25.4) / 72
  const head = { y: y + rowTable.head / 2 + 1.2, size: 9, align: 'center' } as const
  const year = rowTable.x + rowTable.year / 2
  const month = rowTable.x + rowTable.year + rowTable.month / 2
  const places = {
    left: textX + padding,
    center: textX + textWidth / 2,
    right: textX + textWidth - padding * 2,
  }
  const number = (text: string, x: number, index: number) =>
    paper.part('TD', () => {
      const size = rowTable.sizes[0]
      if (text !== '') paper.line(text, { x, y: baseline(index, size), size, align: 'center' })
    })
  const write = (line: TableLine, index: number) => {
    const at = { x: places[line.align], y: baseline(index, line.size), size: line.size }
    paper.line(line.text, line.align === 'left' ? at : { ...at, align: line.align })
  }
  paper.part('Table', () => {
    paper.part('TR', () => {
      paper.part('TH', () => paper.line('年', { ...head, x: year }))
      paper.part('TH', () => paper.line('月', { ...head, x: month }))
      paper.part('TH', () => paper.line(title, { ...head, x: textX + textWidth / 2 }))
    })
    for (const [index, line] of lines.entries()) {
      // One that goes on with the line above is in that one's row.
      if (index > 0 && !line.begins) continue
      const next = lines.findIndex((each, at) => at > index && each.begins)
      paper.part('TR', () => {
        number(line.year, year, index)
        number(line.month, month, index)
        paper.part('TD', () => {
          for (const [more, each] of lines.slice(index, next < 0 ? undefined : next).entries())
            write(each, index + more)
        })
      })
    }
  })
}

/** Writes a long text; what has no room is told by a note in its last line, and answered. */
const writeLong = (paper: Paper, text: string, box: Box): string | null => {
  const { rest, size } = paper.write(text, box)
  if (rest !== null)
    paper.line(continued, {
      x: box.x + box.width,
      y: box.y + box.height - (0.4 * size * 25.4) / 72,
      size,
      align: 'right',
    })
  return rest
}

/** Boxes of the left half, with what an appended page calls them. */
const fields = [
  ['asOf', ''],
  ['nameKana', '氏名のふりがな'],
  ['name', '氏名'],
  ['birth', '生年月日'],
  ['gender', '性別'],
  ['addressKana', '現住所のふりがな'],
  ['address', '現住所'],
  ['tel', '電話'],
  ['contact', '連絡先'],
] as const

/**
 * A résumé as PDF in the form of 厚生労働省: two pages of A4 or one of A3, and pages behind them for what found no room. The
 * type is embedded, as far as it is used; the same résumé gives the same bytes. It holds its thread for some tenths of a
 * second, so only a drawing thread calls it.
 */
export const drawResume = ({ profile, today, size }: Resume): Promise<Uint8Array> => {
  const content = resumeContent(profile, today)
  const rows = (list: readonly ResumeRow[]) => list.map((row) => ({ ...row, text: printable(row.text) }))
  const paper = openPaper({
    size,
    info: { Title: '履歴書', CreationDate: new Date(`${today}T00:00:00+09:00`) },
  })

  const linesOf = (list: readonly ResumeRow[]) => tableLines(rows(list), column, paper.measure)
  const history = shareLines(linesOf(content.history), [historyTable.rows, moreHistoryTable.rows])
  const licences = shareLines(linesOf(content.licences), [licenceTable.rows])

  const write = ({ text, box }: Label) => paper.write(text, box)

  paper.next()
  leftHalf.rules.forEach(paper.rule)
  paper.frame(leftHalf.photo)
  paper.part('H1', () => write(leftHalf.title))
  const cutFields = fields.map(([name, title]) => {
    let cut: string | null = null
    paper.part('P', () => {
      leftHalf.labels[name].forEach(write)
      cut = paper.write(printable(content[name]), leftBoxes[name]).rest
    })
    return { title, text: cut ?? '' }
  })
  paper.part('P', () => leftHalf.photoLabels.forEach(write))
  drawTable(paper, historyTable, history.tables[0])
  paper.part('P', () => write(leftHalf.note))

  paper.next()
  rightHalf.rules.forEach(paper.rule)
  drawTable(paper, moreHistoryTable, history.tables[1])
  drawTable(paper, licenceTable, licences.tables[0])
  const long = (name: 'appeal' | 'wishes') => {
    paper.part('H2', () => write(rightHalf.labels[name]))
    let rest: string | null = null
    paper.part('P', () => {
      rest = writeLong(paper, printable(content[name]), rightBoxes[name])
    })
    return rest ?? ''
  }
  const appeal = long('appeal')
  const wishes = long('wishes')

  const parts: AppendixPart[] = [
    ...cutFields,
    { title: '学歴・職歴（続き）', text: textOfLines(history.rest) },
    { title: '免許・資格（続き）', text: textOfLines(licences.rest) },
    { title: '志望の動機、特技、アピールポイントなど（続き）', text: appeal },
    { title: '本人希望（続き）', text: wishes },
  ].filter(({ text }) => text !== '')
  if (parts.length > 0) drawAppendix(paper, printable(content.name), parts)
  return paper.finish()
}
