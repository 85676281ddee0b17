import type { JobPostQuery } from '#contract/job-post-query.ts'
import { chipsOf } from '#contract/job-post-chips.ts'

/** Conditions a title has room for. */
const named = 3

/** The heading of a list in words: 東京都・新卒採用の求人, 「営業」の求人, 求人一覧. */
export const listTitle = (query: JobPostQuery): string => {
  const labels = chipsOf({ ...query, q: '' }).map(({ label }) => label)
  const words = query.q === '' ? '' : `「${query.q}」`
  if (labels.length === 0) return words === '' ? '求人一覧' : `${words}の求人`
  const shown = labels.slice(0, named).join('・')
  return `${words}${shown}${labels.length > named ? 'など' : ''}の求人`
}
