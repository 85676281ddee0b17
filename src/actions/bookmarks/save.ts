import { defineAction } from 'astro:actions'
import { saveBookmarkSchema } from '#contract/bookmark.ts'
import { SaveBookmark } from '#operations/bookmarks.ts'
import { forward } from '#actions/failure.ts'

/** Keeps an ad, or writes its note. */
export const save = defineAction({
  accept: 'form',
  input: saveBookmarkSchema,
  handler: (input, { locals }) =>
    forward(
      async () =>
        (await locals.execute(SaveBookmark, { jobPostId: input.jobPostId, note: input.note ?? null }))
          .saveBookmark,
    ),
})
