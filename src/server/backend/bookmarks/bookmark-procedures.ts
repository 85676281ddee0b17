import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import {
  forgetHistorySchema,
  jobPostIdSchema,
  mergeBookmarksSchema,
  saveBookmarkSchema,
} from '#contract/bookmark.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account } from '#server/domain/access-row.ts'

export const saveBookmark = procedure({
  name: 'saveBookmark',
  actions: ['bookmarks.save'],
  who: account(['student']),
  description: 'Without a note the one there is stays.',
  input: saveBookmarkSchema,
  answer: 'SaveBookmarkAnswer!',
  run: ({ services, caller }, { jobPostId, note }) =>
    services.bookmarks.save(caller.uid, jobPostId, note ?? null),
})

export const removeBookmark = procedure({
  name: 'removeBookmark',
  actions: ['bookmarks.remove'],
  who: account(['student']),
  description: 'True when it was there.',
  input: jobPostIdSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { jobPostId }) => services.bookmarks.remove(caller.uid, jobPostId),
})

export const mergeBookmarks = procedure({
  name: 'mergeBookmarks',
  actions: ['bookmarks.merge'],
  who: account(['student']),
  description: `Adds what was saved on a device, newest first; at most ${bookmarkLimits.onDevice}.`,
  input: mergeBookmarksSchema,
  answer: 'BookmarkMerge!',
  document: graphql(`
    mutation MergeBookmarks($ids: [ID!]!) {
      mergeBookmarks(ids: $ids) {
        saved
        gone
        full
      }
    }
  `),
  run: ({ services, caller }, { ids }) => services.bookmarks.merge(caller.uid, ids),
})

export const addToHistory = procedure({
  name: 'addToHistory',
  actions: ['bookmarks.addToHistory'],
  who: account(['student']),
  description: 'False: the caller does not want it kept, or nobody may see the ad.',
  input: jobPostIdSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { jobPostId }) => services.history.add(caller.uid, jobPostId),
})

export const forgetHistory = procedure({
  name: 'forgetHistory',
  actions: ['bookmarks.forgetHistory'],
  who: account(['student']),
  description: 'One ad, or without an id all of it.',
  input: forgetHistorySchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { jobPostId }) => services.history.forget(caller.uid, jobPostId ?? null),
})
