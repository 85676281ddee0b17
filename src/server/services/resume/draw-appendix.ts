import { breakLines, lineHeight } from './fit-text.ts'
import { appendix } from './resume-form.ts'
import type { Paper } from './resume-paper.ts'

/** What found no room in one place of the form. */
export type AppendixPart = { title: string; text: string }

const pointsOf = (millimetres: number) => (millimetres * 72) / 25.4
const { x, y: start, width, end, size } = appendix
const tall = (size * lineHeight * 25.4) / 72

/** Halves behind the form, as many as the parts need, each with the name of whom it is of. */
export const drawAppendix = (paper: Paper, name: string, parts: readonly AppendixPart[]): void => {
  let y = end
  const below = (height: number): number => {
    if (y + height > end) {
      paper.next()
      paper.part('H2', () => {
        paper.line('履歴書　別紙', { x, y: start + 5, size: 14 })
        paper.write(name, {
          x: x + width / 2,
          y: start,
          width: width / 2,
          height: 7,
          sizes: [10, 6],
          align: 'right',
          stands: 'middle',
          over: 'ellipsis',
        })
      })
      paper.rule({ from: [x, start + 9], to: [x + width, start + 9], style: 'thick' })
      y = start + 14
    }
    y += height
    return y
  }
  for (const { title, text } of parts) {
    // A title has a line of its text below it.
    if (y + 3 * tall > end) y = end
    const titleY = below(tall * 1.6) - tall * 0.4
    paper.part('H3', () => paper.line(title, { x, y: titleY, size: 11 }))
    for (const line of breakLines(text, pointsOf(width) / size, paper.measure)) {
      const y = below(tall) - tall * 0.3
      paper.part('P', () => paper.line(line.text.trimEnd(), { x, y, size }))
    }
    y += tall
  }
}
