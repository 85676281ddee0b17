import { defineAction } from 'astro:actions'
import { mergeBookmarksSchema } from '#contract/bookmark.ts'
import { MergeBookmarks } from '#operations/bookmarks.ts'
import { forward } from '#actions/failure.ts'

/** Adds what was saved on a device before its person signed in, or without a network. */
export const merge = defineAction({
  accept: 'form',
  input: mergeBookmarksSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(MergeBookmarks, input)).mergeBookmarks),
})
