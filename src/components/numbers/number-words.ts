import { formatDayOfYear } from '#contract/format/time.ts'
import type { ReplyPlace, ViewSourceKind } from '#contract/job-post-numbers.ts'

/** 1,234 */
export const countText = (count: number): string => count.toLocaleString('ja-JP')

/** Of views, to a tenth of a per cent; null: there were none, or fewer than what came of them, since not all are counted. */
export const shareText = (count: number, views: number): string | null =>
  views === 0 || count > views ? null : `${Math.round((count / views) * 1000) / 10}%`

const sourceNames = {
  site: 'サイト内',
  none: 'なし（直接開いた・分からない）',
  other: 'そのほか',
} as const satisfies Record<Exclude<ViewSourceKind, 'host'>, string>

/** Where views came from, by name. */
export const sourceText = ({ kind, host }: { kind: ViewSourceKind; host: string | null }): string =>
  kind === 'host' ? (host ?? sourceNames.other) : sourceNames[kind]

/** Where a share of replies stands among all, to follow 「…と比べると、」. */
export const replyPlaceText = {
  upper_quarter: '高いほうの4分の1に入ります',
  upper_half: '真ん中より高いほうです',
  middle: 'ちょうど真ん中です',
  lower_half: '真ん中より低いほうです',
  lower_quarter: '低いほうの4分の1に入ります',
} as const satisfies Record<ReplyPlace, string>

/** What a drawing shows, for who does not see it. */
export const chartText = (days: readonly { day: string; count: number }[], unit: string): string => {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || total === 0) return 'この期間にはありません。'
  const most = days.reduce((best, each) => (each.count > best.count ? each : best))
  return `${formatDayOfYear(first.day)}から${formatDayOfYear(last.day)}までの合計は${countText(total)}${unit}、いちばん多いのは${formatDayOfYear(most.day)}の${countText(most.count)}${unit}です。`
}
