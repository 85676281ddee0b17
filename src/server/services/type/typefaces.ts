import { createRequire } from 'node:module'
import { readCodePoints } from './code-points.ts'

export type Typeface = {
  name: string
  regular: string
  bold: string
  /** Whether it draws a code point; read from its file when it is first asked. */
  has: (codePoint: number) => boolean
}

const { resolve } = createRequire(import.meta.url)

const lazily = (path: string): Typeface['has'] => {
  let has: Typeface['has'] | null = null
  return (codePoint) => {
    has ??= readCodePoints(path)
    return has(codePoint)
  }
}

const typeface = (name: string, regular: string, bold: string): Typeface => ({
  name,
  regular: resolve(regular),
  bold: resolve(bold),
  has: lazily(resolve(regular)),
})

/** What everything is set in that it can draw. */
export const japanese = typeface(
  'Noto Sans JP',
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
)

/** Types of one family (SIL Open Font License), in the order in which they are asked for a letter. */
export const typefaces: readonly Typeface[] = [
  japanese,
  // Latin with every mark, Vietnamese, Cyrillic, Greek, Devanagari.
  typeface(
    'Noto Sans',
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  ),
  typeface(
    'Noto Sans SC',
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  ),
  typeface(
    'Noto Sans KR',
    '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
    '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
  ),
  typeface(
    'Noto Sans Thai',
    '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  ),
]
