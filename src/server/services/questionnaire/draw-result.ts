import { Resvg } from '@resvg/resvg-js'
import Pdf from 'pdfkit'
import type { DrawnResult } from '#contract/questionnaires/drawn-result.ts'
import { japanese } from '#server/services/type/typefaces.ts'
import { resultSvg } from './result-svg.ts'

const { name, regular, bold } = japanese

/** The chart of a result as a PNG, 720 pixels wide. */
export const drawResultPng = (result: DrawnResult): Uint8Array =>
  new Resvg(resultSvg(result), {
    font: { fontFiles: [regular, bold], loadSystemFonts: false, defaultFontFamily: name },
    fitTo: { mode: 'width', value: 720 },
  })
    .render()
    .asPng()

/** A4 in points, and its margin. */
const sheet = { width: 595.28, height: 841.89, margin: 50 } as const
/** Lines of a chart that one page holds. */
const linesOfPage = 9

type Groups = DrawnResult['groups']

/** Groups by page, none torn apart. */
const pagesOf = (groups: Groups): Groups[] => {
  const pages: Groups[number][][] = []
  let room = 0
  for (const group of groups) {
    const lines = 1 + group.parts.length
    if (lines > room) {
      pages.push([])
      room = linesOfPage
    }
    pages.at(-1)?.push(group)
    room -= lines
  }
  return pages
}

/** A result as PDF: its charts, and then the words as text. */
export const drawResultPdf = async (result: DrawnResult): Promise<Uint8Array> => {
  const { width, height, margin } = sheet
  const doc = new Pdf({
    autoFirstPage: false,
    size: [width, height],
    margin,
    font: regular,
    info: { Title: result.title },
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
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const groups of pagesOf(result.groups)) {
    doc.addPage()
    const fit: [number, number] = [width - 2 * margin, height - 2 * margin]
    // What the chart shows is told in words behind it.
    const alt = `${result.title}の図：${groups.map((group) => group.name).join('、')}`
    const figure = doc.struct('Figure', { alt })
    root.add(figure)
    const content = doc.markStructureContent('Figure')
    doc.image(Buffer.from(drawResultPng({ ...result, groups })), margin, margin, { fit, align: 'center' })
    doc.endMarkedContent()
    figure.add(content)
    figure.end()
  }
  doc.addPage()
  const write = (structType: 'H1' | 'H2' | 'P', text: string) =>
    doc.text(text, { structParent: root, structType, lineGap: 4, paragraphGap: 6 })
  doc.fontSize(15)
  write('H1', result.title)
  for (const { heading, texts } of result.sections) {
    doc.fontSize(13)
    write('H2', heading)
    doc.fontSize(10.5)
    for (const text of texts) write('P', text)
    doc.moveDown()
  }
  root.end()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
