import { isGone } from '#contract/job-post-end.ts'
import type { JobPostCard } from '#server/backend/loaders/job-post-columns.ts'
import type { Context } from '#server/backend/schema/context.ts'

/** An ad that somebody kept or looked at, while anyone may still read it; null: it was taken down, or ended long ago. */
export const shownJobPost = async (
  { loaders, now }: Pick<Context, 'loaders' | 'now'>,
  id: string,
): Promise<JobPostCard | null> => {
  const row = await loaders.card.load(id)
  return row === null || isGone(row, now) ? null : row
}
