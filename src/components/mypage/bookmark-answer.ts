import { actions, type ActionError } from 'astro:actions'
import type { APIContext } from 'astro'
import { isId } from '#contract/id.ts'
import { bookmarksPath, historyPath } from './bookmark-paths.ts'

/** `elsewhere`: the form was sent and did what it says; `failed`: the page shows why not; `none`: none of ours was sent. */
export type BookmarkAnswer =
  { kind: 'none' } | { kind: 'elsewhere'; to: string } | { kind: 'failed'; error: ActionError }

/**
 * What became of the forms of the bookmarks and the history, for the page that they stand on: it leads on with 303, or
 * takes the error's status and hands the answer to the component.
 */
export const readBookmarkAnswer = ({
  getActionResult,
  url,
}: Pick<APIContext, 'getActionResult' | 'url'>): BookmarkAnswer => {
  const after = url.searchParams.get('after')
  const named = url.searchParams.get('ad') ?? ''
  const id = isId(named) ? named : ''
  const saved = getActionResult(actions.bookmarks.save)
  const removed = getActionResult(actions.bookmarks.remove)
  const forgotten = getActionResult(actions.bookmarks.forgetHistory)
  const error = saved?.error ?? removed?.error ?? forgotten?.error
  if (error !== undefined) return { kind: 'failed', error }
  if (saved?.data !== undefined)
    return { kind: 'elsewhere', to: bookmarksPath({ after, done: saved.data }, id) }
  if (removed?.data !== undefined) return { kind: 'elsewhere', to: bookmarksPath({ after, removed: id }) }
  if (forgotten?.data !== undefined) return { kind: 'elsewhere', to: historyPath({ done: 'forgotten' }) }
  return { kind: 'none' }
}
