import { chartHeight, chartLines, chartWidth } from '#contract/questionnaires/chart-svg.ts'
import type { DrawnResult } from '#contract/questionnaires/drawn-result.ts'
import { escapeXml } from '#contract/xml.ts'

/** As the page by day: paper and ink. */
const style = `text{font-family:'Noto Sans JP';fill:#1b2440}.title{font-size:20px;font-weight:700}.subtitle,.pole{font-size:12px;fill:#525a75}
.large{font-size:15px;font-weight:700}.small{font-size:14px}.none{font-size:12px;fill:#525a75}
.axis{stroke:#837f72;stroke-width:1;fill:none}.middle{fill:#e8ecf6}.band{fill:#9db0dd}.inner{fill:#5c78bd}.point{fill:#24407a;stroke:#fff;stroke-width:2}`

const head = 72

/** The chart of a result, its groups one under the other, on paper of its own. */
export const resultSvg = ({ title, subtitle, groups, middle }: DrawnResult): string => {
  let top = head
  const lines: string[] = []
  for (const group of groups) {
    lines.push(chartLines([group], { middle, size: 'large' }, top))
    top += chartHeight([group], { size: 'large' })
    lines.push(chartLines(group.parts, { middle, size: 'small' }, top))
    top += chartHeight(group.parts, { size: 'small' })
  }
  const height = top + 12
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartWidth} ${height}" width="${chartWidth}" height="${height}"><style>${style}</style><rect width="${chartWidth}" height="${height}" fill="#fff"/><text class="title" x="12" y="34">${escapeXml(title)}</text><text class="subtitle" x="12" y="56">${escapeXml(subtitle)}</text>${lines.join('')}</svg>`
}
