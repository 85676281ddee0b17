import { Resvg } from '@resvg/resvg-js'
import { facesOf, printable } from '#server/services/type/letters.ts'
import { japanese } from '#server/services/type/typefaces.ts'
import { cardSvg, type Card } from './card-svg.ts'

/** Letters that no type has are left out: a picture has nobody to ask. */
const drawable = (text: string): string => printable(text, '')

/**
 * The picture that a shared link shows: a PNG of 1200 × 630 pixels, about 40 KB. The same card gives the same bytes. It
 * holds its thread for about 60 ms, so only a drawing thread calls it.
 */
export const drawCard = (card: Card): Uint8Array => {
  const [site = '', label = '', title = '', ...facts] = [
    card.site,
    card.label,
    card.title,
    ...card.facts,
  ].map(drawable)
  const fontFiles = facesOf([site, label, title, ...facts]).flatMap(({ regular, bold }) => [regular, bold])
  return new Resvg(cardSvg({ site, label, title, facts }), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: japanese.name },
  })
    .render()
    .asPng()
}
