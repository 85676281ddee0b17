import { escapeXml } from '#contract/xml.ts'
import type { ChartRow } from './chart-rows.ts'
import type { Band } from './result.ts'

/** Units of the drawing; on a phone one is about a pixel. */
export const chartWidth = 360
const left = 12
const length = chartWidth - 2 * left
const rowHeights = { large: 76, small: 64 } as const

type Options = {
  /** The part of the axis that is neither low nor high; null: there is none. */
  middle: Band | null
  size: keyof typeof rowHeights
}

const at = (share: number) => (left + share * length).toFixed(1)
const bar = (band: Band, y: number, height: number, kind: string) =>
  `<rect class="${kind}" x="${at(band.low)}" y="${y - height / 2}" width="${Math.max(2, (band.high - band.low) * length).toFixed(1)}" height="${height}" rx="${height / 2}"/>`

const markOf = ({ mark }: ChartRow, y: number) =>
  mark === null
    ? `<text class="none" x="${chartWidth / 2}" y="${y - 6}" text-anchor="middle">答えが足りません</text>`
    : `${bar(mark.band, y, 8, mark.inner === null ? 'inner' : 'band')}${mark.inner === null ? '' : bar(mark.inner, y, 12, 'inner')}<circle class="point" cx="${at(mark.point)}" cy="${y}" r="7"/>`

const rowOf = (row: ChartRow, { middle, size }: Options, top: number) => {
  const y = top + (size === 'large' ? 38 : 34)
  const ends = y + 22
  return [
    `<text class="${size}" x="${left}" y="${top + 18}">${escapeXml(row.name)}</text>`,
    middle === null
      ? ''
      : `<rect class="middle" x="${at(middle.low)}" y="${y - 10}" width="${((middle.high - middle.low) * length).toFixed(1)}" height="20"/>`,
    `<path class="axis" d="M${left} ${y}h${length}M${at(0.5)} ${y - 10}v20"/>`,
    markOf(row, y),
    `<text class="pole" x="${left}" y="${ends}">${escapeXml(row.poles[0])}</text>`,
    `<text class="pole" x="${chartWidth - left}" y="${ends}" text-anchor="end">${escapeXml(row.poles[1])}</text>`,
  ].join('')
}

export const chartHeight = (rows: readonly ChartRow[], { size }: Pick<Options, 'size'>): number =>
  rows.length * rowHeights[size]

/** The lines as the inside of an SVG, from `top` on; what they look like, a style sheet says by their classes. */
export const chartLines = (rows: readonly ChartRow[], options: Options, top = 0): string =>
  rows.map((row, index) => rowOf(row, options, top + index * rowHeights[options.size])).join('')

/** A chart for a page. `label`: what it shows, for whoever does not see it. */
export const chartSvg = (rows: readonly ChartRow[], options: Options, label: string): string =>
  `<svg class="chart" viewBox="0 0 ${chartWidth} ${chartHeight(rows, options)}" role="img" aria-label="${escapeXml(label)}" xmlns="http://www.w3.org/2000/svg">${chartLines(rows, options)}</svg>`
