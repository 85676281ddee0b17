import { hiddenPoint, type HiddenProblem } from '#contract/hidden-problem.ts'

/** What characters that nobody sees are called, the first that fits; the numbers are code points. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^[\n\r\u0085]$/u, '改行'],
  [/^\t$/u, 'タブ'],
  [/^\v$/u, '垂直タブ'],
  [/^\f$/u, '改ページ'],
  [/^\u2028$/u, '行の区切り'],
  [/^\u2029$/u, '段落の区切り'],
  [/^\u{ad}$/u, 'ソフトハイフン'],
  [/^\u200b$/u, 'ゼロ幅スペース'],
  [/^\u200c$/u, 'ゼロ幅非接合子'],
  [/^\u200d$/u, 'ゼロ幅接合子'],
  [/^\u2060$/u, '単語結合子'],
  [/^\ufeff$/u, 'BOM'],
  [/^\u034f$/u, '結合書記素接合子'],
  [/^\ufffc$/u, '貼り付けた画像などの跡'],
  [/^[\u115f\u1160\u3164\uffa0]$/u, 'ハングルの埋め草'],
  [/^\u2800$/u, '点字の空白'],
  [/^\p{Bidi_Control}$/u, '文字の向きを変える文字'],
  [/^\p{Variation_Selector}$/u, '異体字セレクタ'],
  [/^[\u{e0000}-\u{e007f}]$/u, 'タグ文字'],
  [/^\p{Cc}$/u, '制御文字'],
]

/** A name held a character that nobody sees: which. Forms show what was typed again without it (`plainLines`). */
export const hiddenMessage = (label: string, problem: HiddenProblem): string => {
  const point = hiddenPoint(problem)
  const char = String.fromCodePoint(point)
  const name = names.find(([pattern]) => pattern.test(char))?.[1] ?? '表示されない文字'
  const code = `U+${problem.slice('HIDDEN_'.length)}`
  return `${label}に、目に見えない文字（${name} ${code}）が入っていたため、取り除きました。内容を確かめて、もう一度お試しください。`
}
