/** Where the rule is told: a heading of `content/legal/terms.md`. */
export const replyRulePath = `/terms#${encodeURIComponent('返信の実績の数え方')}`

/** 応募の92%に期限内に返信 */
export const replyShare = ({ answeredPercent }: { answeredPercent: number }): string =>
  `応募の${answeredPercent}%に期限内に返信`

/** 応募の92%に期限内に返信（返信までの中央値2.5日）; without a median nobody was answered. */
export const replyNumbersLine = (numbers: { answeredPercent: number; medianDays: number | null }): string =>
  numbers.medianDays === null
    ? replyShare(numbers)
    : `${replyShare(numbers)}（返信までの中央値${numbers.medianDays}日）`
