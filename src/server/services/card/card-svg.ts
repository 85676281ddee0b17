import { escapeXml } from '#contract/xml.ts'
import { cardLines } from './card-lines.ts'

/** What a card says: the smallest text first, the title largest. */
export type Card = {
  site: string
  /** A short line above the title: the kind of ad, or the category of an article. */
  label: string
  title: string
  /** Up to three short facts below the title: place, wage, company. */
  facts: readonly string[]
}

const text = (line: string, x: number, y: number, size: number, style: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="Noto Sans JP" ${style}>${escapeXml(line)}</text>`

/** The signpost of the brand: a post with two boards. */
const signpost = `<g fill="#24407a" transform="translate(8 12)"><rect x="94" y="508" width="7" height="62" rx="3"/>
<path d="M80 516h42l10 10-10 10H80z"/><path d="M116 541H82l-10 9 10 9h34z" fill="#6b7fae"/></g>`

/** The card as SVG, 1200 × 630: paper, ink and a thin rule, as the site itself. */
export const cardSvg = ({ site, label, title, facts }: Card): string => {
  const lines = cardLines(title, 16.5, 3)
  const titles = lines.map((line, index) =>
    text(line, 80, 214 + index * 80, 60, 'font-weight="700" fill="#1a2433"'),
  )
  const details = facts
    // Three lines of title leave room for one fact above the rule.
    .slice(0, lines.length >= 3 ? 1 : 3)
    .flatMap((fact) => cardLines(fact, 33, 1))
    .map((line, index) => text(line, 80, 214 + lines.length * 80 + index * 46, 31, 'fill="#48536a"'))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#fbf9f4"/><rect width="1200" height="14" fill="#24407a"/>
${text(label, 80, 122, 32, 'font-weight="700" fill="#24407a"')}
${titles.join('\n')}
${details.join('\n')}
<rect x="80" y="496" width="1040" height="2" fill="#d9d4c7"/>
${signpost}
${text(site, 150, 568, 40, 'font-weight="700" fill="#24407a"')}
</svg>`
}
