import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { cardSvg, type Card } from './card-svg.ts'

const require = createRequire(import.meta.url)
const fontFiles = [
  require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
]

/**
 * The picture that a shared link shows: a PNG of 1200 × 630 pixels, about 40 KB. The same card gives the same bytes. It
 * holds its thread for about 60 ms, so only a drawing thread calls it.
 */
export const drawCard = (card: Card): Uint8Array =>
  new Resvg(cardSvg(card), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Sans JP' },
  })
    .render()
    .asPng()
