import Pdf from 'pdfkit'
import type { ResumeSize } from '#contract/resume.ts'
import { lettersOf, runsOf } from '#server/services/type/letters.ts'
import { japanese } from '#server/services/type/typefaces.ts'
import { fitText, lineHeight, type FittedText, type Measure } from './fit-text.ts'
import type { Box, Rule } from './resume-form.ts'

/** Points in a millimetre. */
const mm = 72 / 25.4
const half = { width: 210, height: 297 } as const
const ink = '#1a1a1a'
const weights = { thick: 1, thin: 0.4, dashed: 0.4 } as const satisfies Record<Rule['style'], number>
/** How far above its baseline the middle of a Japanese letter lies, in em. */
const middle = 0.37

export type Paper = {
  /** The next half: a page of its own in A4, every other one beside the last in A3. Everything is drawn on the last one. */
  next: () => void
  rule: (rule: Rule) => void
  /** A dashed box. */
  frame: (box: { x: number; y: number; width: number; height: number }) => void
  /** A text in a box; the answer tells what found no room. */
  write: (text: string, box: Box) => FittedText
  /** One line from a place on its baseline, in points of size. */
  line: (text: string, at: { x: number; y: number; size: number; align?: 'right' | 'center' }) => void
  /** Width of a text in em. */
  measure: Measure
  /** What is drawn within is this to a reader that speaks: parts of parts, in the order of drawing. */
  part: (tag: PartTag, draw: () => void) => void
  finish: () => Promise<Uint8Array>
}

/** Standard structure types (ISO 32000-1, 14.8.4). */
export type PartTag = 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

/** Paper in millimetres, with the types embedded that are used, and tagged. */
export const openPaper = (options: {
  size: ResumeSize
  info: { Title: string; CreationDate: Date }
}): Paper => {
  const { size, info } = options
  const doc = new Pdf({
    autoFirstPage: false,
    font: japanese.regular,
    info,
    lang: 'ja',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const wide = size === 'a3'
  let halves = 0
  let offset = 0

  const widths = new Map<string, number>()
  const widthOf = (letter: string): number => {
    const known = widths.get(letter)
    if (known !== undefined) return known
    const [run] = runsOf(letter)
    const width = doc.font((run?.face ?? japanese).regular, 100).widthOfString(letter) / 100
    widths.set(letter, width)
    return width
  }
  const measure: Measure = (text) => lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0)

  const root = doc.struct('Document')
  doc.addStructure(root)
  let open = { tag: 'P', element: root }
  const part: Paper['part'] = (tag, draw) => {
    const outer = open
    const element = doc.struct(tag)
    outer.element.add(element)
    open = { tag, element }
    draw()
    element.end()
    open = outer
  }
  /** Lines and boxes say nothing. */
  const silently = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  const line: Paper['line'] = (text, at) => {
    const width = measure(text) * at.size
    const shift = at.align === 'right' ? width : at.align === 'center' ? width / 2 : 0
    let x = (at.x + offset) * mm - shift
    const content = doc.markStructureContent(open.tag)
    for (const run of runsOf(text)) {
      doc
        .font(run.face.regular, at.size)
        .fillColor(ink)
        .text(run.text, x, at.y * mm, { lineBreak: false, baseline: 'alphabetic' })
      x += doc.widthOfString(run.text)
    }
    doc.endMarkedContent()
    open.element.add(content)
  }

  return {
    next: () => {
      const besides = wide && halves % 2 === 1
      const page = [half.width * (wide ? 2 : 1) * mm, half.height * mm]
      if (!besides) doc.addPage({ size: page, margin: 0 })
      offset = besides ? half.width : 0
      halves += 1
    },
    rule: ({ from, to, style }) =>
      silently(() => {
        doc
          .lineWidth(weights[style])
          .strokeColor(ink)
          .moveTo((from[0] + offset) * mm, from[1] * mm)
          .lineTo((to[0] + offset) * mm, to[1] * mm)
        if (style === 'dashed') doc.dash(2, { space: 2 })
        doc.stroke().undash()
      }),
    frame: ({ x, y, width, height }) =>
      silently(() => {
        doc
          .lineWidth(weights.dashed)
          .strokeColor(ink)
          .rect((x + offset) * mm, y * mm, width * mm, height * mm)
          .dash(2, { space: 2 })
          .stroke()
          .undash()
      }),
    write: (text, { x, y, width, height, sizes, align, stands, over }) => {
      const [largest, smallest] = sizes
      const room = { width: width * mm, height: height * mm, largest, smallest, over }
      const fitted = fitText(text, room, measure)
      const tall = (fitted.size * lineHeight) / mm
      const top = stands === 'top' ? y : y + (height - tall * fitted.lines.length) / 2
      const across = { left: x, center: x + width / 2, right: x + width }[align]
      for (const [index, each] of fitted.lines.entries())
        line(each, {
          x: across,
          y: top + tall * (index + 0.5) + (middle * fitted.size) / mm,
          size: fitted.size,
          ...(align === 'left' ? {} : { align }),
        })
      return fitted
    },
    line,
    measure,
    part,
    finish: async () => {
      root.end()
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
