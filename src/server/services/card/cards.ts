import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import { cardSvg, type Card } from './card-svg.ts'

/** Draws the picture that a shared link shows. */
export type Cards = {
  /** A PNG of 1200 × 630 pixels. The same card gives the same bytes and is drawn once while it is remembered. */
  draw: (card: Card) => Promise<Uint8Array>
}

const require = createRequire(import.meta.url)
const fontFiles = [
  require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
]

/** About 25 ms a card on a thread of its own; the 500 last drawn are kept (30 MB at the most). */
export const createCards = (): Cards => {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 500 })
  const render = async (svg: string): Promise<Uint8Array> => {
    const image = await renderAsync(svg, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Sans JP' },
    })
    return new Uint8Array(image.asPng())
  }
  return {
    draw: (card) => {
      const svg = cardSvg(card)
      const known = drawn.get(svg)
      if (known !== undefined) return known
      const drawing = render(svg)
      drawn.set(svg, drawing)
      drawing.catch(() => drawn.delete(svg))
      return drawing
    },
  }
}
