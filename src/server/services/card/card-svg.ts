import { escapeXml } from '#contract/xml.ts'
import { runsOf } from '#server/services/type/letters.ts'
import { widthOf } from '#server/services/type/widths.ts'
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

/** SARA AM in its two parts, each of which resvg places by itself; a tone mark stands between them. */
const thaiAm = /([\u0e48-\u0e4b]?)\u0e33/gu

/**
 * A line by the types that it is set in. Each part has a place of its own: what draws shapes all that has none in one type,
 * and makes good for the letters that it lacks in any.
 */
const parts = (line: string, { x, size, weight }: { x: number; size: number; weight: Weight }): string => {
  const runs = runsOf(line.replace(thaiAm, '\u0e4d$1\u0e32'))
  let at = x
  return runs
    .map(({ face, text: part }) => {
      const from = at
      if (runs.length > 1) at += widthOf(face[weight], part, size)
      return `<tspan x="${from.toFixed(2)}" font-family="${face.name}">${escapeXml(part)}</tspan>`
    })
    .join('')
}

type Weight = 'regular' | 'bold'
const weights = { regular: '', bold: ' font-weight="700"' } as const satisfies Record<Weight, string>

const text = (
  line: string,
  { x, y, size, weight, fill }: { x: number; y: number; size: number; weight: Weight; fill: string },
) =>
  `<text y="${y}" font-size="${size}" fill="${fill}"${weights[weight]} xml:space="preserve">${parts(line, { x, size, weight })}</text>`

/** The signpost of the brand: a post with two boards. */
const signpost = `<g fill="#24407a" transform="translate(8 12)"><rect x="94" y="508" width="7" height="62" rx="3"/>
<path d="M80 516h42l10 10-10 10H80z"/><path d="M116 541H82l-10 9 10 9h34z" fill="#6b7fae"/></g>`

/** The card as SVG, 1200 × 630: paper, ink and a thin rule, as the site itself. */
export const cardSvg = ({ site, label, title, facts }: Card): string => {
  const lines = cardLines(title, 16.5, 3)
  const titles = lines.map((line, index) =>
    text(line, { x: 80, y: 214 + index * 80, size: 60, weight: 'bold', fill: '#1a2433' }),
  )
  const details = facts
    // Three lines of title leave room for one fact above the rule.
    .slice(0, lines.length >= 3 ? 1 : 3)
    .flatMap((fact) => cardLines(fact, 33, 1))
    .map((line, index) =>
      text(line, {
        x: 80,
        y: 214 + lines.length * 80 + index * 46,
        size: 31,
        weight: 'regular',
        fill: '#48536a',
      }),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#fbf9f4"/><rect width="1200" height="14" fill="#24407a"/>
${text(label, { x: 80, y: 122, size: 32, weight: 'bold', fill: '#24407a' })}
${titles.join('\n')}
${details.join('\n')}
<rect x="80" y="496" width="1040" height="2" fill="#d9d4c7"/>
${signpost}
${text(site, { x: 150, y: 568, size: 40, weight: 'bold', fill: '#24407a' })}
</svg>`
}
